// @ts-check

/** @typedef {import('pg').Client} Database */

/** Posts and services that are there in the end besides those of before, each in both languages. */
export const GROWN = { posts: 10_000, services: 500, subServicesEach: 3 };

/** In one statement: large enough to be fast, small enough to be told about. */
const BATCH = 1_000;

const WORDS = {
  en: ('audience brand budget campaign channel content conversion customer data design email engagement funnel growth insight keyword landing launch '
    + 'market measure message mobile organic page plan post reach report result search seo service share social story strategy target team test traffic '
    + 'trend value video visitor website work year').split(' '),
  ar: ('الجمهور العلامة الميزانية الحملة القناة المحتوى التحويل العميل البيانات التصميم البريد التفاعل النمو الرؤية الكلمة الصفحة الإطلاق السوق القياس الرسالة '
    + 'الهاتف الخطة المقال الوصول التقرير النتيجة البحث الخدمة المشاركة التواصل القصة الاستراتيجية الهدف الفريق الاختبار الزيارات الاتجاه القيمة الفيديو الزائر '
    + 'الموقع العمل السنة').split(' '),
};

/** Words of one document, out of the list, the same for the same number. */
const words = (/** @type {string} */ list, /** @type {string} */ seed, /** @type {number} */ count) =>
  `(SELECT string_agg(${list}[1 + (hashint4(${seed} * 131 + w) & 1048575) % cardinality(${list})], ' ' ORDER BY w) FROM generate_series(1, ${count}) w)`;

const PARAGRAPHS = 8;
const WORDS_PER_PARAGRAPH = 40;

/**
 * The id of a document, as Strapi's look.
 * @param {string} kind a letter
 * @param {string} number SQL
 */
const documentId = (kind, number) => `'${kind}' || substr(md5('${kind}' || ${number}), 1, 23)`;

/** The languages, and a draft and a published row of each document in both. */
const LANGUAGES = `(VALUES ('en', $3::text[]), ('ar', $4::text[])) AS version(locale, words)`;
const STATES = `(VALUES (false), (true)) AS state(published)`;

const POSTS = `
  WITH texts AS MATERIALIZED (
    SELECT n, version.locale, 'Growth ' || n || ' ' || ${words('version.words', 'n', 5)} AS title, ${words('version.words', 'n + 7', 20)} AS excerpt,
      (SELECT jsonb_agg(jsonb_build_object('type', 'paragraph', 'children', jsonb_build_array(jsonb_build_object('type', 'text', 'text',
        ${words('version.words', 'n * 17 + p', WORDS_PER_PARAGRAPH)}))) ORDER BY p) FROM generate_series(1, ${PARAGRAPHS}) p) AS content
    FROM generate_series($1::integer, $2::integer) n CROSS JOIN ${LANGUAGES}
  ), made AS (
    INSERT INTO posts (document_id, title, slug, excerpt, content, read_time, publish_date, created_at, updated_at, published_at, locale)
    SELECT ${documentId('p', 'n')}, title, 'growth-post-' || n, excerpt, content, 5, now() - n * interval '3 hours', now(), now(),
      CASE WHEN state.published THEN now() END, locale
    FROM texts CROSS JOIN ${STATES}
    RETURNING id, document_id, locale, published_at
  ), pictured AS (
    INSERT INTO files_related_mph (file_id, related_id, related_type, field, "order")
    SELECT files.ids[1 + made.id % cardinality(files.ids)], made.id, 'api::post.post', 'cover', 1
    FROM made, (SELECT array_agg(DISTINCT file_id ORDER BY file_id) AS ids FROM files_related_mph WHERE related_type = 'api::post.post') files
    WHERE cardinality(files.ids) > 0
  )
  INSERT INTO posts_category_lnk (post_id, category_id)
  SELECT made.id, kinds.ids[1 + (hashtext(made.document_id) & 1048575) % cardinality(kinds.ids)]
  FROM made JOIN (SELECT locale, array_agg(id ORDER BY slug) AS ids FROM categories GROUP BY locale) kinds ON kinds.locale = made.locale`;

const SERVICES = `
  WITH made AS (
    INSERT INTO services (document_id, title, slug, description, "order", created_at, updated_at, published_at, locale)
    SELECT ${documentId('s', 'n')}, 'Growth ' || n || ' ' || ${words('version.words', 'n', 2)}, 'growth-service-' || n, ${words('version.words', 'n + 7', 25)},
      1000 + n, now(), now(), CASE WHEN state.published THEN now() END, version.locale
    FROM generate_series($1::integer, $2::integer) n CROSS JOIN ${LANGUAGES} CROSS JOIN ${STATES}
    RETURNING id, document_id, locale, published_at, "order" - 1000 AS n
  ), parts AS (
    INSERT INTO sub_services (document_id, title, slug, description, price, "order", created_at, updated_at, published_at, locale)
    SELECT ${documentId('u', "made.n || '-' || part")}, 'Part ' || part || ' of growth ' || made.n, 'growth-part-' || made.n || '-' || part, 'Part ' || part,
      100 * part, part, now(), now(), made.published_at, made.locale
    FROM made CROSS JOIN generate_series(1, ${GROWN.subServicesEach}) part
    RETURNING id, slug, locale, published_at
  )
  INSERT INTO sub_services_service_lnk (sub_service_id, service_id)
  SELECT parts.id, made.id FROM parts JOIN made ON made.locale = parts.locale AND (made.published_at IS NULL) = (parts.published_at IS NULL)
    AND made.n = split_part(parts.slug, '-', 3)::integer`;

/**
 * Puts posts and services into the tables as if staff had published them, past the documents API, which would take an hour. Repeatable content,
 * no two documents alike; a word of the list is in about every document, which is as much as a search can find.
 * @param {Database} database
 * @param {{ posts: number, services: number, signal: AbortSignal }} options
 */
export async function seedContent(database, { posts, services, signal }) {
  for (const { statement, total } of [{ statement: SERVICES, total: services }, { statement: POSTS, total: posts }]) {
    for (const [from, to] of batches(total, BATCH)) {
      signal.throwIfAborted();
      await database.query(statement, [from, to, WORDS.en, WORDS.ar]);
    }
  }
  // As the database does by itself sooner or later; it is not to do it beside the measurement.
  await database.query('VACUUM (ANALYZE)');
}

/**
 * @param {number} total
 * @param {number} size
 * @returns {[number, number][]} first and last number of each batch, from 1 on
 */
export function batches(total, size) {
  return Array.from({ length: Math.ceil(total / size) }, (_, index) => [index * size + 1, Math.min(total, (index + 1) * size)]);
}
