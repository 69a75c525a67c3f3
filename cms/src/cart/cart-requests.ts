import { z } from 'zod';
import { accountLanguage, BIDI_CONTROLS, storable } from '../accounts/fields';

/* Queries and bodies of /api/cart: the same rules as the website's contract. The text of every issue is a key of the website's texts. */

/** Quantity of one line: 1 to 99. */
export const MAX_QUANTITY = 99;
/** Different lines one cart holds. */
export const MAX_CART_LINES = 100;

/** The language of the answer. */
export const cartQuery = z.strictObject({ language: accountLanguage });

/** A document's id or slug. */
export const itemReference = z.string('required').trim().min(1, 'required').max(100, 'tooLong').refine(storable, 'invalid');
const anyName = (problem: 'required' | 'invalid') =>
  z.string(problem).overwrite((value) => value.replace(BIDI_CONTROLS, '').trim()).max(200, 'tooLong').refine(storable, 'invalid');
/** A name, or an id or slug in its place; without characters that turn the text around them. */
export const itemName = anyName('required').min(1, 'required');
export const visitorSessionId = z
  .string('invalid')
  .regex(/^session_[A-Za-z0-9_-]{1,100}$/, 'invalid')
  .nullish()
  .transform((id) => id ?? null);

export const addBody = z
  .strictObject({
    serviceId: itemReference,
    subServiceId: itemReference.optional(),
    subServiceName: anyName('invalid').optional(),
    quantity: z.int('quantity').min(1, 'quantity').max(MAX_QUANTITY, 'quantity').default(1),
    visitorSessionId,
  })
  .refine((body) => body.subServiceId !== undefined || (body.subServiceName ?? '') !== '', { path: ['subServiceId'], error: 'required' });
export type AddBody = z.infer<typeof addBody>;

/** Which line is meant: the service's id or slug, and the sub-service's id, slug, or name in either language. */
const lineAddress = { serviceId: itemReference, subService: itemName.optional(), visitorSessionId };

export const updateBody = z.strictObject({ ...lineAddress, quantity: z.int('quantity').max(MAX_QUANTITY, 'quantity') });
export const removeBody = z.strictObject(lineAddress);
export const clearBody = z.strictObject({ visitorSessionId });
