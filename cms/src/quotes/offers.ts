import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { Account } from '../accounts/sessions';
import { changeQuote } from './change-quote';
import { dubaiDay, endOfDubaiDay } from './dubai-time';
import { actorOf } from './events';
import { answered, takeStep, updateQuote, type LockedQuote, type QuoteColumns } from './locked-quote';
import { enqueueQuoteMail } from './mails';
import type { OfferDraftBody, OfferSendBody } from './requests';
import { mayEditOffer } from './states';

/** The same day a year later; the 29th of February becomes the 1st of March. */
function yearAfter(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() + 1);
  return at.toISOString().slice(0, 10);
}

/**
 * The end of an offer's last day, which is today at the earliest and a year ahead at the latest.
 * @throws Refusal invalid_request
 */
function offerEnd(day: string): Date {
  const today = dubaiDay(new Date());
  if (day < today || day > yearAfter(today)) throw new Refusal('invalid_request', { fields: { validUntil: 'dateFuture' } });
  return endOfDubaiDay(day);
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Writes the prices of all lines.
 * @returns the offer's total in cents; what has no price yet counts nothing
 * @throws Refusal invalid_request where these aren't exactly the quote's lines
 */
async function writePrices(trx: Knex.Transaction, quote: LockedQuote, lines: OfferDraftBody['lines']): Promise<number> {
  const stored: { rows: { id: string; quantity: number }[] } = await trx.raw(
    'SELECT id, quantity FROM app.quote_lines WHERE quote_id = ?', [quote.id],
  );
  const prices = new Map(lines.map(({ id, price }) => [id.toLowerCase(), price === null ? null : toCents(price)]));
  const isComplete = stored.rows.length === lines.length && stored.rows.every(({ id }) => prices.has(id));
  if (!isComplete) throw new Refusal('invalid_request', { fields: { lines: 'invalid' } });
  const values = [...prices].map(([id, cents]) => ({ id, cents }));
  await trx.raw(
    `UPDATE app.quote_lines line SET offer_price_cents = price.cents
     FROM json_to_recordset(?::json) AS price (id uuid, cents bigint) WHERE line.id = price.id AND line.quote_id = ?`,
    [JSON.stringify(values), quote.id],
  );
  return stored.rows.reduce((sum, { id, quantity }) => sum + (prices.get(id) ?? 0) * quantity, 0);
}

/** Nobody writes over what somebody else has written. @throws Refusal conflict */
function requireVersion(quote: LockedQuote, version: number): void {
  if (!mayEditOffer(quote.status) || quote.offerVersion !== version) throw new Refusal('conflict');
}

const contents = (quote: LockedQuote, note: string, validUntil: Date | null): QuoteColumns =>
  ({ offer_version: quote.offerVersion + 1, offer_note: note, offer_valid_until: validUntil });

/** Keeps an offer that isn't finished; the client sees nothing of it. @throws Refusal conflict, invalid_request */
export function saveDraft(
  strapi: Core.Strapi, reference: string, { version, lines, note, validUntil }: OfferDraftBody,
): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    requireVersion(quote, version);
    const end = validUntil === null ? null : offerEnd(validUntil);
    await writePrices(trx, quote, lines);
    await updateQuote(trx, quote, contents(quote, note, end));
  });
}

/** Writes an offer and sends it to the client. @throws Refusal conflict, invalid_request */
export function sendOffer(
  strapi: Core.Strapi, staff: Account, reference: string, { version, lines, note, validUntil }: OfferSendBody,
): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    requireVersion(quote, version);
    const end = offerEnd(validUntil);
    const totalCents = await writePrices(trx, quote, lines);
    const offer = quote.offerNumber + 1;
    const columns = {
      ...contents(quote, note, end), ...answered, offer_number: offer, offer_total_cents: totalCents, offer_sent_at: new Date(),
    };
    await takeStep(trx, quote, 'sendOffer', actorOf(staff, 'staff'), { columns, data: { offer, totalCents } });
    await enqueueQuoteMail(trx, strapi, 'quote-offer', quote.id, { offer });
  });
}
