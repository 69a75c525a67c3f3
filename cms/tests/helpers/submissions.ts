import { randomUUID } from 'node:crypto';
import { siteCall, type CallOptions } from './accounts';
import type { Answer, TestCms } from './cms';
import type { Client } from './shop';

/** What a call about "Item <number>" of fillCart says, by names alone. */
export const itemBody = (number: number, more: Record<string, unknown> = {}) => ({
  serviceName: 'Search engines', subServiceName: `Item ${number}`, subServiceDescription: 'What is slow.',
  userEmail: 'layla@clients.example', userName: 'Layla Haddad', path: '/cart', key: null,
  ...more,
});

/** A key nobody else of the run has. */
export const newKey = (): string => randomUUID();

/** Calls /api/quote-requests as somebody. */
export const submit = (
  cms: Pick<TestCms, 'request'>, { secret }: { readonly secret?: string }, json: unknown, { query = '', ...options }: CallOptions & { query?: string } = {},
): Promise<Answer> => siteCall(cms, `/quote-requests${query}`, { ...options, json, ...(secret && { secret }) });

export interface QuoteRow {
  readonly id: string;
  readonly reference: string | null;
  readonly status: string;
  readonly lines: { sub_service_name: { en: string; ar: string }; quantity: number; price_cents: number; stored_at: string | null }[];
  readonly events: { kind: string; from_status: string | null; to_status: string; actor_kind: string; actor_id: number; actor_name: string }[];
  readonly [column: string]: unknown;
}

/** Everything that is stored of somebody's quotes, the oldest first. */
export async function quotesOf(cms: TestCms, { userId }: Client): Promise<QuoteRow[]> {
  const { rows } = await cms.strapi.db.connection.raw(
    `SELECT q.*,
       (SELECT json_agg(l ORDER BY position) FROM app.quote_lines l WHERE l.quote_id = q.id) AS lines,
       (SELECT coalesce(json_agg(e ORDER BY id), '[]') FROM app.quote_events e WHERE e.quote_id = q.id) AS events
     FROM app.quotes q WHERE q.user_id = ? ORDER BY q.created_at`,
    [userId],
  );
  return rows;
}

/** Templates of the mails that were ever written about a quote; needs keepQuoteMails. */
export async function quoteMails(cms: TestCms, quoteId: string): Promise<string[]> {
  const { rows } = await cms.strapi.db.connection.raw(
    'SELECT template, recipient FROM app.kept_quote_mails WHERE quote_id = ? ORDER BY id', [quoteId],
  );
  return rows.map(({ template, recipient }: { template: string; recipient: string }) => `${template} to ${recipient}`);
}

/** Keeps a note of every mail about a quote: the mailer forgets what a mail was about once it is sent. */
export async function keepQuoteMails(cms: TestCms): Promise<void> {
  await cms.strapi.db.connection.raw(`
    CREATE TABLE app.kept_quote_mails (id serial, template text, recipient text, quote_id text);
    CREATE FUNCTION app.keep_quote_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO app.kept_quote_mails (template, recipient, quote_id) VALUES (NEW.template, NEW.recipient, NEW.data ->> 'quoteId');
      RETURN NEW;
    END $$;
    CREATE TRIGGER keep_quote_mail AFTER INSERT ON app.outbox FOR EACH ROW EXECUTE FUNCTION app.keep_quote_mail();
  `);
}

/** The address that staff's mails go to as long as nobody is assigned. */
export const OFFICE = 'office@agency.example';

export async function nameOffice(cms: TestCms): Promise<void> {
  await cms.strapi.documents('api::site-settings.site-settings').create({ locale: 'en', data: { name: 'Rukn', email: OFFICE } });
}
