import type * as contract from '@/contracts/quotes';

/*
 * What the components of `components/quotes` show of a quote; they know no contract themselves. Their words are the
 * messages' `QuoteWords`, which whoever shows them hands to the provider.
 */

export type QuoteStatus = contract.QuoteStatus;
export type QuoteEvent = contract.QuoteEvent;
export type QuoteItem = contract.QuoteItem;
export type QuoteMessage = contract.QuoteMessage;

/** Whose screen it is: their own acts and messages are told as theirs. */
export type QuoteReader = QuoteMessage['from'];

/** Names of the sentences in `QuoteWords.events`. */
export type EventSentence =
  | Exclude<contract.QuoteEventKind, 'declined'>
  | 'unassigned'
  | 'offerDeclined'
  | 'requestDeclined';

/** Which sentence tells of an event: a client declines an offer, staff decline a request. */
export function eventSentence({ kind, actor, assignee }: QuoteEvent): EventSentence {
  if (kind === 'declined') return actor.kind === 'client' ? 'offerDeclined' : 'requestDeclined';
  if (kind === 'assigned') return assignee === null ? 'unassigned' : 'assigned';
  return kind;
}
