import { z } from 'zod';
import { accountLanguage, BIDI_CONTROLS, storable } from '../accounts/fields';
import { quoteStatuses } from './states';

/* Bodies and queries of /api/quotes and /api/staff-quotes: the same rules as the website's contract. The text of every issue is a key of the website's texts. */

const freeText = (problem: 'required' | 'invalid', max: number) =>
  z.string(problem).overwrite((value) => value.replace(BIDI_CONTROLS, '').trim()).max(max, 'tooLong').refine(storable, 'invalid');
const words = (max: number) => freeText('required', max).min(1, 'required');

const language = { language: accountLanguage };
const page = {
  page: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  limit: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100, 'invalid').default(20),
};

/** Of every call that has no more to say than the language of its answer. */
export const languageQuery = z.strictObject(language);
export const quoteListQuery = z.strictObject({ ...language, ...page });
/** For acts that need to know nothing more. */
export const emptyBody = z.strictObject({});

export const messageBody = z.strictObject({ text: words(4_000), messageId: z.uuid('invalid').optional() });
export type MessageBody = z.infer<typeof messageBody>;
export const reasonBody = z.strictObject({ reason: words(1_000) });
export const acceptBody = z.strictObject({ offer: z.int('invalid').min(1, 'invalid').optional() });

const memberId = '[a-z0-9]{10,40}';
const filters = {
  status: z.enum(quoteStatuses, 'invalid').optional(),
  age: z.enum(['today', 'week', 'month', 'older'], 'invalid').optional(),
  assignee: z.string('invalid').regex(new RegExp(`^(?:me|none|${memberId})$`), 'invalid').optional(),
  overdue: z.enum(['true'], 'invalid').optional(),
  search: z.string('invalid').trim().max(100, 'tooLong').refine(storable, 'invalid').default(''),
  sort: z.enum(['newest', 'oldest', 'due', 'updated'], 'invalid').default('newest'),
};
export const inboxQuery = z.strictObject({ ...language, ...page, ...filters });
export const exportQuery = z.strictObject({ ...language, ...filters });
export type InboxFilter = Omit<z.infer<typeof exportQuery>, 'language'>;

export const assigneeBody = z.strictObject({
  assignee: z.string('choose').regex(new RegExp(`^(?:me|${memberId})$`), 'choose').nullable(),
});

/** Largest price of one line in US dollars. */
const MAX_PRICE = 1_000_000;
/** Whole cents, as far as a number of JavaScript can hold them. */
const price = z.number('price').min(0, 'price').max(MAX_PRICE, 'price')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'price');
const lineId = z.uuid('invalid');
const linesOf = <T extends z.ZodType>(line: T) => z.array(line, 'required').min(1, 'required').max(200, 'tooLong');

/** As a draft, prices and date may be missing. */
export const offerDraftBody = z.strictObject({
  version: z.int('invalid').min(0, 'invalid'),
  lines: linesOf(z.strictObject({ id: lineId, price: price.nullable() })),
  note: freeText('invalid', 4_000).default(''),
  validUntil: z.iso.date('date').nullable(),
});
export type OfferDraftBody = z.infer<typeof offerDraftBody>;
export const offerSendBody = offerDraftBody.extend({
  lines: linesOf(z.strictObject({ id: lineId, price })),
  validUntil: z.iso.date('date'),
});
export type OfferSendBody = z.infer<typeof offerSendBody>;
