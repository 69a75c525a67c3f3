/** What a line of a cart and a line of a quote copy of a service. */
const itemColumns = `
    service_id text NOT NULL,
    sub_service_id text NOT NULL,
    service_slug text NOT NULL,
    sub_service_slug text NOT NULL,
    service_name jsonb NOT NULL,
    sub_service_name jsonb NOT NULL,
    description jsonb NOT NULL,
    price_cents bigint NOT NULL CHECK (price_cents >= 0),
    quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99)`;

/**
 * Carts, quote requests and all that belongs to them. Amounts are whole US cents; names and descriptions are objects with one
 * text per language (`{"en": …, "ar": …}`), copied when the line was made, so that a later edit changes no request.
 * Every statement can be repeated.
 */
export const quoteSchemaStatements: readonly string[] = [
  // One open cart per account. Its row is locked by whatever changes the cart or submits it, so that such calls follow one another;
  // version counts the changes.
  `CREATE TABLE IF NOT EXISTS app.carts (
    user_id integer PRIMARY KEY REFERENCES up_users (id) ON DELETE CASCADE,
    version integer NOT NULL DEFAULT 0,
    visitor_session_id text,
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,

  `CREATE TABLE IF NOT EXISTS app.cart_lines (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id integer NOT NULL REFERENCES app.carts (user_id) ON DELETE CASCADE,
    ${itemColumns},
    added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (user_id, service_id, sub_service_id)
  )`,

  `CREATE SEQUENCE IF NOT EXISTS app.quote_reference_seq`,

  // `collecting`: items are still coming in one by one; nobody but its owner's submission sees it. Name and address are copied:
  // a quote outlives the account.
  `CREATE TABLE IF NOT EXISTS app.quotes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    reference text UNIQUE,
    status text NOT NULL CHECK (status IN ('collecting', 'new', 'in_review', 'offer_sent', 'accepted', 'declined', 'expired')),
    user_id integer REFERENCES up_users (id) ON DELETE SET NULL,
    client_name text NOT NULL,
    client_email text NOT NULL,
    client_company text NOT NULL DEFAULT '',
    language text NOT NULL CHECK (language IN ('en', 'ar')),
    visitor_session_id text,
    path text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    submitted_at timestamptz,
    updated_at timestamptz NOT NULL DEFAULT now(),
    assignee_id integer REFERENCES up_users (id) ON DELETE SET NULL,
    -- Since when staff owe the client an answer, and until when; null where they don't.
    waiting_since timestamptz,
    reply_due_at timestamptz,
    -- The offer under preparation or outstanding. offer_number counts those sent; offer_version the changes, to notice an edit over another.
    offer_number integer NOT NULL DEFAULT 0,
    offer_version integer NOT NULL DEFAULT 0,
    offer_note text NOT NULL DEFAULT '',
    offer_total_cents bigint CHECK (offer_total_cents >= 0),
    offer_sent_at timestamptz,
    offer_valid_until timestamptz,
    CHECK ((status = 'collecting') = (reference IS NULL)),
    CHECK ((status = 'collecting') = (submitted_at IS NULL))
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS quotes_collecting_unique ON app.quotes (user_id) WHERE status = 'collecting'`,
  'CREATE INDEX IF NOT EXISTS quotes_user_idx ON app.quotes (user_id, submitted_at DESC)',
  'CREATE INDEX IF NOT EXISTS quotes_status_idx ON app.quotes (status, submitted_at DESC)',
  'CREATE INDEX IF NOT EXISTS quotes_due_idx ON app.quotes (reply_due_at) WHERE reply_due_at IS NOT NULL',
  `CREATE INDEX IF NOT EXISTS quotes_offer_end_idx ON app.quotes (offer_valid_until) WHERE status = 'offer_sent'`,

  `CREATE TABLE IF NOT EXISTS app.quote_lines (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    quote_id uuid NOT NULL REFERENCES app.quotes (id) ON DELETE CASCADE,
    position integer NOT NULL,
    ${itemColumns},
    added_at timestamptz NOT NULL,
    -- When its own call came; null as long as it hasn't.
    stored_at timestamptz,
    offer_price_cents bigint CHECK (offer_price_cents >= 0),
    UNIQUE (quote_id, service_id, sub_service_id)
  )`,

  // Which call of which key stored which line: a repeated call is known by it.
  `CREATE TABLE IF NOT EXISTS app.quote_submissions (
    user_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
    key text NOT NULL,
    line_id uuid NOT NULL REFERENCES app.quote_lines (id) ON DELETE CASCADE,
    body_hash bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, key, line_id)
  )`,
  'CREATE INDEX IF NOT EXISTS quote_submissions_line_idx ON app.quote_submissions (line_id)',

  // The timeline: who did what, and when. Only added to; goes with its quote.
  `CREATE TABLE IF NOT EXISTS app.quote_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    quote_id uuid NOT NULL REFERENCES app.quotes (id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    kind text NOT NULL,
    from_status text,
    to_status text,
    actor_kind text NOT NULL CHECK (actor_kind IN ('client', 'staff', 'system')),
    actor_id integer,
    actor_name text,
    data jsonb NOT NULL DEFAULT '{}'
  )`,
  'CREATE INDEX IF NOT EXISTS quote_events_quote_idx ON app.quote_events (quote_id, id)',
  `CREATE OR REPLACE TRIGGER quote_events_append_only BEFORE UPDATE OR TRUNCATE ON app.quote_events
    FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change()`,

  // Messages between client and staff, and notes that only staff see (`internal`).
  `CREATE TABLE IF NOT EXISTS app.quote_messages (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    quote_id uuid NOT NULL REFERENCES app.quotes (id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    author_kind text NOT NULL CHECK (author_kind IN ('client', 'staff')),
    author_id integer,
    author_name text NOT NULL,
    internal boolean NOT NULL DEFAULT false,
    text text NOT NULL,
    CHECK (author_kind = 'staff' OR NOT internal)
  )`,
  'CREATE INDEX IF NOT EXISTS quote_messages_quote_idx ON app.quote_messages (quote_id, at)',
];
