import type { Core } from '@strapi/strapi';
import { conditions, documentsQuery } from './content-sql';
import { readDocuments, withSubServices } from './read-content';
import { languages, type ContentList, type ContentQuery, type ContentSort, type Kind, type Language, type State } from './types';

interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

const orders: Readonly<Record<ContentSort, string>> = {
  // Posts have no place of their own; the newest come first, before them those without a date.
  order: 'position, moment DESC NULLS FIRST, lower(title)',
  title: 'lower(title)',
  changed: 'changed_at DESC',
};

function searchCondition(kind: Kind, search: string): Condition {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return { sql: conditions.search(kind), values: [pattern, pattern, pattern] };
}

const stateCondition = (kind: Kind, state: State, language: Language): Condition =>
  state === 'missing' ? { sql: conditions.missing(kind, language), values: [] } : { sql: conditions.state(kind, language), values: [state] };

function anyOf(conditionList: readonly Condition[]): Condition {
  return { sql: `(${conditionList.map(({ sql }) => sql).join(' OR ')})`, values: conditionList.flatMap(({ values }) => values) };
}

/** A language alone asks for what is written in it. */
function languageCondition(kind: Kind, state: State | undefined, language: Language | undefined): Condition[] {
  if (state) return [anyOf((language ? [language] : languages).map((one) => stateCondition(kind, state, one)))];
  return language ? [{ sql: `NOT ${conditions.missing(kind, language)}`, values: [] }] : [];
}

function conditionOf(kind: Kind, { search = '', state, language, outdated, serviceId }: ContentQuery): Condition {
  const all: Condition[] = [
    ...(search === '' ? [] : [searchCondition(kind, search)]),
    ...languageCondition(kind, state, language),
    ...(outdated ? [{ sql: conditions.outdated(kind), values: [] }] : []),
    ...(serviceId === undefined ? [] : [{ sql: conditions.ofService(kind), values: [serviceId] }]),
  ];
  return { sql: all.map(({ sql }) => sql).join(' AND ') || 'true', values: all.flatMap(({ values }) => values) };
}

/** A page of the documents a query finds, in two statements; in four with the sub-services of services. */
export async function listContent(strapi: Core.Strapi, kind: Kind, query: ContentQuery): Promise<ContentList> {
  const db = strapi.db.connection;
  const { sql, values } = conditionOf(kind, query);
  const { rows }: { rows: { total: number; ids: string[] }[] } = await db.raw(
    `WITH docs AS (${documentsQuery(kind)}), found AS (SELECT * FROM docs WHERE ${sql})
     SELECT (SELECT count(*)::int FROM found) AS total, (
       SELECT coalesce(json_agg(document_id ORDER BY place), '[]')
       FROM (SELECT document_id, row_number() OVER (ORDER BY ${orders[query.sort]}, document_id) AS place FROM found ORDER BY place LIMIT ? OFFSET ?) page
     ) AS ids`,
    [...values, query.limit, (query.page - 1) * query.limit],
  );
  const { total = 0, ids = [] } = rows[0] ?? {};
  const documents = await readDocuments(db, kind, ids);
  return { documents: kind === 'service' && query.withSubServices ? await withSubServices(db, documents) : documents, total };
}
