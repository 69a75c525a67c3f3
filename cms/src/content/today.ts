import type { Core } from '@strapi/strapi';
import { conditions, documentsQuery, titleOf } from './content-sql';
import { kinds, languages, type Kind, type TodayFigures } from './types';

/** Scheduled acts that are shown of those to come, and of those that failed. */
const SHOWN = 5;

const count = (kind: Kind, condition: string) => `(SELECT count(*)::int FROM (${documentsQuery(kind)}) docs WHERE ${condition})`;
const countAll = (condition: (kind: Kind) => string) => kinds.map((kind) => count(kind, condition(kind))).join(' + ');

const anyDraft = (kind: Kind) => languages.map((language) => conditions.state(kind, language)).join(' OR ');
const titles = kinds.map((kind) => `WHEN '${kind}' THEN ${titleOf(kind, 's.document_id', 's.language')}`).join(' ');

/** The first acts of which something holds. */
const items = (condition: string, direction: 'ASC' | 'DESC') => `(
    SELECT coalesce(json_agg(item ORDER BY item.at ${direction}), '[]') FROM (
      SELECT s.model AS kind, s.document_id AS "documentId", coalesce(CASE s.model ${titles} END, '') AS title, s.language, s.action,
        to_char(s.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM app.content_schedules s WHERE ${condition} ORDER BY s.due_at ${direction}, s.document_id, s.language, s.action LIMIT ${SHOWN}
    ) item
  )`;

const statement = `SELECT
  ${count('post', conditions.missing('post', 'ar'))} AS "postsWithoutArabic",
  ${count('service', conditions.missing('service', 'ar'))} AS "servicesWithoutArabic",
  ${countAll(conditions.outdated)} AS outdated, ${countAll(anyDraft)} AS drafts,
  ${items('s.failed_at IS NULL', 'ASC')} AS scheduled, ${items('s.failed_at IS NOT NULL', 'DESC')} AS failed`;

/** What is to be done, in one statement. */
export async function today(strapi: Core.Strapi): Promise<TodayFigures> {
  const states = Array<string>(kinds.length * languages.length).fill('draft');
  const { rows }: { rows: TodayFigures[] } = await strapi.db.connection.raw(statement, states);
  if (!rows[0]) throw new Error('The figures of today brought no row');
  return rows[0];
}
