import { searchVectors, titleVector } from '../database/search-indexes';
import { MAX_RANKED_TITLES, SNIPPET_SOURCE_LENGTH } from './constants';
import { BETWEEN_TEXTS, searchFunction } from './search-functions';

type SearchLanguage = 'en' | 'ar';

/** Weights of nothing, body, summary and title, in Postgres' order D, C, B, A. */
const RANK_WEIGHTS = `'{0, 0.1, 0.4, 1}'::real[]`;

const published = (alias: string, language: SearchLanguage) => `${alias}.published_at IS NOT NULL AND ${alias}.locale = '${language}'`;
const vectorOf = (language: SearchLanguage, title: string, summary: string, body: string) =>
  `${searchFunction('search_vector')}('${language}', ${title}, ${summary}, ${body})`;
const marks = (language: SearchLanguage, text: string) => `${searchFunction('search_marks')}('${language}', ${text}, asked.query)`;
const oneLine = (text: string) => `btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`;

/** What was asked, where an index answers it: compared with a joined row's column, Postgres reads every row instead. */
const [QUERY, ANY_WORD] = ['(SELECT query FROM asked)', '(SELECT any_word FROM asked)'];

/** How a service is ordered, by its vector: whether everything was found in the title, and how much was found where. */
const order = `ts_filter(vector, '{a}') @@ asked.query AS in_title, ts_rank(${RANK_WEIGHTS}, vector, asked.any_word) AS rank`;

/** Posts found in whose titles something was found, as an index knows it: no vector is made for those. */
const titled = (language: SearchLanguage, query: string) =>
  `id IN (SELECT id FROM posts WHERE ${published('posts', language)} AND ${titleVector(language)} @@ ${query})`;

// The title decides the order, and then the date: the vector of a whole article takes a hundred times as long to make, for each that was found.
// That of a title is still too dear for each of ten thousand; beyond so many, the newest of them come first.
const postHits = (language: SearchLanguage) => `(
  WITH matched AS MATERIALIZED (
    SELECT id, title, coalesce(publish_date, created_at) AS moment, ${titled(language, QUERY)} AS in_title, ${titled(language, ANY_WORD)} AS has_word
    FROM posts WHERE ${published('posts', language)} AND ${searchVectors.posts(language)} @@ ${QUERY}
  ), ranked AS MATERIALIZED (SELECT id FROM matched WHERE has_word ORDER BY in_title DESC, moment DESC NULLS LAST, id LIMIT ${MAX_RANKED_TITLES})
  SELECT 'post' AS type, matched.id, matched.in_title, CASE WHEN matched.id IN (SELECT id FROM ranked)
    THEN ts_rank(${RANK_WEIGHTS}, ${titleVector(language, 'matched.title')}, asked.any_word) ELSE 0::real END AS rank, matched.moment
  FROM asked, matched)`;

// A service is found by what its sub-services say, too, and by words of which it has one and a sub-service the other: where the indexes
// find any of them, all of it is looked at together.
const serviceHits = (language: SearchLanguage) => `
  SELECT 'service' AS type, found.id, ${order}, NULL::timestamp AS moment FROM asked, LATERAL (
    SELECT s.id, ${vectorOf(language, 's.title', "concat_ws(' ', s.description, parts.titles)", 'parts.descriptions')} AS vector
    FROM services s, LATERAL (
      SELECT string_agg(u.title, ' ') AS titles, string_agg(u.description, ' ') AS descriptions
      FROM sub_services u JOIN sub_services_service_lnk l ON l.sub_service_id = u.id
      WHERE l.service_id = s.id AND ${published('u', language)}
    ) parts
    WHERE ${published('s', language)} AND s.id IN (
      SELECT id FROM services WHERE ${published('services', language)} AND ${searchVectors.services(language)} @@ ${ANY_WORD}
      UNION
      SELECT l.service_id FROM sub_services JOIN sub_services_service_lnk l ON l.sub_service_id = sub_services.id
      WHERE ${published('sub_services', language)} AND ${searchVectors.sub_services(language)} @@ ${ANY_WORD}
    )
  ) found WHERE found.vector @@ asked.query`;

const postTexts = (language: SearchLanguage) => `
  SELECT p.slug, p.title, concat_ws('${BETWEEN_TEXTS}', p.excerpt, nullif(${searchFunction('blocks_text')}(p.content), '')) AS body, p.external_url,
    coalesce(p.publish_date, p.created_at) AS moment, (
      SELECT c.name FROM posts_category_lnk l JOIN categories linked ON linked.id = l.category_id
      JOIN categories c ON c.document_id = linked.document_id AND c.locale = '${language}' WHERE l.post_id = p.id LIMIT 1
    ) AS category
  FROM posts p WHERE hit.type = 'post' AND p.id = hit.id`;

const serviceTexts = (language: SearchLanguage) => `
  SELECT s.slug, s.title, concat_ws('${BETWEEN_TEXTS}', s.description, (
      SELECT string_agg(concat_ws(': ', u.title, u.description), '${BETWEEN_TEXTS}' ORDER BY u."order", u.id)
      FROM sub_services u JOIN sub_services_service_lnk l ON l.sub_service_id = u.id WHERE l.service_id = s.id AND ${published('u', language)}
    )), NULL, NULL, NULL
  FROM services s WHERE hit.type = 'service' AND s.id = hit.id`;

/**
 * The search as one statement; it names `whole`, `head`, `last` (see the function search_query), `limit` and `offset`.
 * It answers one row: `total`, and `hits` with their texts as they are and with marks.
 */
export const searchStatement = (language: SearchLanguage): string => `
  WITH asked AS MATERIALIZED (
    SELECT query, replace(query::text, ' & ', ' | ')::tsquery AS any_word
    FROM ${searchFunction('search_query')}('${language}', :whole, :head, :last) AS query
    -- Without a word that has to be there, everything would be looked at.
    WHERE querytree(query) NOT IN ('', 'T')
  ),
  hits AS MATERIALIZED (${postHits(language)} UNION ALL ${serviceHits(language)}),
  page AS (SELECT * FROM hits ORDER BY in_title DESC, rank DESC, moment DESC NULLS LAST, type, id LIMIT :limit OFFSET :offset)
  SELECT (SELECT count(*)::int FROM hits) AS total, coalesce((
    SELECT json_agg(json_build_object(
      'type', hit.type, 'slug', shown.slug, 'externalUrl', shown.external_url, 'moment', shown.moment, 'category', shown.category,
      'title', shown.title, 'titleMarks', ${marks(language, 'shown.title')},
      'body', shown.body, 'bodyMarks', ${marks(language, 'shown.body')}
    ) ORDER BY hit.in_title DESC, hit.rank DESC, hit.moment DESC NULLS LAST, hit.type, hit.id)
    FROM asked, page hit, LATERAL (
      SELECT slug, ${oneLine('title')} AS title, ${oneLine(`left(body, ${SNIPPET_SOURCE_LENGTH})`)} AS body, external_url, moment, category
      FROM (${postTexts(language)} UNION ALL ${serviceTexts(language)}) texts
    ) shown
  ), '[]') AS hits`;
