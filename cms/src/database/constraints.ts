import type { Core } from '@strapi/strapi';
import { contentModels, type ContentModel } from '../documents/models';
import { appSchemaStatements } from './app-schema';
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
  'CREATE INDEX IF NOT EXISTS posts_publish_date_idx ON posts (publish_date DESC) WHERE published_at IS NOT NULL',
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_email_lower_unique ON up_users (lower(email))',
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_username_lower_unique ON up_users (lower(username))',
  'CREATE UNIQUE INDEX IF NOT EXISTS admin_users_email_lower_unique ON admin_users (lower(email))',
  ...appSchemaStatements,
  // They use functions of that schema.
  ...searchIndexStatements,
];

/**
 * Makes the indexes and tables above, in one transaction.
 *
 * Why here and not in database/migrations: Strapi runs those before it creates its tables, so on a first
 * boot they find nothing to alter and are recorded as done for ever. Here the tables exist, on the first
 * boot and after any later change of the schema, and repeating the statements costs milliseconds.
 */
export async function applyConstraints(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // Two CMS processes starting together would both find an index missing and one would fail.
    await strapi.db.connection.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-constraints'))`).transacting(trx);
    for (const statement of constraintStatements) {
      await strapi.db.connection.raw(statement).transacting(trx);
    }
  });
}
