import { siteCall, userRow, type CallOptions } from './accounts';
import type { Answer, TestCms } from './cms';

/** A line of a test quote; prices in cents. */
export interface TestLine {
  readonly service?: string;
  readonly subService?: string;
  readonly arabic?: string;
  readonly quantity?: number;
  readonly priceCents?: number;
  readonly offerPriceCents?: number | null;
}

/** What differs from a quote that was sent in a minute ago. Column names as they are stored. */
export interface TestQuote {
  readonly lines?: readonly TestLine[];
  readonly columns?: Readonly<Record<string, unknown>>;
}

let references = 0;

/** A reference nobody else of the run has. */
export function uniqueReference(): string {
  references += 1;
  return `Q-2026-${String(900_000 + references)}`;
}

const defaultLines: readonly TestLine[] = [{ quantity: 2 }, { service: 'SEO', subService: 'Site audit', arabic: 'تدقيق الموقع', priceCents: 0 }];

/** Stores a quote as a submission leaves it. Returns its reference. */
export async function makeQuote(cms: TestCms, email: string, { lines = defaultLines, columns = {} }: TestQuote = {}): Promise<string> {
  const db = cms.strapi.db.connection;
  const user = await userRow(cms, email);
  const reference = uniqueReference();
  const [quote]: { id: string }[] = await db.withSchema('app').table('quotes').insert({
    reference, status: 'new', user_id: user.id, client_name: user.name, client_email: email, client_company: 'Haddad Trading',
    language: 'en', path: '/services/seo', submitted_at: new Date(), waiting_since: new Date(), reply_due_at: new Date(Date.now() + 86_400_000),
    ...columns,
  }).returning('id');
  await db.withSchema('app').table('quote_lines').insert(lines.map((line, position) => {
    const { service = 'Content Marketing', subService = 'Blog articles', arabic = 'مقالات المدونة' } = line;
    return {
      quote_id: quote?.id, position, service_id: `service${position}`, sub_service_id: `subservice${position}`,
      service_slug: 'content', sub_service_slug: `part-${position}`,
      service_name: { en: service, ar: 'تسويق المحتوى' }, sub_service_name: { en: subService, ar: arabic },
      description: { en: 'What it is.', ar: 'وصف الخدمة.' },
      price_cents: line.priceCents ?? 149_900, quantity: line.quantity ?? 1, added_at: new Date(), stored_at: new Date(),
      offer_price_cents: line.offerPriceCents ?? null,
    };
  }));
  await db.raw(
    `INSERT INTO app.quote_events (quote_id, kind, to_status, actor_kind, actor_id, actor_name) VALUES (?, 'submitted', 'new', 'client', ?, ?)`,
    [quote?.id ?? '', user.id, user.name],
  );
  return reference;
}

/** In Dubai, so many days from today: `2026-12-31`. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000 + 4 * 3_600_000).toISOString().slice(0, 10);

/** Columns of a quote whose first offer was sent. */
export const sentOffer = (validUntil: Date = new Date(Date.now() + 7 * 86_400_000)): Record<string, unknown> => ({
  status: 'offer_sent', offer_number: 1, offer_version: 1, offer_note: 'With pleasure.', offer_total_cents: 250_000,
  offer_sent_at: new Date(), offer_valid_until: validUntil, waiting_since: null, reply_due_at: null,
});

/** A quote with an offer of $1,000.00 for each of two and of $500.00. */
export const makeOffered = (cms: TestCms, email: string, columns: Record<string, unknown> = {}): Promise<string> =>
  makeQuote(cms, email, {
    lines: [{ quantity: 2, offerPriceCents: 100_000 }, { subService: 'Site audit', priceCents: 0, offerPriceCents: 50_000 }],
    columns: { ...sentOffer(), ...columns },
  });

/** A quote in a state as the acts leave it. */
export function makeQuoteIn(cms: TestCms, email: string, status: string): Promise<string> {
  const withOffer = ['offer_sent', 'accepted', 'declined', 'expired'].includes(status);
  const past = status === 'expired' ? { offer_valid_until: new Date(Date.now() - 86_400_000) } : {};
  return withOffer ? makeOffered(cms, email, { ...past, status }) : makeQuote(cms, email, { columns: { status } });
}

/** Calls /api/quotes as somebody. */
export const quoteCall = (cms: TestCms, secret: string | undefined, path: string, options: CallOptions = {}): Promise<Answer> =>
  siteCall(cms, `/quotes${path}`, { ...options, secret });

/** Calls /api/staff-quotes as somebody. */
export const inboxCall = (cms: TestCms, secret: string | undefined, path: string, options: CallOptions = {}): Promise<Answer> =>
  siteCall(cms, `/staff-quotes${path}`, { ...options, secret });

export interface StoredEvent {
  readonly kind: string;
  readonly from_status: string | null;
  readonly to_status: string | null;
  readonly actor_kind: string;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly data: Record<string, unknown>;
  readonly at: Date;
}

/** What is stored of a quote's timeline, oldest first. */
export async function storedEvents(cms: TestCms, reference: string): Promise<StoredEvent[]> {
  const { rows } = await cms.strapi.db.connection.raw(
    `SELECT e.*, e.data::json AS data FROM app.quote_events e JOIN app.quotes q ON q.id = e.quote_id WHERE q.reference = ? ORDER BY e.id`,
    [reference],
  );
  return rows;
}

/** The quote's row with its lines and messages: everything an act could change. */
export async function storedQuote(cms: TestCms, reference: string): Promise<Record<string, unknown>> {
  const { rows } = await cms.strapi.db.connection.raw(
    `SELECT q.*, (SELECT json_agg(l ORDER BY position) FROM app.quote_lines l WHERE l.quote_id = q.id) AS lines,
       (SELECT json_agg(m ORDER BY at) FROM app.quote_messages m WHERE m.quote_id = q.id) AS messages,
       (SELECT count(*)::int FROM app.quote_events e WHERE e.quote_id = q.id) AS events
     FROM app.quotes q WHERE reference = ?`,
    [reference],
  );
  return rows[0];
}

/** Changes a quote's row past every rule. */
export async function setQuote(cms: TestCms, reference: string, columns: Record<string, unknown>): Promise<void> {
  await cms.strapi.db.connection.withSchema('app').table('quotes').where({ reference }).update(columns);
}

/** Its lines' ids in order, as an offer needs them. */
export async function lineIds(cms: TestCms, reference: string): Promise<string[]> {
  const { rows } = await cms.strapi.db.connection.raw(
    'SELECT l.id FROM app.quote_lines l JOIN app.quotes q ON q.id = l.quote_id WHERE q.reference = ? ORDER BY position', [reference],
  );
  return rows.map(({ id }: { id: string }) => id);
}

/** The body of an offer with these prices in dollars. */
export async function offerBody(cms: TestCms, reference: string, prices: readonly (number | null)[], more: Record<string, unknown> = {}) {
  const ids = await lineIds(cms, reference);
  return { version: 0, lines: ids.map((id, index) => ({ id, price: prices[index] ?? null })), note: '', validUntil: dayFromNow(14), ...more };
}
