import { buildEvent, buildQuote } from './build-quote';
import { quoteState } from './quote-state';

const declinedBy = (kind: 'client' | 'staff') =>
  buildQuote({ status: 'declined', timeline: [buildEvent(), buildEvent({ id: '2', kind: 'declined', actor: { kind, name: 'Omar' }, reason: 'x' })] });

it.each([
  ['new', buildQuote()],
  ['in_review', buildQuote({ status: 'in_review', timeline: [buildEvent(), buildEvent({ id: '2', kind: 'review_started' })] })],
  ['revising', buildQuote({ status: 'in_review', timeline: [buildEvent(), buildEvent({ id: '2', kind: 'offer_withdrawn' })] })],
  ['declinedByYou', declinedBy('client')],
  ['declinedByUs', declinedBy('staff')],
  ['expired', buildQuote({ status: 'expired' })],
] as const)('is %s', (state, quote) => {
  expect(quoteState(quote)).toBe(state);
});
