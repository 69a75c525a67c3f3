import { MAX_OFFER_PRICE, type InboxQuoteDetail, type OfferDraftRequest } from '@/contracts/quotes';
import { dubaiDay } from '@/lib/format';

/** What is typed into an offer, as it is typed. */
export interface OfferFields {
  /** Per line, in the order of the quote's items. */
  prices: { id: string; price: string }[];
  note: string;
  /** `2026-12-31`, or empty. */
  validUntil: string;
}

type Offered = Pick<InboxQuoteDetail, 'items' | 'draft'>;

/** What staff prepared so far. */
export const fieldsOf = ({ items, draft }: Offered): OfferFields => ({
  prices: items.map(({ id, offerPrice }) => ({ id, price: offerPrice === null ? '' : writePrice(offerPrice) })),
  note: draft.note,
  validUntil: draft.validUntil === null ? '' : dubaiDay(Date.parse(draft.validUntil)),
});

/** A price as one would type it. */
const writePrice = (dollars: number): string => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2));

const EASTERN_DIGITS = /[٠-٩۰-۹]/g;
const toLatin = (digit: string): string => String((digit.codePointAt(0) ?? 0) % 16);

/** Thousands in groups of three, then at most two decimals; without groups, a comma or Arabic's own mark may stand before the decimals too. */
const GROUPED = /^\d{1,3}(?:[,٬]\d{3})+(?:[.٫]\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,٫]\d{1,2})?$/;

/**
 * Reads a price as people write it: `1499`, `1,499.50`, `149,5`, `١٤٩٫٥`.
 * @returns whole cents; null where nothing is typed, undefined where it is no price
 */
export function readCents(typed: string): number | null | undefined {
  const text = typed.replace(EASTERN_DIGITS, toLatin).replaceAll(/[\s$]/g, '');
  if (text === '') return null;
  const plain = GROUPED.test(text) ? text.replaceAll(/[,٬]/g, '') : text;
  if (!PLAIN.test(plain)) return undefined;
  const [whole = '', decimals = ''] = plain.split(/[.,٫]/);
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= MAX_OFFER_PRICE * 100 ? cents : undefined;
}

/** Sum of one line in cents; null as long as there is no price. */
export const lineCents = (typed: string, quantity: number): number | null => {
  const cents = readCents(typed);
  return cents === null || cents === undefined ? null : cents * quantity;
};

/** Sum of the lines that have a price, in cents. */
export const totalCents = (prices: OfferFields['prices'], items: InboxQuoteDetail['items']): number =>
  items.reduce((sum, { quantity }, index) => sum + (lineCents(prices[index]?.price ?? '', quantity) ?? 0), 0);

/** The offer as the API takes it; what is no price has been complained about before. */
export const requestOf = ({ prices, note, validUntil }: OfferFields, version: number): OfferDraftRequest => ({
  version,
  lines: prices.map(({ id, price }) => {
    const cents = readCents(price);
    return { id, price: cents === null || cents === undefined ? null : cents / 100 };
  }),
  note,
  validUntil: validUntil || null,
});

/** From today to the same day of next year, as the office's calendar has it. */
export function offerDays(now: number): { first: string; last: string } {
  const first = dubaiDay(now);
  const [year = '', month, day] = first.split('-');
  const nextYear = `${Number(year) + 1}-${month}`;
  // Only leap years have the day itself.
  return { first, last: `${nextYear}-${month === '02' && day === '29' ? '28' : day}` };
}
