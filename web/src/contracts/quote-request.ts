import { z } from 'zod';
import { visitorSessionId } from './account';

/** A caller's own name for one submission; the same in the header `Idempotency-Key`. */
export const requestKey = z.string('invalid').regex(/^[A-Za-z0-9_-]{8,100}$/, 'invalid');

const name = z.string('required').trim().min(1, 'required').max(200, 'tooLong');

/**
 * `POST /visitor/quote-request`: one call per item of the cart, in sequence. Which item is found by its names, or by its ids
 * where they are sent; everything else about it is taken from the server's cart. Who asks is the session's owner, whatever
 * `userEmail` and `userName` say.
 */
export const quoteItemRequest = z.strictObject({
  serviceName: name,
  subServiceName: name,
  subServiceDescription: z.string('invalid').max(4_000, 'tooLong').default(''),
  sessionId: visitorSessionId.optional(),
  userEmail: z.string('invalid').max(254, 'tooLong').default(''),
  userName: z.string('invalid').max(200, 'tooLong').default(''),
  path: z.string('invalid').max(500, 'tooLong').default(''),
  requestId: requestKey.optional(),
  serviceId: z.string('invalid').max(100, 'tooLong').optional(),
  subServiceId: z.string('invalid').max(100, 'tooLong').optional(),
});
export type QuoteItemRequest = z.input<typeof quoteItemRequest>;

/** How far a submission is. It is complete, has its reference, and the cart is empty, as soon as every item is stored. */
export const quoteSubmission = z.strictObject({
  complete: z.boolean(),
  /** `Q-2026-000123`; null until it is complete. */
  reference: z.string().nullable(),
  /** Items stored so far. */
  stored: z.number().int(),
  total: z.number().int(),
});
export type QuoteSubmission = z.infer<typeof quoteSubmission>;
export const quoteSubmissionResponse = z.strictObject({ success: z.literal(true), data: quoteSubmission });
