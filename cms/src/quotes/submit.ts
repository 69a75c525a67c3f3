import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { Account } from '../accounts/sessions';
import { lockCart } from '../cart/change-cart';
import { wakeMailer } from '../mail/mailer';
import type { MailLanguage } from '../mail/outbox';
import { collectCart, findByKey, findJustSubmitted, type Submission } from './collecting';
import { actorOf, recordEvent } from './events';
import { enqueueQuoteMail } from './mails';
import { nextReference } from './reference';
import { replyDueAt } from './reply-due';
import { emptyCart, findLine } from './submission-lines';
import { hashOf, type SubmissionBody } from './submission-request';

/** How far a submission is; the website's contract has the same. */
export interface SubmissionProgress {
  readonly complete: boolean;
  readonly reference: string | null;
  readonly stored: number;
  readonly total: number;
}

async function progressOf(trx: Knex.Transaction, { id, reference }: Submission): Promise<SubmissionProgress> {
  const { rows }: { rows: { stored: number; total: number }[] } = await trx.raw(
    'SELECT count(stored_at)::int AS stored, count(*)::int AS total FROM app.quote_lines WHERE quote_id = ?', [id],
  );
  const [{ stored, total }] = rows as [{ stored: number; total: number }];
  return { complete: reference !== null, reference, stored, total };
}

/**
 * Notes that a call has come for a line.
 * @throws Refusal key_reused where a call with the same key has asked for the line in other words
 */
async function storeLine(trx: Knex.Transaction, userId: number, lineId: string, body: SubmissionBody): Promise<void> {
  const hash = hashOf(body);
  const { rows }: { rows: { same: boolean }[] } = await trx.raw(
    `INSERT INTO app.quote_submissions AS s (user_id, key, line_id, body_hash) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, key, line_id) DO UPDATE SET body_hash = s.body_hash RETURNING s.body_hash = ? AS same`,
    [userId, body.key ?? '', lineId, hash, hash],
  );
  if (body.key !== null && !rows[0]?.same) throw new Refusal('key_reused');
  await trx.raw('UPDATE app.quote_lines SET stored_at = now() WHERE id = ? AND stored_at IS NULL', [lineId]);
}

/** Every item has come: the request gets its number and is there for everybody. */
async function complete(strapi: Core.Strapi, trx: Knex.Transaction, account: Account, quote: Submission): Promise<Submission> {
  const { reference, at } = await nextReference(trx);
  await trx.withSchema('app').table('quotes').where({ id: quote.id }).update({
    status: 'new', reference, submitted_at: at, updated_at: at, waiting_since: at, reply_due_at: replyDueAt(at),
  });
  await emptyCart(trx, account.userId, quote.id);
  await recordEvent(trx, { quoteId: quote.id, kind: 'submitted', to: 'new', actor: actorOf(account, 'client') });
  await enqueueQuoteMail(trx, strapi, 'quote-received', quote.id);
  await enqueueQuoteMail(trx, strapi, 'quote-new', quote.id);
  return { ...quote, status: 'new', reference };
}

/** The quote of a call, and the line it is about; null where that was stored long ago. */
interface Target {
  readonly quote: Submission;
  readonly lineId: string | null;
}

async function findTarget(trx: Knex.Transaction, userId: number, body: SubmissionBody, language: MailLanguage): Promise<Target> {
  const known = body.key === null ? null : await findByKey(trx, userId, body.key);
  const quote = known ?? (await collectCart(trx, userId, body, language));
  const lineId = quote && (await findLine(trx, quote.id, body));
  if (quote && lineId) return { quote, lineId };
  if (known) throw new Refusal('key_reused');
  // Without a key a double click can only be told by what was sent a moment ago.
  const sent = body.key === null ? await findJustSubmitted(trx, userId, body) : null;
  if (sent) return { quote: sent, lineId: null };
  throw new Refusal(quote ? 'item_not_in_cart' : 'cart_empty');
}

/**
 * Takes one item's call of a quote request. The first one copies the cart, each ticks off its item, and with the last one
 * the request is sent in: one transaction, so that a mail, a number and an empty cart come together or not at all.
 * @param language of the call; the request keeps it
 * @throws Refusal cart_empty, item_not_in_cart, key_reused
 */
export async function submitItem(
  strapi: Core.Strapi, account: Account, body: SubmissionBody, language: MailLanguage,
): Promise<SubmissionProgress> {
  const progress = await strapi.db.transaction(async ({ trx }) => {
    await lockCart(trx, account.userId);
    const { quote, lineId } = await findTarget(trx, account.userId, body, language);
    if (lineId) await storeLine(trx, account.userId, lineId, body);
    const now = await progressOf(trx, quote);
    if (quote.status !== 'collecting' || now.stored < now.total) return now;
    return progressOf(trx, await complete(strapi, trx, account, quote));
  });
  if (progress.complete) wakeMailer(strapi);
  return progress;
}
