import { readCents, type OfferFields } from './offer-form';

/** A field of an offer: a line's price by its position, the note, or the date. */
export type OfferField = number | 'note' | 'validUntil';

export interface OfferDifference {
  field: OfferField;
  mine: string;
  theirs: string;
}

/** Where two versions of an offer don't say the same. `5` and `5.00` do. */
export function differencesOf(mine: OfferFields, theirs: OfferFields): OfferDifference[] {
  const prices = mine.prices.flatMap(({ id, price }, field) => {
    const other = theirs.prices.find((line) => line.id === id)?.price ?? '';
    return samePrice(price, other) ? [] : [{ field, mine: price, theirs: other }];
  });
  const texts = (['note', 'validUntil'] as const).flatMap((field) =>
    mine[field].trim() === theirs[field].trim() ? [] : [{ field, mine: mine[field], theirs: theirs[field] }],
  );
  return [...prices, ...texts];
}

function samePrice(one: string, other: string): boolean {
  const cents = readCents(one);
  return cents === undefined ? one.trim() === other.trim() : cents === readCents(other);
}
