import { offerDraftRequest, offerSendRequest, type OfferDraftRequest } from '@/contracts/quotes';
import { offerDays, readCents, requestOf, type OfferFields } from './offer-form';

export type OfferAct = 'save' | 'send';

/** A field of the form: `prices.0.price`, `note`, `validUntil`. */
export type OfferFieldName = `prices.${number}.price` | 'note' | 'validUntil';

/** What is wrong, by field: a key of `Problems`, or the server's words. */
export type OfferProblems = Partial<Record<OfferFieldName, string>>;

/**
 * Whether an offer can be saved, or sent.
 * @param version the one it was made from
 * @param now milliseconds of the reader's clock
 */
export function checkOffer(fields: OfferFields, act: OfferAct, version: number, now: number): { request: OfferDraftRequest; problems: OfferProblems } {
  const request = requestOf(fields, version);
  const problems: OfferProblems = {};
  for (const [index, { price }] of fields.prices.entries()) {
    if (readCents(price) === undefined) problems[`prices.${index}.price`] = 'price';
  }
  const checked = (act === 'send' ? offerSendRequest : offerDraftRequest).safeParse(request);
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fieldAt(path.join('.'));
    if (field) problems[field] ??= message;
  }
  const { first, last } = offerDays(now);
  if (fields.validUntil && (fields.validUntil < first || fields.validUntil > last)) problems.validUntil ??= 'dateFuture';
  return { request, problems };
}

/** The server names fields as the request has them; what is no field of the form is left out. */
export function problemsOfAnswer(fields: Record<string, string> | undefined): OfferProblems {
  const problems: OfferProblems = {};
  for (const [path, text] of Object.entries(fields ?? {})) {
    const field = fieldAt(path);
    if (field) problems[field] ??= text;
  }
  return problems;
}

const LINE = /^lines\.(\d+)(?:\.price)?$/;

function fieldAt(path: string): OfferFieldName | null {
  if (path === 'note' || path === 'validUntil') return path;
  const [, index] = LINE.exec(path) ?? [];
  return index === undefined ? null : `prices.${Number(index)}.price`;
}
