import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { wakeMailer } from '../mail/mailer';
import { systemActor } from './events';
import { lockEndedOffer, takeStep, type LockedQuote } from './locked-quote';
import { enqueueQuoteMail } from './mails';

/** Writes that an offer is over, and tells the client. The quote's row is locked. */
export async function expireOffer(strapi: Core.Strapi, trx: Knex.Transaction, quote: LockedQuote): Promise<LockedQuote> {
  const expired = await takeStep(trx, quote, 'expire', systemActor);
  await enqueueQuoteMail(trx, strapi, 'quote-expired', quote.id);
  return expired;
}

/** Expires one offer. @returns false where there is none */
async function expireNext(strapi: Core.Strapi): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    const quote = await lockEndedOffer(trx);
    if (!quote) return false;
    await expireOffer(strapi, trx, quote);
    return true;
  });
}

/**
 * Expires every offer past its date: each in a transaction of its own, once, however many processes do it at a time.
 * Readers don't wait for it: they go by the date.
 */
export async function expireOffers(strapi: Core.Strapi): Promise<void> {
  let some = false;
  while (await expireNext(strapi)) some = true;
  if (some) wakeMailer(strapi);
}
