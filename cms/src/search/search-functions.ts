import { arabicStartedWord, arabicStems, arabicWords } from './arabic-sql';
import { SEARCHED_LENGTH } from './constants';

/**
 * Ends the name of each function and index of the search. An index keeps what its function said when a row was written: whoever changes
 * one of the functions raises this, drops those of before in ../database/search-indexes, and the indexes are laid anew.
 */
export const SEARCH_VERSION = 'v1';

/** Name of a function of the search. */
export const searchFunction = (name: 'blocks_text' | 'search_vector' | 'search_query' | 'search_marks'): string => `app.${name}_${SEARCH_VERSION}`;

/** Stands between texts that are shown in one line; no word, so that nothing is found by it. */
export const BETWEEN_TEXTS = ' · ';

/** An empty search_path: what an index is made of mustn't depend on who asks, nor be inlined away from the index. */
const declared = (signature: string, cost: number, body: string) =>
  `CREATE OR REPLACE FUNCTION ${signature} LANGUAGE sql IMMUTABLE PARALLEL SAFE COST ${cost} SET search_path = '' AS $search$ ${body} $search$`;

/** Kinds of blocks that hold text, and no block with text inside. */
const TEXT_BLOCKS = ['paragraph', 'heading', 'quote', 'code', 'list-item'].map((type) => `@.type == "${type}"`).join(' || ');

/** Postgres takes `<b>` for markup and `&amp;` for an entity, and drops both; here they are text. */
const plain = (text: string) => `translate(left(${text}, ${SEARCHED_LENGTH}), '<>&', '()+')`;

const english = (text: string) => `(to_tsvector('english', ${text}) || to_tsvector('simple', ${text}))`;
// Of the two halves, the first knows stems and the second whole words: those begin with what somebody has typed so far, stems needn't.
const arabic = (text: string) =>
  `(SELECT to_tsvector('simple', ${arabicStems('words')}) || to_tsvector('simple', words) FROM (SELECT ${arabicWords(text)} AS words) one)`;

const weighted = (vector: (text: string) => string) =>
  [['title', 'A'], ['summary', 'B'], ['body', 'C']].map(([text = '', weight]) => `setweight(${vector(plain(`coalesce(${text}, '')`))}, '${weight}')`).join(' || ');

/** A query, or what stands before the last word together with every word that begins like it. */
const orStarted = (query: string, head: string, word: string) =>
  `${query} || CASE WHEN last = '' THEN ''::tsquery ELSE ${head} && to_tsquery('simple', quote_literal(${word}) || ':*') END`;

const websearch = (config: string, text: string) => `websearch_to_tsquery('${config}', ${text})`;
const arabicQuery = `${websearch('simple', arabicStems(arabicWords('whole')))} || ${websearch('simple', arabicWords('whole'))}`;

/** Marks in the place of markup: two characters that no text has. */
export const [MARK_START, MARK_END] = ['\uE000', '\uE001'];
const headline = (config: string, text: string) =>
  `ts_headline('${config}', ${text}, query, 'HighlightAll=true, StartSel=${MARK_START}, StopSel=${MARK_END}')`;

/** The functions that the indexes and the search are made of; each statement can be repeated. */
export const searchFunctionStatements: readonly string[] = [
  // The text of Strapi's blocks: that of one block as it stands, and a mark between blocks.
  declared(`${searchFunction('blocks_text')}(content jsonb) RETURNS text`, 1_000, `
    SELECT coalesce(string_agg((
      SELECT string_agg(piece #>> '{}', '' ORDER BY n)
      FROM jsonb_path_query(node, 'strict $.**.text', '{}', true) WITH ORDINALITY AS pieces(piece, n)
    ), '${BETWEEN_TEXTS}' ORDER BY at), '')
    FROM jsonb_path_query(content, 'strict $.** ? (${TEXT_BLOCKS})', '{}', true) WITH ORDINALITY AS nodes(node, at)`),

  // Dear on purpose: read from an index instead of made for each row.
  declared(`${searchFunction('search_vector')}(locale text, title text, summary text, body text) RETURNS tsvector`, 10_000,
    `SELECT CASE WHEN locale = 'ar' THEN ${weighted(arabic)} ELSE ${weighted(english)} END`),

  // `whole` is the question; `last` its last word where that may go on, and `head` what stands before it.
  declared(`${searchFunction('search_query')}(locale text, whole text, head text, last text) RETURNS tsquery`, 100, `
    SELECT CASE WHEN locale = 'ar'
      THEN ${orStarted(arabicQuery, websearch('simple', arabicStems(arabicWords('head'))), arabicStartedWord('last'))}
      ELSE ${orStarted(websearch('english', 'whole'), websearch('english', 'head'), 'last')} END`),

  // A text twice, with marks around what was found: by stems and by whole words. It has as many spaces as the text.
  declared(`${searchFunction('search_marks')}(locale text, shown text, query tsquery) RETURNS text[]`, 10_000, `
    SELECT CASE WHEN locale = 'ar'
      THEN (SELECT ARRAY[${headline('simple', arabicStems('words'))}, ${headline('simple', 'words')}]
            FROM (SELECT ${arabicWords(plain('shown'))} AS words) one)
      ELSE ARRAY[${headline('english', plain('shown'))}, ${headline('simple', plain('shown'))}] END`),
];
