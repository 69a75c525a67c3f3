/**
 * Slugs under which a document was once published and no longer is: what the website redirects from. One owner per slug: whoever had it last.
 * Every statement can be repeated.
 */
export const slugSchemaStatements: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS app.past_slugs (
    model text NOT NULL,
    slug text NOT NULL,
    document_id text NOT NULL,
    PRIMARY KEY (model, slug)
  )`,
  'CREATE INDEX IF NOT EXISTS past_slugs_document_idx ON app.past_slugs (model, document_id)',
];
