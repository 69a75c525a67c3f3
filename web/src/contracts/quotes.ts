import { z } from 'zod';
import { BIDI_CONTROLS, dollars } from './fields';
import { pageQuery, pagination } from './paging';

/** The states of a quote request; which may follow which is the CMS's rule. */
export const quoteStatuses = ['new', 'in_review', 'offer_sent', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** What the timeline tells of; `assigned` is for staff only. */
export const quoteEventKinds = [
  'submitted', 'assigned', 'review_started', 'offer_sent', 'offer_withdrawn', 'accepted', 'declined', 'expired', 'reopened',
] as const;
export type QuoteEventKind = (typeof quoteEventKinds)[number];

export const quoteReference = z.string('invalid').regex(/^Q-\d{4}-\d{6,}$/, 'invalid');
export const quoteReferenceParam = z.strictObject({ reference: quoteReference });

/** US dollars with two decimals. */
const money = z.number();
/** ISO 8601. */
const moment = z.string();
/** Whose act it was; `name` is null for the system's own. */
const actor = z.strictObject({ kind: z.enum(['client', 'staff', 'system']), name: z.string().nullable() });

export const quoteItem = z.strictObject({
  id: z.string(),
  /** Null where the service is no longer published. */
  serviceSlug: z.string().nullable(),
  serviceName: z.string(),
  subServiceName: z.string(),
  description: z.string(),
  quantity: z.number().int(),
  /** Of one, when it was asked for; 0 means "contact for quote". */
  price: money,
  lineTotal: money,
  /** Of one, as offered. Clients see it once the offer is sent. */
  offerPrice: money.nullable(),
  offerLineTotal: money.nullable(),
});
export type QuoteItem = z.infer<typeof quoteItem>;

export const quoteEvent = z.strictObject({
  id: z.string(),
  at: moment,
  kind: z.enum(quoteEventKinds),
  actor,
  /** Total of the offer that was sent. */
  offerTotal: money.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** Who it was assigned to; null takes it from everybody. Only on `assigned`. */
  assignee: z.string().nullable(),
});
export type QuoteEvent = z.infer<typeof quoteEvent>;

export const quoteMessage = z.strictObject({ id: z.string(), at: moment, from: z.enum(['client', 'staff']), name: z.string(), text: z.string() });
export type QuoteMessage = z.infer<typeof quoteMessage>;

/** An offer that was sent. */
export const quoteOffer = z.strictObject({
  /** 1 for the first, one more for each later one. */
  number: z.number().int(),
  note: z.string(),
  total: money,
  sentAt: moment,
  /** Can be accepted until then. */
  validUntil: moment,
});

const summary = {
  reference: z.string(),
  status: z.enum(quoteStatuses),
  submittedAt: moment,
  updatedAt: moment,
  /** Names of what was asked for, in the reader's language. */
  itemNames: z.array(z.string()),
  /** Sum of quantities. */
  totalItems: z.number().int(),
  totalPrice: money,
  offerTotal: money.nullable(),
  offerValidUntil: moment.nullable(),
};

export const quoteSummary = z.strictObject(summary);
export type QuoteSummary = z.infer<typeof quoteSummary>;

const detail = {
  ...summary,
  items: z.array(quoteItem),
  offer: quoteOffer.nullable(),
  timeline: z.array(quoteEvent),
  messages: z.array(quoteMessage),
};

/** What a client sees of an own request; `may` says what can be done now. */
export const quoteDetail = z.strictObject({ ...detail, may: z.strictObject({ accept: z.boolean(), decline: z.boolean(), message: z.boolean() }) });
export type QuoteDetail = z.infer<typeof quoteDetail>;

export const quoteListQuery = z.strictObject(pageQuery);
export const quoteListResponse = z.strictObject({ success: z.literal(true), data: z.array(quoteSummary), pagination });
export type QuoteListResponse = z.infer<typeof quoteListResponse>;
export const quoteResponse = z.strictObject({ success: z.literal(true), data: quoteDetail });
export type QuoteResponse = z.infer<typeof quoteResponse>;

const words = (problem: 'required', max: number) =>
  z.string(problem).overwrite((value) => value.replace(BIDI_CONTROLS, '').trim()).min(1, problem).max(max, 'tooLong')
    .refine((value) => !value.includes('\u0000'), 'invalid');

/** A resend with the same id is the same message. */
const messageId = z.uuid('invalid').optional();

export const quoteMessageRequest = z.strictObject({ text: words('required', 4_000), messageId });
export const quoteDeclineRequest = z.strictObject({ reason: words('required', 1_000) });
/** `offer` names the one the client has read: an accepted offer is never another one. */
export const quoteAcceptRequest = z.strictObject({ offer: z.int('invalid').min(1, 'invalid').optional() });

/* Staff */

const person = z.strictObject({ id: z.string(), name: z.string() });
export type QuoteAssignee = z.infer<typeof person>;

const inboxFields = {
  client: z.strictObject({ name: z.string(), email: z.string(), companyName: z.string() }),
  language: z.enum(['en', 'ar']),
  assignee: person.nullable(),
  /** When somebody owes the client an answer: since when, and until when (24 hours of Sunday to Thursday in Dubai). */
  waitingSince: moment.nullable(),
  replyDueAt: moment.nullable(),
  overdue: z.boolean(),
};

export const inboxQuote = z.strictObject({ ...summary, ...inboxFields });
export type InboxQuote = z.infer<typeof inboxQuote>;

export const quoteAges = ['today', 'week', 'month', 'older'] as const;
export const inboxSorts = ['newest', 'oldest', 'due', 'updated'] as const;

const inboxFilters = {
  status: z.enum(quoteStatuses, 'invalid').optional(),
  /** How long ago it was submitted: today, within 7 days, within 30 days, before that. Days are Dubai's. */
  age: z.enum(quoteAges, 'invalid').optional(),
  /** `me`, `none`, or a member's id. */
  assignee: z.string('invalid').regex(/^(?:me|none|[a-z0-9]{10,40})$/, 'invalid').optional(),
  overdue: z.enum(['true'], 'invalid').optional(),
  /** Part of a reference, a client's name, address or company, or a service's name. */
  search: z.string('invalid').trim().max(100, 'tooLong').optional(),
  sort: z.enum(inboxSorts, 'invalid').default('newest'),
};
export const inboxQuery = z.strictObject({ ...pageQuery, ...inboxFilters });
/** The same without pages. */
export const inboxExportQuery = z.strictObject(inboxFilters);

export const inboxResponse = z.strictObject({
  success: z.literal(true),
  data: z.array(inboxQuote),
  pagination,
  /** Of all quotes, whatever the filters say. */
  counts: z.strictObject({ new: z.number(), in_review: z.number(), offer_sent: z.number(), accepted: z.number(), declined: z.number(), expired: z.number(), overdue: z.number() }),
});
export type InboxResponse = z.infer<typeof inboxResponse>;

export const quoteNote = z.strictObject({ id: z.string(), at: moment, name: z.string(), text: z.string() });

/** One step of the client on the way to this request, oldest first; `detail` is a service's name, an address of the site or a reference. */
export const journeyStep = z.strictObject({
  at: moment,
  kind: z.enum(['registered', 'added_to_cart', 'submitted', 'earlier_quote', 'later_quote']),
  detail: z.string().nullable(),
});

export const inboxQuoteDetail = z.strictObject({
  ...detail,
  ...inboxFields,
  client: inboxFields.client.extend({ businessDomain: z.string(), clientSegment: z.string(), registeredAt: moment.nullable() }),
  notes: z.array(quoteNote),
  journey: z.array(journeyStep),
  /** What staff prepare; its prices are the items' `offerPrice`. `version` makes a change over somebody else's a conflict. */
  draft: z.strictObject({ version: z.number().int(), note: z.string(), validUntil: moment.nullable() }),
  may: z.strictObject({ review: z.boolean(), editOffer: z.boolean(), withdraw: z.boolean(), decline: z.boolean(), reopen: z.boolean(), message: z.boolean() }),
});
export type InboxQuoteDetail = z.infer<typeof inboxQuoteDetail>;
export const inboxQuoteResponse = z.strictObject({ success: z.literal(true), data: inboxQuoteDetail });

export const assigneesResponse = z.strictObject({ success: z.literal(true), data: z.array(person) });

export const assignRequest = z.strictObject({ assignee: z.string('choose').regex(/^(?:me|[a-z0-9]{10,40})$/, 'choose').nullable() });

/** Largest price of one line in US dollars. */
export const MAX_OFFER_PRICE = 1_000_000;
const offerPrice = dollars(MAX_OFFER_PRICE);

/** The whole of an offer. As a draft, prices and date may be missing; to be sent, every line needs a price. */
export const offerDraftRequest = z.strictObject({
  version: z.int('invalid').min(0, 'invalid'),
  lines: z.array(z.strictObject({ id: z.uuid('invalid'), price: offerPrice.nullable() }, 'invalid'), 'invalid').min(1, 'required').max(200, 'tooLong'),
  note: z.string('invalid').overwrite((value) => value.replace(BIDI_CONTROLS, '').trim()).max(4_000, 'tooLong').default(''),
  /** The last day of the offer, in Dubai: `2026-12-31`. */
  validUntil: z.iso.date('date').nullable(),
});
export const offerSendRequest = offerDraftRequest.extend({
  lines: z.array(z.strictObject({ id: z.uuid('invalid'), price: offerPrice }, 'invalid'), 'invalid').min(1, 'required').max(200, 'tooLong'),
  validUntil: z.iso.date('date'),
});
export type OfferDraftRequest = z.input<typeof offerDraftRequest>;
export type OfferSendRequest = z.input<typeof offerSendRequest>;
