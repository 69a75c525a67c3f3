import { Refusal } from '../accounts/refusal';
import type { QuoteActor, QuoteEventKind } from './events';

/*
 * Which state of a quote may follow which, and by whose act. Nothing else changes a state; that a request is collected
 * and sent in is the submission's business and ends in `new`.
 */

/** The website's contract has the same list. */
export const quoteStatuses = ['new', 'in_review', 'offer_sent', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

interface Transition {
  readonly by: QuoteActor['kind'];
  readonly from: readonly QuoteStatus[];
  readonly to: QuoteStatus;
  readonly event: QuoteEventKind;
}

export const transitions = {
  review: { by: 'staff', from: ['new'], to: 'in_review', event: 'review_started' },
  sendOffer: { by: 'staff', from: ['new', 'in_review'], to: 'offer_sent', event: 'offer_sent' },
  withdrawOffer: { by: 'staff', from: ['offer_sent'], to: 'in_review', event: 'offer_withdrawn' },
  turnDown: { by: 'staff', from: ['new', 'in_review'], to: 'declined', event: 'declined' },
  reopen: { by: 'staff', from: ['declined', 'expired'], to: 'in_review', event: 'reopened' },
  accept: { by: 'client', from: ['offer_sent'], to: 'accepted', event: 'accepted' },
  decline: { by: 'client', from: ['offer_sent'], to: 'declined', event: 'declined' },
  expire: { by: 'system', from: ['offer_sent'], to: 'expired', event: 'expired' },
} as const satisfies Record<string, Transition>;

export type QuoteAct = keyof typeof transitions;

/** Whether an act is possible in a state. */
export const mayAct = (act: QuoteAct, status: QuoteStatus): boolean =>
  (transitions[act].from as readonly QuoteStatus[]).includes(status);

/** Prices, note and date of an offer can be written as long as it can be sent. */
export const mayEditOffer = (status: QuoteStatus): boolean => mayAct('sendOffer', status);

/** @throws Refusal conflict where the act isn't possible in the state */
export function requireAct(act: QuoteAct, status: QuoteStatus): void {
  if (!mayAct(act, status)) throw new Refusal('conflict');
}

/**
 * The state of a quote in SQL: an offer past its date has expired, whether or not the job has written it.
 * @param quote alias of app.quotes
 */
export const statusNow = (quote: string): string =>
  `CASE WHEN ${quote}.status = 'offer_sent' AND ${quote}.offer_valid_until < now() THEN 'expired' ELSE ${quote}.status END`;
