import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BIDI_CONTROLS, storable } from '../accounts/fields';
import { itemName, itemReference, visitorSessionId } from '../cart/cart-requests';

/* The body of /api/quote-requests: the same rules as the website's contract. */

const text = (max: number) =>
  z.string('invalid').overwrite((value) => value.replace(BIDI_CONTROLS, '').trim()).max(max, 'tooLong').refine(storable, 'invalid').default('');

export const submissionBody = z.strictObject({
  serviceName: itemName,
  subServiceName: itemName,
  subServiceDescription: text(4_000),
  sessionId: visitorSessionId,
  userEmail: text(254),
  userName: text(200),
  path: text(500),
  /** The caller's name for one submission; null from a caller that knows of none. */
  key: z.string('invalid').regex(/^[A-Za-z0-9_-]{8,100}$/, 'invalid').nullable(),
  serviceId: itemReference.optional(),
  subServiceId: itemReference.optional(),
});
export type SubmissionBody = z.infer<typeof submissionBody>;

/** Tells a repeated call from another one with the same key. The visitor's session is left out: a resend may come from a new one. */
export function hashOf({ key: _key, sessionId: _sessionId, ...asked }: SubmissionBody): Buffer {
  // In one order, whatever the caller's was.
  const fields = Object.entries(asked).filter(([, value]) => value !== undefined).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}
