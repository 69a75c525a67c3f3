import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import { recordEvent, type QuoteActor, type QuoteEventKind } from './events';
import { requireAct, transitions, type QuoteAct, type QuoteStatus } from './states';

/** A quote whose row is locked until the transaction ends. */
export interface LockedQuote {
  readonly id: string;
  readonly reference: string;
  readonly status: QuoteStatus;
  /** The client's account; null where it is gone. */
  readonly userId: number | null;
  readonly assigneeId: number | null;
  /** Whether staff owe the client an answer. */
  readonly waiting: boolean;
  readonly offerNumber: number;
  readonly offerVersion: number;
  readonly offerTotalCents: number | null;
  /** Whether the offer's last day is over. */
  readonly offerEnded: boolean;
}

const lockedColumns = `id, reference, status, user_id AS "userId", assignee_id AS "assigneeId",
  waiting_since IS NOT NULL AS waiting, offer_number AS "offerNumber", offer_version AS "offerVersion",
  offer_total_cents::float8 AS "offerTotalCents", coalesce(offer_valid_until < now(), false) AS "offerEnded"`;

/** Which quote is meant, and whose it has to be. */
export interface QuoteAddress {
  readonly reference: string;
  /** The client's account; left out for staff, who see every quote. */
  readonly ownerId?: number;
}

/** @throws Refusal not_found, also where it is somebody else's */
export async function lockQuote(trx: Knex.Transaction, { reference, ownerId }: QuoteAddress): Promise<LockedQuote> {
  const { rows }: { rows: LockedQuote[] } = await trx.raw(
    `SELECT ${lockedColumns} FROM app.quotes WHERE reference = ? AND (?::integer IS NULL OR user_id = ?) FOR UPDATE`,
    [reference, ownerId ?? null, ownerId ?? null],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Any quote whose offer is over and that nobody else is at work on, or null. */
export async function lockEndedOffer(trx: Knex.Transaction): Promise<LockedQuote | null> {
  const { rows }: { rows: LockedQuote[] } = await trx.raw(
    `SELECT ${lockedColumns} FROM app.quotes WHERE status = 'offer_sent' AND offer_valid_until < now()
     ORDER BY offer_valid_until LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return rows[0] ?? null;
}

export type QuoteColumns = Readonly<Record<string, string | number | Date | null>>;

/** Changes columns of a quote. The client sees it as updated only by what the client sees: see `touch`. */
export async function updateQuote(trx: Knex.Transaction, quote: LockedQuote, columns: QuoteColumns): Promise<void> {
  await trx.withSchema('app').table('quotes').where({ id: quote.id }).update(columns);
}

/** Changes columns of a quote and says that there is something new for the client. */
export async function touch(trx: Knex.Transaction, quote: LockedQuote, columns: QuoteColumns = {}): Promise<void> {
  await trx.withSchema('app').table('quotes').where({ id: quote.id }).update({ updated_at: trx.fn.now(), ...columns });
}

/** Nobody owes the client an answer any more. */
export const answered = { waiting_since: null, reply_due_at: null } as const;

interface Change {
  readonly columns?: QuoteColumns;
  /** What the timeline tells of it. */
  readonly data?: Readonly<Record<string, string | number | null>>;
}

/**
 * Takes a quote from its state to the next one, and writes down who did it and when.
 * @returns the quote in its new state
 * @throws Refusal conflict where the act isn't possible in its state
 */
export async function takeStep(
  trx: Knex.Transaction, quote: LockedQuote, act: QuoteAct, actor: QuoteActor, { columns = {}, data = {} }: Change = {},
): Promise<LockedQuote> {
  requireAct(act, quote.status);
  const { by, to, event }: { by: QuoteActor['kind']; to: QuoteStatus; event: QuoteEventKind } = transitions[act];
  if (actor.kind !== by) throw new Error(`${act} is not for ${actor.kind}`);
  await touch(trx, quote, { ...columns, status: to });
  await recordEvent(trx, { quoteId: quote.id, kind: event, from: quote.status, to, actor, data });
  return { ...quote, status: to };
}
