import { z } from 'zod';

/** Quantity of one line: 1 to 99. */
export const MAX_QUANTITY = 99;
/** Different lines one cart holds. */
export const MAX_CART_LINES = 100;

/** A document's id or slug. */
const reference = (problem: 'required') => z.string(problem).trim().min(1, problem).max(100, 'tooLong');

export const cartItem = z.strictObject({
  /** Names the line; a line that was removed and added again is another one. */
  id: z.string(),
  serviceId: z.string(),
  serviceSlug: z.string(),
  serviceName: z.string(),
  subServiceId: z.string(),
  subServiceSlug: z.string(),
  subServiceName: z.string(),
  description: z.string(),
  /** US dollars of one, as it was when the line was added; 0 means "contact for quote". */
  price: z.number(),
  quantity: z.number().int(),
  /** US dollars. */
  lineTotal: z.number(),
  /** Whether it can still be asked for; what was unpublished since then stays, and counts in no total. */
  available: z.boolean(),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.strictObject({
  items: z.array(cartItem),
  /** Sum of the quantities of available lines. */
  totalItems: z.number().int(),
  /** US dollars. */
  totalPrice: z.number(),
  /** The visitor session that wrote last. */
  sessionId: z.string().nullable(),
  status: z.literal('active'),
});
export type Cart = z.infer<typeof cart>;

export const cartResponse = z.strictObject({ success: z.literal(true), data: cart });
export type CartResponse = z.infer<typeof cartResponse>;

/** Fields of a cart item that callers send and the server knows better. */
const ignored = z.unknown().optional();

/** Adds one line. Name, description and price are the server's, whatever the caller sends. */
export const cartAddRequest = z
  .strictObject({
    serviceId: reference('required'),
    /** Id or slug; where it is left out, `subServiceName` has to name the sub-service. */
    subServiceId: reference('required').optional(),
    subServiceName: z.string('invalid').trim().max(200, 'tooLong').optional(),
    quantity: z.int('quantity').min(1, 'quantity').max(MAX_QUANTITY, 'quantity').default(1),
    id: ignored, serviceName: ignored, subServiceDescription: ignored, description: ignored, price: ignored, total: ignored, userId: ignored,
  })
  .refine((body) => body.subServiceId !== undefined || (body.subServiceName ?? '') !== '', { path: ['subServiceId'], error: 'required' });
export type CartAddRequest = z.input<typeof cartAddRequest>;

/** 0 and below removes the line. */
export const cartUpdateRequest = z.strictObject({ quantity: z.int('quantity').max(MAX_QUANTITY, 'quantity') });

/** Address of a line: the service's id or slug, and the sub-service's id, slug, or name in either language. */
export const cartServiceParam = z.strictObject({ serviceId: reference('required') });
export const cartLineParam = cartServiceParam.extend({ subService: z.string('required').trim().min(1, 'required').max(200, 'tooLong') });
