import { searchFunction, searchFunctionStatements, SEARCH_VERSION } from '../search/search-functions';
import { locales } from './locales';

/** SQL of what can be found of a row, in a language: the same in the index and in the search, or the index isn't used. */
export const searchVectors = {
  posts: (locale: string) => `${searchFunction('search_vector')}('${locale}', title, excerpt, ${searchFunction('blocks_text')}(content))`,
  services: (locale: string) => `${searchFunction('search_vector')}('${locale}', title, description, '')`,
  sub_services: (locale: string) => `${searchFunction('search_vector')}('${locale}', title, description, '')`,
} as const satisfies Record<string, (locale: string) => string>;

/** SQL of what can be found of a post's title alone: it decides what comes first. */
export const titleVector = (locale: string, title = 'title') => `${searchFunction('search_vector')}('${locale}', ${title}, '', '')`;

type SearchedTable = keyof typeof searchVectors;

/** Name of the index over a table's published rows of a language. */
export const searchIndexName = (table: SearchedTable, locale: string): string => `${table}_search_${locale}_${SEARCH_VERSION}`;

/** Knex takes a question mark for a value's place. */
const withoutValues = (statement: string) => statement.replaceAll('?', '\\?');

interface SearchIndex {
  readonly name: string;
  readonly table: SearchedTable;
  readonly locale: string;
  readonly vector: string;
}

const searchIndexes: readonly SearchIndex[] = locales.flatMap(({ code: locale }) => [
  ...(Object.keys(searchVectors) as SearchedTable[]).map((table) => ({
    name: searchIndexName(table, locale), table, locale, vector: searchVectors[table](locale),
  })),
  { name: `posts_titles_${locale}_${SEARCH_VERSION}`, table: 'posts', locale, vector: titleVector(locale) },
]);

/**
 * Full text over what is published, by expression: the rows themselves are what is found, and there is no second copy to fall behind.
 * Every statement can be repeated.
 */
export const searchIndexStatements: readonly string[] = [
  ...searchFunctionStatements.map(withoutValues),
  ...searchIndexes.flatMap(({ name, table, locale, vector }) => [
    `CREATE INDEX IF NOT EXISTS ${name} ON ${table} USING gin (${vector}) WHERE published_at IS NOT NULL AND locale = '${locale}'`,
    // Nobody plans with statistics of words; gathering them takes Postgres a minute for ten thousand posts.
    `ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS 0`,
  ]),
];
