import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { Account } from '../accounts/sessions';
import { changeQuote } from './change-quote';
import { answered, touch, type LockedQuote, type QuoteColumns } from './locked-quote';
import { enqueueQuoteMail } from './mails';
import { replyDueAt } from './reply-due';
import type { MessageBody } from './requests';

interface NewMessage extends MessageBody {
  readonly from: 'client' | 'staff';
  readonly author: Account;
  /** Only for staff. */
  readonly internal?: boolean;
}

/**
 * Stores a message unless it is there already: a resend has the same id.
 * @returns its id, or null where it was there
 * @throws Refusal conflict where the id is another message's
 */
async function insertMessage(
  trx: Knex.Transaction, quote: LockedQuote, { text, messageId, from, author, internal = false }: NewMessage,
): Promise<string | null> {
  const id = messageId ?? randomUUID();
  const values = [id, quote.id, from, author.userId, internal];
  const inserted: { rows: unknown[] } = await trx.raw(
    `INSERT INTO app.quote_messages (id, quote_id, author_kind, author_id, internal, author_name, text)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [...values, author.name, text],
  );
  if (inserted.rows.length > 0) return id;
  const same: { rows: unknown[] } = await trx.raw(
    `SELECT 1 FROM app.quote_messages WHERE id = ? AND quote_id = ? AND author_kind = ? AND author_id = ? AND internal = ?`,
    values,
  );
  if (same.rows.length === 0) throw new Refusal('conflict');
  return null;
}

/** From now on staff owe an answer; where they did before, the first message counts. */
function asked(quote: LockedQuote): QuoteColumns {
  const now = new Date();
  return quote.waiting ? {} : { waiting_since: now, reply_due_at: replyDueAt(now) };
}

/** The client writes to staff, in any state. */
export function writeAsClient(strapi: Core.Strapi, client: Account, reference: string, body: MessageBody): Promise<void> {
  return changeQuote(strapi, { reference, ownerId: client.userId }, async (trx, quote) => {
    const messageId = await insertMessage(trx, quote, { ...body, from: 'client', author: client });
    if (messageId === null) return;
    await touch(trx, quote, asked(quote));
    await enqueueQuoteMail(trx, strapi, 'quote-message-to-staff', quote.id, { messageId });
  });
}

/** Staff write to the client, in any state. @throws Refusal conflict where the client's account is gone */
export function writeAsStaff(strapi: Core.Strapi, staff: Account, reference: string, body: MessageBody): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    if (quote.userId === null) throw new Refusal('conflict');
    const messageId = await insertMessage(trx, quote, { ...body, from: 'staff', author: staff });
    if (messageId === null) return;
    await touch(trx, quote, answered);
    await enqueueQuoteMail(trx, strapi, 'quote-message-to-client', quote.id, { messageId });
  });
}

/** Staff note something down for themselves. The client neither sees it nor is answered by it. */
export function addNote(strapi: Core.Strapi, staff: Account, reference: string, body: MessageBody): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    await insertMessage(trx, quote, { ...body, from: 'staff', author: staff, internal: true });
  });
}
