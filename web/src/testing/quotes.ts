import type { InboxQuote, InboxQuoteDetail, QuoteDetail, QuoteItem, QuoteSummary } from '@/contracts/quotes';

export const REFERENCE = 'Q-2026-000123';

/** A quote request whose offer is out, as a client's list shows it. */
export const quoteSummary = (changes: Partial<QuoteSummary> = {}): QuoteSummary => ({
  reference: REFERENCE,
  status: 'offer_sent',
  submittedAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T08:30:00.000Z',
  itemNames: ['Audit'],
  totalItems: 2,
  totalPrice: 2999,
  offerTotal: 2500,
  offerValidUntil: '2026-12-31T20:00:00.000Z',
  ...changes,
});

export const quoteItem = (changes: Partial<QuoteItem> = {}): QuoteItem => ({
  id: '4f0c2a52-6f2f-4f3f-9a2e-7b1a2f4e0c7d',
  serviceSlug: 'seo',
  serviceName: 'SEO',
  subServiceName: 'Audit',
  description: 'All of it',
  quantity: 2,
  price: 1499.5,
  lineTotal: 2999,
  offerPrice: 1250,
  offerLineTotal: 2500,
  ...changes,
});

const parts = {
  items: [quoteItem()],
  offer: { number: 1, note: 'Gladly', total: 2500, sentAt: '2026-11-21T08:30:00.000Z', validUntil: '2026-12-31T20:00:00.000Z' },
  timeline: [
    {
      id: '1', at: '2026-11-20T10:00:00.000Z', kind: 'submitted' as const, actor: { kind: 'client' as const, name: 'Lina' },
      offerTotal: null, reason: null, assignee: null,
    },
  ],
  messages: [{ id: '5b1a2f4e-0c7d-4a52-9a2e-4f3f6f2f8f10', at: '2026-11-20T11:00:00.000Z', from: 'client' as const, name: 'Lina', text: 'Hello' }],
};

/** The same, as its client sees it. */
export const quoteDetail = (changes: Partial<QuoteDetail> = {}): QuoteDetail => ({
  ...quoteSummary(),
  ...parts,
  may: { accept: true, decline: true, message: true },
  ...changes,
});

/** A row of the staff's inbox. */
export const inboxQuote = (changes: Partial<InboxQuote> = {}): InboxQuote => ({
  ...quoteSummary(),
  client: { name: 'Lina', email: 'lina@client.example', companyName: 'Lina & Co' },
  language: 'ar',
  assignee: { id: 'w1x2y3z4a5b6c7d8', name: 'Omar' },
  waitingSince: null,
  replyDueAt: null,
  overdue: false,
  ...changes,
});

/** The same in full. */
export const inboxQuoteDetail = (changes: Partial<InboxQuoteDetail> = {}): InboxQuoteDetail => ({
  ...inboxQuote(),
  ...parts,
  client: { ...inboxQuote().client, businessDomain: 'technology', clientSegment: 'startup', registeredAt: '2026-10-01T09:00:00.000Z' },
  notes: [{ id: '6b1a2f4e-0c7d-4a52-9a2e-4f3f6f2f8f10', at: '2026-11-20T12:00:00.000Z', name: 'Omar', text: 'A good one' }],
  journey: [{ at: '2026-10-01T09:00:00.000Z', kind: 'registered', detail: null }],
  draft: { version: 3, note: 'Gladly', validUntil: null },
  may: { review: false, editOffer: false, withdraw: true, decline: false, reopen: false, message: true },
  ...changes,
});
