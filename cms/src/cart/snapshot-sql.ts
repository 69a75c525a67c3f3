/** Characters that turn text around them; they would let one name look like another. */
const BIDI_CONTROLS = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

const withoutControls = (text: string) => `btrim(translate(${text}, '${BIDI_CONTROLS}', ''))`;

/** A column of rows `alias`, one per language, as an object with a text for each; a missing one is the other's. */
function textsOf(alias: 's' | 'u', column: string): string {
  const text = withoutControls(`${alias}.${column}`);
  const inLanguage = (locale: string) =>
    `coalesce(max(${text}) FILTER (WHERE ${alias}.locale = '${locale}'), max(${text}), '')`;
  return `jsonb_build_object('en', ${inLanguage('en')}, 'ar', ${inLanguage('ar')})`;
}

/** By name both languages' rows are meant, not only the one that has it. */
const HAS_NAME = `u.document_id IN (
  SELECT document_id FROM sub_services WHERE published_at IS NOT NULL AND ${withoutControls('title')} = :subServiceName)`;

/**
 * SQL of the published sub-service a caller means, with what a cart line copies of it: no row where there is none. By its
 * id or slug, or else by its name in either language.
 */
export const MEANT_SUB_SERVICE = `
  SELECT s.document_id AS service_id, u.document_id AS sub_service_id, max(s.slug) AS service_slug, max(u.slug) AS sub_service_slug,
    ${textsOf('s', 'title')} AS service_name, ${textsOf('u', 'title')} AS sub_service_name,
    ${textsOf('u', 'description')} AS description, (max(coalesce(u.price, 0)) * 100)::bigint AS price_cents
  FROM sub_services u
  JOIN sub_services_service_lnk l ON l.sub_service_id = u.id
  JOIN services s ON s.id = l.service_id
  WHERE u.published_at IS NOT NULL AND s.published_at IS NOT NULL AND :service IN (s.document_id, s.slug)
    AND CASE WHEN :subService::text IS NULL THEN ${HAS_NAME} ELSE :subService IN (u.document_id, u.slug) END
  GROUP BY s.document_id, u.document_id
  LIMIT 1`;
