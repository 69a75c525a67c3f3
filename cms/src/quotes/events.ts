import type { Knex } from 'knex';
import type { Account } from '../accounts/sessions';

/** What the timeline tells of; the website's contract has the same list. */
export type QuoteEventKind =
  | 'submitted'
  | 'assigned'
  | 'review_started'
  | 'offer_sent'
  | 'offer_withdrawn'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'reopened';

/** Whose act it was. Id and name are null for the system's own. */
export interface QuoteActor {
  readonly kind: 'client' | 'staff' | 'system';
  readonly id: number | null;
  readonly name: string | null;
}

export const systemActor: QuoteActor = { kind: 'system', id: null, name: null };

/** @param kind as what somebody signed in acts: staff may have requests of their own */
export const actorOf = ({ userId, name }: Pick<Account, 'userId' | 'name'>, kind: 'client' | 'staff'): QuoteActor =>
  ({ kind, id: userId, name });

export interface NewQuoteEvent {
  readonly quoteId: string;
  readonly kind: QuoteEventKind;
  /** The state before and after; null where it didn't change. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly actor: QuoteActor;
  /** `totalCents` of an offer, the `reason` of a refusal, the `assignee`'s name. */
  readonly data?: Readonly<Record<string, string | number | null>>;
}

/**
 * Adds to a quote's timeline, in the transaction it tells of. Events are never changed; the database refuses it.
 * @returns the event's id
 */
export async function recordEvent(
  trx: Knex.Transaction,
  { quoteId, kind, from = null, to = null, actor, data = {} }: NewQuoteEvent,
): Promise<string> {
  const { rows }: { rows: { id: string }[] } = await trx.raw(
    `INSERT INTO app.quote_events (quote_id, kind, from_status, to_status, actor_kind, actor_id, actor_name, data)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?::jsonb) RETURNING id::text`,
    [quoteId, kind, from, to, actor.kind, actor.id, actor.name, JSON.stringify(data)],
  );
  const [event] = rows;
  if (!event) throw new Error(`Event ${kind} of quote ${quoteId} was not stored`);
  return event.id;
}
