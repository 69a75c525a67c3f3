import { z } from 'zod';
import type { OfferFields } from './offer-form';

/** What the form was filled from: an offer, and its version. */
export interface OfferBase {
  version: number;
  fields: OfferFields;
}

const fields = z.object({ prices: z.array(z.object({ id: z.string(), price: z.string() })), note: z.string(), validUntil: z.string() });
const kept = z.object({ base: z.object({ version: z.number(), fields }), fields });

/** An unsaved offer as it is kept in the browser. */
export const keepOffer = (base: OfferBase, typed: OfferFields): string => JSON.stringify({ base, fields: typed });

/**
 * Reads what was kept.
 * @param lines ids of the quote's lines
 * @returns null where nothing is kept that fits them
 */
export function readKeptOffer(text: string, lines: readonly string[]): z.infer<typeof kept> | null {
  try {
    const read = kept.parse(JSON.parse(text));
    const fits = [read.base.fields, read.fields].every(({ prices }) => prices.map(({ id }) => id).join() === lines.join());
    return fits ? read : null;
  } catch {
    return null;
  }
}
