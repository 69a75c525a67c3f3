import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { contentModels, type ContentModel } from '../documents/models';
import { appSchemaStatements } from './app-schema';
import { contentChangeTriggers, FORGET_FOREIGN_TRANSACTIONS } from './content-changes-schema';
import { searchIndexStatements } from './search-indexes';

/** Ends the name of every unique index on a slug; the slug rules recognise a violation by it. */
export const SLUG_INDEX_SUFFIX = '_slug_locale_unique';

function contentIndexes({ table, hasSlug, hasDrafts }: ContentModel): string[] {
  const statements = [`CREATE INDEX IF NOT EXISTS ${table}_published_idx ON ${table} (locale, published_at)`];
  if (!hasSlug) return statements;
  const unique = (name: string, where: string) =>
    `CREATE UNIQUE INDEX IF NOT EXISTS ${table}_${name}${SLUG_INDEX_SUFFIX} ON ${table} (slug, locale)${where}`;
  // A document with drafts has two rows per language, the draft and the published one, sharing the slug.
  return hasDrafts
    ? [
        ...statements,
        unique('draft', ' WHERE published_at IS NULL'),
        unique('published', ' WHERE published_at IS NOT NULL'),
      ]
    : [...statements, unique('all', '')];
}

/** Unique and other indexes Strapi doesn't make itself, and the tables beside its own; each statement can be repeated. */
export const constraintStatements: readonly string[] = [
  ...contentModels.flatMap(contentIndexes),
  // The lists of the website, in their order: a page of them is read as fast whatever comes after it.
  'CREATE INDEX IF NOT EXISTS posts_list_idx ON posts (locale, publish_date DESC, created_at DESC) WHERE published_at IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS services_list_idx ON services (locale, "order", document_id) WHERE published_at IS NOT NULL',
  'DROP INDEX IF EXISTS posts_publish_date_idx',
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_email_lower_unique ON up_users (lower(email))',
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_username_lower_unique ON up_users (lower(username))',
  'CREATE UNIQUE INDEX IF NOT EXISTS admin_users_email_lower_unique ON admin_users (lower(email))',
  ...appSchemaStatements,
  // They use functions of that schema.
  ...searchIndexStatements,
];

/** Which statements a database has had, so that a start needs no lock on a table that other processes are writing to. */
const STATE_TABLE = 'CREATE TABLE IF NOT EXISTS app.schema_state (hash text NOT NULL)';

interface StateRow {
  readonly hash: string;
}

/** Changes with any of the statements, and with the tables that Strapi makes. */
async function wantedState(strapi: Core.Strapi, statements: readonly string[]): Promise<string> {
  const { rows }: { rows: StateRow[] } = await strapi.db.connection.raw('SELECT hash FROM strapi_database_schema ORDER BY id DESC LIMIT 1');
  return createHash('sha256').update(JSON.stringify([rows[0]?.hash, statements])).digest('hex');
}

async function presentState(strapi: Core.Strapi): Promise<string | undefined> {
  const { rows: found }: { rows: { present: boolean }[] } = await strapi.db.connection.raw(
    `SELECT to_regclass('app.schema_state') IS NOT NULL AS present`,
  );
  if (!found[0]?.present) return undefined;
  const { rows }: { rows: StateRow[] } = await strapi.db.connection.raw('SELECT hash FROM app.schema_state');
  return rows[0]?.hash;
}

/**
 * Makes the indexes, tables and triggers above, in one transaction; does nothing where the database has had the same ones.
 *
 * Why here and not in database/migrations: Strapi runs those before it creates its tables, so on a first
 * boot they find nothing to alter and are recorded as done for ever. Here the tables exist, on the first
 * boot and after any later change of the schema.
 */
export async function applyConstraints(strapi: Core.Strapi): Promise<void> {
  const statements = [...constraintStatements, ...contentChangeTriggers(strapi)];
  const wanted = await wantedState(strapi, statements);
  if ((await presentState(strapi)) === wanted) {
    // These depend on the day, and on the server, not on the statements.
    await strapi.db.connection.raw('SELECT app.ensure_event_partitions()');
    await strapi.db.connection.raw(FORGET_FOREIGN_TRANSACTIONS);
    return;
  }
  await strapi.db.transaction(async ({ trx }) => {
    // A CMS of an earlier release starts beside this one without the lock that goes around the whole start.
    await strapi.db.connection.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-constraints'))`).transacting(trx);
    for (const statement of [...statements, FORGET_FOREIGN_TRANSACTIONS, STATE_TABLE, 'DELETE FROM app.schema_state']) {
      await strapi.db.connection.raw(statement).transacting(trx);
    }
    await strapi.db.connection.raw('INSERT INTO app.schema_state VALUES (?)', [wanted]).transacting(trx);
  });
}
