/** Which language of which document: the key of everything stored beside the content of services, sub-services and posts. */
const versionOfDocument = `
    model text NOT NULL,
    document_id text NOT NULL,
    language text NOT NULL CHECK (language IN ('en', 'ar'))`;

/** Names are copied: an entry outlives the account it tells of. The system acts without an id, or for whoever had set it a time. */
const actor = `
    actor_kind text NOT NULL CHECK (actor_kind IN ('account', 'panel', 'system')),
    actor_id text,
    actor_name text NOT NULL`;

/** What staff did to the words of a document, and what is to be done later. Every statement can be repeated. */
export const contentSchemaStatements: readonly string[] = [
  // content holds the localized fields as they were then, changed names those that differ from the version before.
  // words_at and words_by say when they last differed: publishing adds a version without changing a word. In milliseconds, as they are
  // carried from version to version by the CMS, whose clock has no finer ones.
  `CREATE TABLE IF NOT EXISTS app.content_versions (
    ${versionOfDocument},
    number integer NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    ${actor},
    action text NOT NULL CHECK (action IN ('save', 'publish', 'unpublish', 'restore')),
    content jsonb NOT NULL,
    changed text[] NOT NULL,
    words_at timestamptz(3) NOT NULL DEFAULT now(),
    words_by text NOT NULL,
    PRIMARY KEY (model, document_id, language, number)
  )`,

  // One waiting time for each act. The row goes in the transaction that does it; one that couldn't be done stays, and says why.
  `CREATE TABLE IF NOT EXISTS app.content_schedules (
    ${versionOfDocument},
    action text NOT NULL CHECK (action IN ('publish', 'unpublish')),
    due_at timestamptz NOT NULL,
    set_at timestamptz NOT NULL DEFAULT now(),
    ${actor},
    failed_at timestamptz,
    problem text,
    CHECK ((failed_at IS NULL) = (problem IS NULL)),
    PRIMARY KEY (model, document_id, language, action)
  )`,
  'CREATE INDEX IF NOT EXISTS content_schedules_due_idx ON app.content_schedules (due_at)',
];
