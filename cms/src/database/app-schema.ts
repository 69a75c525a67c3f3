import { analyticsFiguresSchemaStatements } from './analytics-figures-schema';
import { analyticsSchemaStatements } from './analytics-schema';
import { contentChangesSchemaStatements } from './content-changes-schema';
import { contentSchemaStatements } from './content-schema';
import { quoteSchemaStatements } from './quote-schema';
import { slugSchemaStatements } from './slug-schema';

/**
 * Tables that are no content: sessions, mailed links, outgoing mails, the audit log, counters, carts, quotes, past slugs, versions and times of
 * content, events of visitors. They live in a schema of their own, which Strapi's table synchronisation doesn't look at. Every statement can be repeated.
 */
export const appSchemaStatements: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS app',

  // `id` is the contract's `token`: it names the session and opens nothing. The cookie's secret is kept as a hash only.
  `CREATE TABLE IF NOT EXISTS app.sessions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    secret_hash bytea NOT NULL UNIQUE,
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    visitor_session_id text,
    created_at timestamptz NOT NULL DEFAULT now(),
    idle_expires_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS sessions_user_idx ON app.sessions (user_id)',
  'CREATE INDEX IF NOT EXISTS sessions_expiry_idx ON app.sessions (least(idle_expires_at, expires_at))',

  `CREATE TABLE IF NOT EXISTS app.account_links (
    secret_hash bytea PRIMARY KEY,
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('verification', 'reset', 'invitation')),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS account_links_user_idx ON app.account_links (user_id, purpose)',

  // A mail is written here in the transaction it tells of, and rendered when it is sent: links in it are made then.
  `CREATE TABLE IF NOT EXISTS app.outbox (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    template text NOT NULL,
    recipient text NOT NULL,
    language text NOT NULL CHECK (language IN ('en', 'ar')),
    data jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    attempts integer NOT NULL DEFAULT 0,
    sent_at timestamptz,
    failed_at timestamptz,
    last_error text
  )`,
  'CREATE INDEX IF NOT EXISTS outbox_due_idx ON app.outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL',

  // Names and addresses are copied: an entry outlives the accounts it tells of.
  `CREATE TABLE IF NOT EXISTS app.audit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    action text NOT NULL,
    actor_id integer,
    actor_name text,
    actor_email text,
    subject_id integer NOT NULL,
    subject_name text NOT NULL,
    subject_email text NOT NULL,
    role text,
    previous_role text
  )`,
  'CREATE INDEX IF NOT EXISTS audit_entries_at_idx ON app.audit_entries (at DESC, id DESC)',

  // The log is only added to, whatever the code above it does.
  `CREATE OR REPLACE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'app.% is only added to', TG_TABLE_NAME;
    END
  $$`,
  `CREATE OR REPLACE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON app.audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change()`,

  // Counters of tries, in the form rate-limiter-flexible reads. Unlogged: a crash may forget them, and they needn't be synced to disk.
  `CREATE UNLOGGED TABLE IF NOT EXISTS app.rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,

  ...quoteSchemaStatements,
  ...slugSchemaStatements,
  ...contentSchemaStatements,
  ...contentChangesSchemaStatements,
  ...analyticsSchemaStatements,
  ...analyticsFiguresSchemaStatements,
];
