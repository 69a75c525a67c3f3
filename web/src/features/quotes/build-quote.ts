import type { QuoteDetail, QuoteEvent, QuoteItem, QuoteMessage, QuoteSummary } from '@/contracts/quotes';

/** Quotes for tests. `today` is Saturday, 21 November 2026, noon in Dubai. */
export const today = new Date('2026-11-21T08:00:00.000Z');
/** The end of a Tuesday in Dubai, three days later. */
const VALID_UNTIL = '2026-11-24T19:59:59.999Z';

export const buildItem = (facts: Partial<QuoteItem> = {}): QuoteItem => ({
  id: '0b8f1f1e-6f0e-4a54-9c8f-3a7d7b6c1a01',
  serviceSlug: 'seo',
  serviceName: 'SEO',
  subServiceName: 'Technical audit',
  description: 'What keeps search engines from your pages.',
  quantity: 2,
  price: 499,
  lineTotal: 998,
  offerPrice: null,
  offerLineTotal: null,
  ...facts,
});

export const buildEvent = (facts: Partial<QuoteEvent> = {}): QuoteEvent => ({
  id: '1',
  at: '2026-11-19T08:00:00.000Z',
  kind: 'submitted',
  actor: { kind: 'client', name: 'Sara' },
  offerTotal: null,
  reason: null,
  assignee: null,
  ...facts,
});

export const buildMessage = (facts: Partial<QuoteMessage> = {}): QuoteMessage => ({
  id: 'm1',
  at: '2026-11-20T08:00:00.000Z',
  from: 'staff',
  name: 'Omar',
  text: 'When would you like to start?',
  ...facts,
});

export const buildSummary = (facts: Partial<QuoteSummary> = {}): QuoteSummary => ({
  reference: 'Q-2026-000123',
  status: 'new',
  submittedAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-19T08:00:00.000Z',
  itemNames: ['Technical audit'],
  totalItems: 2,
  totalPrice: 998,
  offerTotal: null,
  offerValidUntil: null,
  ...facts,
});

/** A request that nobody has answered yet, unless said otherwise. */
export const buildQuote = (facts: Partial<QuoteDetail> = {}): QuoteDetail => ({
  ...buildSummary(),
  items: [buildItem()],
  offer: null,
  timeline: [buildEvent()],
  messages: [],
  may: { accept: false, decline: false, message: true },
  ...facts,
});

const offerEvent = buildEvent({ id: '2', at: '2026-11-20T08:00:00.000Z', kind: 'offer_sent', actor: { kind: 'staff', name: 'Omar' }, offerTotal: 900 });

/** One with an offer to be decided about, unless said otherwise. */
export const buildOffered = (facts: Partial<QuoteDetail> = {}): QuoteDetail =>
  buildQuote({
    status: 'offer_sent',
    offerTotal: 900,
    offerValidUntil: VALID_UNTIL,
    items: [buildItem({ offerPrice: 450, offerLineTotal: 900 })],
    offer: { number: 1, note: 'Includes a second look after three months.', total: 900, sentAt: offerEvent.at, validUntil: VALID_UNTIL },
    timeline: [buildEvent(), offerEvent],
    may: { accept: true, decline: true, message: true },
    ...facts,
  });
