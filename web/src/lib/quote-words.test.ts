import { quoteEventKinds, type QuoteEvent } from '@/contracts/quotes';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { eventSentence } from './quote-words';

const event = (facts: Partial<QuoteEvent>): QuoteEvent =>
  ({ id: '1', at: '2026-11-20T08:00:00.000Z', kind: 'submitted', actor: { kind: 'staff', name: 'Omar' }, offerTotal: null, reason: null, assignee: null, ...facts });

it('has a sentence for every event in both languages', () => {
  for (const kind of quoteEventKinds) {
    const sentence = eventSentence(event({ kind }));
    expect(en.QuoteWords.events[sentence]).toBeTruthy();
    expect(ar.QuoteWords.events[sentence]).toBeTruthy();
  }
});

it('tells who declined, and whether somebody is responsible', () => {
  expect(eventSentence(event({ kind: 'declined' }))).toBe('requestDeclined');
  expect(eventSentence(event({ kind: 'declined', actor: { kind: 'client', name: 'Sara' } }))).toBe('offerDeclined');
  expect(eventSentence(event({ kind: 'assigned' }))).toBe('unassigned');
  expect(eventSentence(event({ kind: 'assigned', assignee: 'Omar' }))).toBe('assigned');
});
