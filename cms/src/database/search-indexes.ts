import { searchFunction, searchFunctionStatements, SEARCH_VERSION } from '../search/search-functions';
import { locales } from './locales';

/** SQL of what can be found of a row, in a language: the same in the index and in the search, or the index isn't used. */
export const searchVectors = {
  posts: (locale: string) => `${searchFunction('search_vector')}('${locale}', title, excerpt, ${searchFunction('blocks_text')}(content))`,
  services: (locale: string) => `${searchFunction('search_vector')}('${locale}', title, description, '')`,
  sub_services: (locale: string) => `${searchFunction('search_vector')}('${locale}', title, description, '')`,
} as const satisfies Record<string, (locale: string) => string>;

type SearchedTable = keyof typeof searchVectors;

/** Name of the index over a table's published rows of a language. */
export const searchIndexName = (table: SearchedTable, locale: string): string => `${table}_search_${locale}_${SEARCH_VERSION}`;

/** Knex takes a question mark for a value's place. */
const withoutValues = (statement: string) => statement.replaceAll('?', '\\?');

/**
 * Full text over what is published, by expression: the rows themselves are what is found, and there is no second copy to fall behind.
 * Every statement can be repeated.
 */
export const searchIndexStatements: readonly string[] = [
  ...searchFunctionStatements.map(withoutValues),
  ...(Object.keys(searchVectors) as SearchedTable[]).flatMap((table) =>
    locales.map(({ code }) =>
      `CREATE INDEX IF NOT EXISTS ${searchIndexName(table, code)} ON ${table} USING gin (${searchVectors[table](code)})
       WHERE published_at IS NOT NULL AND locale = '${code}'`,
    ),
  ),
];
