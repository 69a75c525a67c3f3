import type { Core } from '@strapi/strapi';
import { Refusal } from '../accounts/refusal';
import type { Account } from '../accounts/sessions';
import { changeQuote } from './change-quote';
import { actorOf } from './events';
import { answered, takeStep } from './locked-quote';
import { enqueueQuoteMail } from './mails';

/* What client and staff do with a quote, except writing offers and messages. All refuse with `conflict` in a state that doesn't know the act. */

/** Draft prices stay where they are, to be revised; the offer itself is taken back. */
const noOffer = { offer_sent_at: null, offer_total_cents: null } as const;

/** Staff begin to look at a new request. */
export function startReview(strapi: Core.Strapi, staff: Account, reference: string): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    await takeStep(trx, quote, 'review', actorOf(staff, 'staff'));
  });
}

/** Staff take an offer back, to make another one. */
export function withdrawOffer(strapi: Core.Strapi, staff: Account, reference: string): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    await takeStep(trx, quote, 'withdrawOffer', actorOf(staff, 'staff'), { columns: noOffer });
  });
}

/** Staff take up again what was declined or has expired. */
export function reopen(strapi: Core.Strapi, staff: Account, reference: string): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    await takeStep(trx, quote, 'reopen', actorOf(staff, 'staff'), { columns: noOffer });
  });
}

/** Staff make no offer. The client is told why. */
export function turnDown(strapi: Core.Strapi, staff: Account, reference: string, reason: string): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    await takeStep(trx, quote, 'turnDown', actorOf(staff, 'staff'), { columns: answered, data: { reason } });
    await enqueueQuoteMail(trx, strapi, 'quote-declined-by-staff', quote.id);
  });
}

/**
 * The client takes the offer.
 * @param offer number of the offer the client has read
 * @throws Refusal offer_expired; conflict, also where there is another offer by now
 */
export function acceptOffer(strapi: Core.Strapi, client: Account, reference: string, offer: number | undefined): Promise<void> {
  return changeQuote(strapi, { reference, ownerId: client.userId }, async (trx, quote) => {
    if (quote.status === 'expired') throw new Refusal('offer_expired');
    if (offer !== undefined && offer !== quote.offerNumber) throw new Refusal('conflict');
    await takeStep(trx, quote, 'accept', actorOf(client, 'client'), { data: { totalCents: quote.offerTotalCents } });
    await enqueueQuoteMail(trx, strapi, 'quote-accepted', quote.id);
  });
}

/** The client turns the offer down. */
export function declineOffer(strapi: Core.Strapi, client: Account, reference: string, reason: string): Promise<void> {
  return changeQuote(strapi, { reference, ownerId: client.userId }, async (trx, quote) => {
    await takeStep(trx, quote, 'decline', actorOf(client, 'client'), { columns: answered, data: { reason } });
    await enqueueQuoteMail(trx, strapi, 'quote-declined-by-client', quote.id);
  });
}
