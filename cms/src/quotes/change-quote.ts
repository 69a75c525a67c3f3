import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { wakeMailer } from '../mail/mailer';
import { expireOffer } from './expiry';
import { lockQuote, type LockedQuote, type QuoteAddress } from './locked-quote';

/**
 * One change of one quote: state, timeline and mails together or not at all, and one after the other. An offer that is
 * over is expired first, so that nobody does anything with it.
 * @throws Refusal not_found
 */
export async function changeQuote(
  strapi: Core.Strapi,
  address: QuoteAddress,
  change: (trx: Knex.Transaction, quote: LockedQuote) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const found = await lockQuote(trx, address);
    const isOver = found.status === 'offer_sent' && found.offerEnded;
    await change(trx, isOver ? await expireOffer(strapi, trx, found) : found);
  });
  wakeMailer(strapi);
}
