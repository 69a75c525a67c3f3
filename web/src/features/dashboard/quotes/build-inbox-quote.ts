import type { InboxQuote, InboxQuoteDetail, InboxResponse, QuoteItem } from '@/contracts/quotes';

/** A quote of the inbox for tests: one that came in, with one item, answer due, unless said otherwise. */
export const buildInboxQuote = (facts: Partial<InboxQuote> = {}): InboxQuote => ({
  reference: 'Q-2026-000123',
  status: 'new',
  submittedAt: '2026-11-22T06:00:00.000Z',
  updatedAt: '2026-11-22T06:00:00.000Z',
  itemNames: ['SEO audit'],
  totalItems: 1,
  totalPrice: 1499,
  offerTotal: null,
  offerValidUntil: null,
  client: { name: 'Layla Nasser', email: 'layla@client.example', companyName: 'Nasser Trading' },
  language: 'ar',
  assignee: null,
  waitingSince: '2026-11-22T06:00:00.000Z',
  replyDueAt: '2026-11-23T06:00:00.000Z',
  overdue: false,
  ...facts,
});

/** One item of it. */
export const buildItem = (facts: Partial<QuoteItem> = {}): QuoteItem => ({
  id: '11111111-1111-4111-8111-111111111111',
  serviceSlug: 'seo',
  serviceName: 'SEO',
  subServiceName: 'SEO audit',
  description: 'What keeps the site from being found.',
  quantity: 1,
  price: 1499,
  lineTotal: 1499,
  offerPrice: null,
  offerLineTotal: null,
  ...facts,
});

/** The whole of it, as staff see it. */
export const buildInboxDetail = (facts: Partial<InboxQuoteDetail> = {}): InboxQuoteDetail => ({
  ...buildInboxQuote(),
  client: {
    name: 'Layla Nasser',
    email: 'layla@client.example',
    companyName: 'Nasser Trading',
    businessDomain: 'retail',
    clientSegment: 'small_business',
    registeredAt: '2026-11-20T06:00:00.000Z',
  },
  items: [buildItem()],
  offer: null,
  timeline: [
    { id: '1', at: '2026-11-22T06:00:00.000Z', kind: 'submitted', actor: { kind: 'client', name: 'Layla Nasser' }, offerTotal: null, reason: null, assignee: null },
  ],
  messages: [],
  notes: [],
  journey: [
    { at: '2026-11-20T06:00:00.000Z', kind: 'registered', detail: null },
    { at: '2026-11-22T06:00:00.000Z', kind: 'submitted', detail: null },
  ],
  draft: { version: 0, note: '', validUntil: null },
  may: { review: true, editOffer: true, withdraw: false, decline: true, reopen: false, message: true },
  ...facts,
});

const noCounts: InboxResponse['counts'] = { new: 0, in_review: 0, offer_sent: 0, accepted: 0, declined: 0, expired: 0, overdue: 0 };

/** An answer of the inbox. */
export const buildInbox = (quotes: InboxQuote[], facts: { total?: number; counts?: Partial<InboxResponse['counts']> } = {}): InboxResponse => ({
  success: true,
  data: quotes,
  pagination: { page: 1, pageSize: 20, total: facts.total ?? quotes.length },
  counts: { ...noCounts, ...facts.counts },
});
