import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { StoredUser } from '../accounts/users';
import { inLanguage } from '../quotes/summary';
import type { MailLanguage, OutgoingMail } from './outbox';
import { isStaffQuoteMail, type QuoteMailTemplate } from './quote-templates';
import type { SiteLinks } from './site-links';
import type { QuoteMailItem, QuoteMailValues } from './templates/quote-values';

/** A mail about a quote that is being written. */
export interface QuoteDraft {
  readonly strapi: Core.Strapi;
  readonly mail: OutgoingMail;
  /** Whose address the recipient's is; null for the site's own. */
  readonly user: StoredUser | null;
  readonly links: SiteLinks;
  readonly language: MailLanguage;
}

interface QuoteRow {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly offerNumber: number;
  readonly offerNote: string;
  readonly totalCents: number | null;
  readonly validUntil: Date | null;
  readonly offerEnded: boolean;
}

async function firstRow<T>(query: Knex.Raw): Promise<T | null> {
  const { rows } = (await query) as { rows: T[] };
  return rows[0] ?? null;
}

const readQuote = (db: Knex, id: unknown) =>
  firstRow<QuoteRow>(db.raw(
    `SELECT id, reference, status, user_id AS "userId", client_name AS name, client_email AS email, client_company AS company,
       offer_number AS "offerNumber", offer_note AS "offerNote", offer_total_cents::float8 AS "totalCents",
       offer_valid_until AS "validUntil", coalesce(offer_valid_until < now(), false) AS "offerEnded"
     FROM app.quotes WHERE id::text = ? AND reference IS NOT NULL`,
    [String(id)],
  ));

/** @param price the column with the price of one in cents */
async function readItems(
  db: Knex, quoteId: string, language: MailLanguage, price: 'price_cents' | 'offer_price_cents',
): Promise<QuoteMailItem[]> {
  const { rows }: { rows: QuoteMailItem[] } = await db.raw(
    `SELECT ${inLanguage('service_name', language)} AS service, ${inLanguage('sub_service_name', language)} AS "subService",
       quantity, coalesce(${price}, 0)::float8 AS "priceCents"
     FROM app.quote_lines WHERE quote_id = ? ORDER BY position`,
    [quoteId],
  );
  return rows;
}

/** Why the quote was declined; null where it no longer is, or by the other side. */
async function readReason(db: Knex, quote: QuoteRow, by: 'client' | 'staff'): Promise<string | null> {
  if (quote.status !== 'declined') return null;
  const event = await firstRow<{ kind: string; reason: string }>(db.raw(
    `SELECT actor_kind AS kind, data->>'reason' AS reason FROM app.quote_events
     WHERE quote_id = ? AND kind = 'declined' ORDER BY id DESC LIMIT 1`,
    [quote.id],
  ));
  return event?.kind === by ? event.reason : null;
}

async function readMessage(db: Knex, quote: QuoteRow, { mail }: QuoteDraft): Promise<string | null> {
  const message = await firstRow<{ text: string }>(db.raw(
    'SELECT text FROM app.quote_messages WHERE id::text = ? AND quote_id = ? AND NOT internal',
    [String(mail.data.messageId), quote.id],
  ));
  return message?.text ?? null;
}

const forClient = ({ name, reference }: QuoteRow, { user, links }: QuoteDraft) =>
  ({ name: user?.name ?? name, reference, quoteUrl: links.quote(reference) });

/** The account may have been closed, or its address given to another one, since the mail was written. */
const isClientOf = ({ userId }: QuoteRow, { user }: QuoteDraft) =>
  user !== null && user.id === userId && !user.blocked && user.staffStatus !== 'refused';

const forStaff = ({ name, reference }: QuoteRow, { links }: QuoteDraft) =>
  ({ client: name, reference, quoteUrl: links.dashboardQuote(reference) });

type Collect<T extends QuoteMailTemplate> = (db: Knex, quote: QuoteRow, draft: QuoteDraft) => Promise<QuoteMailValues[T] | null>;

const collect: { readonly [T in QuoteMailTemplate]: Collect<T> } = {
  async 'quote-received'(db, quote, draft) {
    return { ...forClient(quote, draft), items: await readItems(db, quote.id, draft.language, 'price_cents') };
  },
  async 'quote-new'(db, quote, draft) {
    const { email, company } = quote;
    return { ...forStaff(quote, draft), email, company, items: await readItems(db, quote.id, draft.language, 'price_cents') };
  },
  async 'quote-offer'(db, quote, draft) {
    const { status, offerNumber, offerNote: note, totalCents, validUntil, offerEnded } = quote;
    // Another offer has its own mail.
    const stands = status === 'offer_sent' && offerNumber === draft.mail.data.offer && !offerEnded;
    if (!stands || totalCents === null || validUntil === null) return null;
    const items = await readItems(db, quote.id, draft.language, 'offer_price_cents');
    return { ...forClient(quote, draft), items, totalCents, validUntil, note };
  },
  async 'quote-accepted'(_db, quote, draft) {
    const { status, totalCents } = quote;
    return status === 'accepted' && totalCents !== null ? { ...forStaff(quote, draft), totalCents } : null;
  },
  async 'quote-declined-by-client'(db, quote, draft) {
    const reason = await readReason(db, quote, 'client');
    return reason === null ? null : { ...forStaff(quote, draft), reason };
  },
  async 'quote-declined-by-staff'(db, quote, draft) {
    const reason = await readReason(db, quote, 'staff');
    return reason === null ? null : { ...forClient(quote, draft), reason };
  },
  async 'quote-expired'(_db, quote, draft) {
    const { status, validUntil } = quote;
    return status === 'expired' && validUntil !== null ? { ...forClient(quote, draft), validUntil } : null;
  },
  async 'quote-message-to-client'(db, quote, draft) {
    const message = await readMessage(db, quote, draft);
    return message === null ? null : { ...forClient(quote, draft), message };
  },
  async 'quote-message-to-staff'(db, quote, draft) {
    const message = await readMessage(db, quote, draft);
    return message === null ? null : { ...forStaff(quote, draft), message };
  },
};

/** Finds what a mail about a quote says, as the quote stands now; null where there is no longer anything to say. */
export async function collectQuoteMail<T extends QuoteMailTemplate>(
  template: T, draft: QuoteDraft,
): Promise<QuoteMailValues[T] | null> {
  const db = draft.strapi.db.connection;
  const quote = await readQuote(db, draft.mail.data.quoteId);
  if (!quote || (!isStaffQuoteMail(template) && !isClientOf(quote, draft))) return null;
  return collect[template](db, quote, draft);
}
