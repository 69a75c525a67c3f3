import type { QuoteDetail, QuoteStatus } from '@/contracts/quotes';

/** How a request stands, as its client is told: some states mean different things depending on how they came about. */
export type QuoteState = Exclude<QuoteStatus, 'declined'> | 'revising' | 'declinedByYou' | 'declinedByUs';

/** Names the sentences in the messages' `Quotes.States`. */
export function quoteState({ status, timeline }: Pick<QuoteDetail, 'status' | 'timeline'>): QuoteState {
  if (status === 'declined') return timeline.findLast(({ kind }) => kind === 'declined')?.actor.kind === 'staff' ? 'declinedByUs' : 'declinedByYou';
  if (status === 'in_review' && timeline.at(-1)?.kind === 'offer_withdrawn') return 'revising';
  return status;
}
