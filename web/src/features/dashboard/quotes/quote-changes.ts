import type { InboxQuoteDetail } from '@/contracts/quotes';

/** What others have done to a quote; named as its texts are. */
export type QuoteChange = 'status' | 'clientMessage' | 'staffMessage' | 'note' | 'assignee' | 'offer';

/** What happened between two answers about a quote, as far as whoever has it open should hear of it. */
export function changesBetween(before: InboxQuoteDetail, after: InboxQuoteDetail): QuoteChange[] {
  const known = new Set(before.messages.map(({ id }) => id));
  const newFrom = new Set(after.messages.filter(({ id }) => !known.has(id)).map(({ from }) => from));
  const changes: [QuoteChange, boolean][] = [
    ['status', before.status !== after.status],
    ['clientMessage', newFrom.has('client')],
    ['staffMessage', newFrom.has('staff')],
    ['note', after.notes.length > before.notes.length],
    ['assignee', before.assignee?.id !== after.assignee?.id],
    ['offer', before.draft.version !== after.draft.version],
  ];
  // That an offer was sent says that it was written, too.
  return changes.flatMap(([change, happened]) => (happened && !(change === 'offer' && before.status !== after.status) ? [change] : []));
}
