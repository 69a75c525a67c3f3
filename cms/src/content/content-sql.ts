import { kindFacts } from './kinds';
import type { Kind, Language } from './types';
import { modelOf } from './versions-words';

/* SQL over the rows of a kind. Of every language there is a draft and, where it is published, a copy of it: `d` and `p` below. */

const tableOf = (kind: Kind): string => modelOf(kind).table;

const imageOf = (kind: Kind, row: string, columns: string) => {
  const { uid, imageField } = kindFacts[kind];
  return `(SELECT ${columns} FROM files_related_mph l JOIN files f ON f.id = l.file_id
    WHERE l.related_id = ${row}.id AND l.related_type = '${uid}' AND l.field = '${imageField}' ORDER BY l."order", l.id LIMIT 1)`;
};

/** documentId of the service of a sub-service's row. */
const serviceOf = (kind: Kind, row: string) =>
  kind === 'sub-service'
    ? `(SELECT s.document_id FROM sub_services_service_lnk l JOIN services s ON s.id = l.service_id WHERE l.sub_service_id = ${row}.id LIMIT 1)`
    : 'NULL::text';

const categoryOf = (kind: Kind, row: string) =>
  kind === 'post'
    ? `(SELECT c.slug FROM posts_category_lnk l JOIN categories c ON c.id = l.category_id WHERE l.post_id = ${row}.id LIMIT 1)`
    : 'NULL::text';

/** Sub-services have no texts for search engines. */
const seoOf = (kind: Kind, row: string) =>
  kind === 'sub-service'
    ? 'NULL::jsonb'
    : `(SELECT to_jsonb(c) - 'id' FROM ${tableOf(kind)}_cmps l JOIN components_shared_seos c ON c.id = l.cmp_id
        WHERE l.entity_id = ${row}.id AND l.field = 'seo' LIMIT 1)`;

/** Everything a row says, localized or not. */
function valuesOf(kind: Kind, row: string): string {
  const { texts, shared } = kindFacts[kind];
  const columns = ['title', texts.description, texts.imageAlt, ...(texts.content ? [texts.content] : []), ...shared];
  return `jsonb_build_object(${columns.map((column) => `'${column}', ${row}."${column}"`).join(', ')},
    'image', ${imageOf(kind, row, 'f.id')}, 'service', ${serviceOf(kind, row)}, 'category', ${categoryOf(kind, row)}, 'seo', ${seoOf(kind, row)})`;
}

/** Names what a draft says. Its place among its siblings is left out: whoever sorts a list is in nobody's way who writes. */
const versionOf = (kind: Kind) => `left(md5((${valuesOf(kind, 'd')} - 'order')::text), 20)`;

// A published sub-service has no link to a service that isn't published itself; that is no news of its own.
const differs = (kind: Kind) => `${valuesOf(kind, 'd')} - 'service' <> ${valuesOf(kind, 'p')} - 'service'
  OR ${serviceOf(kind, 'd')} <> ${serviceOf(kind, 'p')}`;

const stateOf = (kind: Kind) => `CASE WHEN p.id IS NULL THEN 'draft' WHEN ${differs(kind)} THEN 'changed' ELSE 'published' END`;

const fromDrafts = (kind: Kind) => `${tableOf(kind)} d
  LEFT JOIN ${tableOf(kind)} p ON p.document_id = d.document_id AND p.locale = d.locale AND p.published_at IS NOT NULL`;

/** When the words of a document changed last in a language, and by whom. */
const lastWords = (kind: Kind, documentId: string, language: string, column: 'words_at' | 'words_by') =>
  `(SELECT v.${column} FROM app.content_versions v
    WHERE v.model = '${kind}' AND v.document_id = ${documentId} AND v.language = ${language} ORDER BY v.number DESC LIMIT 1)`;

/** Whether `d` is an Arabic draft whose English words are newer. */
const isOutdated = (kind: Kind) => `(d.locale = 'ar'
  AND EXISTS (SELECT 1 FROM ${tableOf(kind)} e WHERE e.document_id = d.document_id AND e.locale = 'en' AND e.published_at IS NULL)
  AND coalesce(${lastWords(kind, 'd.document_id', "'en'", 'words_at')} > ${lastWords(kind, 'd.document_id', "'ar'", 'words_at')}, false))`;

/** A column of the draft's scheduled act of which something holds. */
const scheduled = (kind: Kind, column: 'due_at' | 'action', condition: string) =>
  `(SELECT s.${column} FROM app.content_schedules s
    WHERE s.model = '${kind}' AND s.document_id = d.document_id AND s.language = d.locale AND ${condition} ORDER BY s.due_at DESC LIMIT 1)`;

const optional = (kind: Kind, column: string, type: string) =>
  kindFacts[kind].shared.includes(column) ? `d."${column}"` : `NULL::${type}`;

/** An editor that was opened and left alone stores this. */
const EMPTY_CONTENT = `'[{"type": "paragraph", "children": [{"type": "text", "text": ""}]}]'`;

const hasContent = (column: string | null) => (column ? `coalesce(d.${column} NOT IN ('[]', 'null', ${EMPTY_CONTENT}), false)` : 'false');

/** One row per language of some documents. Takes their ids. */
export function draftsQuery(kind: Kind, { withContent }: { withContent: boolean }): string {
  const { texts } = kindFacts[kind];
  return `SELECT d.document_id AS "documentId", d.locale AS language, d.title, d.${texts.description} AS description, d.${texts.imageAlt} AS "imageAlt",
    ${texts.content && withContent ? `d.${texts.content}::json` : 'NULL::json'} AS content, ${hasContent(texts.content)} AS "hasContent",
    d.slug, ${optional(kind, 'order', 'integer')} AS "order", ${optional(kind, 'price', 'numeric')} AS price,
    ${optional(kind, 'external_url', 'text')} AS "externalUrl", ${optional(kind, 'publish_date', 'timestamp')} AS "publishDate",
    ${imageOf(kind, 'd', `json_build_object('id', f.id, 'url', f.url, 'width', f.width, 'height', f.height, 'name', f.name)`)} AS image,
    ${serviceOf(kind, 'd')} AS "serviceId", ${categoryOf(kind, 'd')} AS "categorySlug",
    ${stateOf(kind)} AS state, ${isOutdated(kind)} AS "isOutdated", ${versionOf(kind)} AS version,
    coalesce(${lastWords(kind, 'd.document_id', 'd.locale', 'words_at')}, d.updated_at) AS "changedAt",
    nullif(${lastWords(kind, 'd.document_id', 'd.locale', 'words_by')}, '') AS "changedBy",
    ${scheduled(kind, 'due_at', "s.action = 'publish'")} AS "publishAt", ${scheduled(kind, 'due_at', "s.action = 'unpublish'")} AS "unpublishAt",
    ${scheduled(kind, 'action', 's.failed_at IS NOT NULL')} AS "failedAction"
  FROM ${fromDrafts(kind)}
  WHERE d.published_at IS NULL AND d.document_id = ANY(?)`;
}

/** Every document of a kind: what lists are sorted by. */
export const documentsQuery = (kind: Kind): string => `SELECT d.document_id,
    coalesce(max(d.title) FILTER (WHERE d.locale = 'en'), max(d.title)) AS title,
    ${kindFacts[kind].shared.includes('order') ? 'min(d."order")' : 'NULL::integer'} AS position,
    ${kind === 'post' ? 'max(d.publish_date)' : 'NULL::timestamp'} AS moment,
    max(coalesce(${lastWords(kind, 'd.document_id', 'd.locale', 'words_at')}, d.updated_at)) AS changed_at
  FROM ${tableOf(kind)} d WHERE d.published_at IS NULL GROUP BY d.document_id`;

/** Whether the document of `docs` has a draft of which something holds. */
const hasDraft = (kind: Kind, condition: string) =>
  `EXISTS (SELECT 1 FROM ${fromDrafts(kind)} WHERE d.document_id = docs.document_id AND d.published_at IS NULL AND (${condition}))`;

export const conditions = {
  /** Takes the same pattern three times. */
  search: (kind: Kind) => hasDraft(kind, `d.title ILIKE ? OR d.${kindFacts[kind].texts.description} ILIKE ? OR d.slug ILIKE ?`),
  missing: (kind: Kind, language: Language) => `NOT ${hasDraft(kind, `d.locale = '${language}'`)}`,
  /** Takes the state. */
  state: (kind: Kind, language: Language) => hasDraft(kind, `d.locale = '${language}' AND ${stateOf(kind)} = ?`),
  outdated: (kind: Kind) => hasDraft(kind, isOutdated(kind)),
  /** Takes the service's id. */
  ofService: (kind: Kind) => hasDraft(kind, `${serviceOf(kind, 'd')} = ?`),
} as const;

/** A document's title in a language; both are SQL. */
export const titleOf = (kind: Kind, documentId: string, language: string): string =>
  `(SELECT t.title FROM ${tableOf(kind)} t WHERE t.document_id = ${documentId} AND t.locale = ${language} AND t.published_at IS NULL LIMIT 1)`;

/** Ids of the sub-services that belong to some services in any language. Takes the services' ids. */
export const SUB_SERVICES_OF = `SELECT DISTINCT u.document_id AS "documentId"
  FROM services s JOIN sub_services_service_lnk l ON l.service_id = s.id JOIN sub_services u ON u.id = l.sub_service_id
  WHERE s.published_at IS NULL AND u.published_at IS NULL AND s.document_id = ANY(?)`;
