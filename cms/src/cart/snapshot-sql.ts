/** Characters that turn text around them; they would let one name look like another. */
const BIDI_CONTROLS = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

const withoutControls = (text: string) => `btrim(translate(${text}, '${BIDI_CONTROLS}', ''))`;

/** A column of a document's rows, one per language, as an object with a text for each; a missing one is the other's. */
function textsOf(column: string): string {
  const text = withoutControls(column);
  const inLanguage = (locale: string) => `coalesce(max(${text}) FILTER (WHERE locale = '${locale}'), max(${text}), '')`;
  return `jsonb_build_object('en', ${inLanguage('en')}, 'ar', ${inLanguage('ar')})`;
}

/** Whether `u` is the sub-service meant: by its id or slug, or else by its name in either language. */
const IS_MEANT = `
  CASE WHEN :subService::text IS NULL THEN ${withoutControls('u.title')} = :subServiceName
       ELSE :subService IN (u.document_id, u.slug) END`;

/**
 * SQL of the published sub-service a caller means, with what a cart line copies of it: no row where there is none.
 */
export const MEANT_SUB_SERVICE = `
  SELECT named.service_id, named.sub_service_id, service.slug AS service_slug, sub_service.slug AS sub_service_slug,
    service.name AS service_name, sub_service.name AS sub_service_name, sub_service.description, sub_service.price_cents
  FROM (
    SELECT s.document_id AS service_id, u.document_id AS sub_service_id
    FROM sub_services u
    JOIN sub_services_service_lnk l ON l.sub_service_id = u.id
    JOIN services s ON s.id = l.service_id
    WHERE u.published_at IS NOT NULL AND s.published_at IS NOT NULL AND :service IN (s.document_id, s.slug) AND ${IS_MEANT}
    ORDER BY u.id LIMIT 1
  ) named,
  LATERAL (
    SELECT max(slug) AS slug, ${textsOf('title')} AS name FROM services WHERE document_id = named.service_id AND published_at IS NOT NULL
  ) service,
  LATERAL (
    SELECT max(slug) AS slug, ${textsOf('title')} AS name, ${textsOf('description')} AS description,
      (max(coalesce(price, 0)) * 100)::bigint AS price_cents
    FROM sub_services WHERE document_id = named.sub_service_id AND published_at IS NOT NULL
  ) sub_service`;
