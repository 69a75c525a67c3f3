import { z } from 'zod';

/** The one table from an error's code to its HTTP status. */
export const statusByCode = {
  invalid_json: 400,
  invalid_request: 400,
  unknown_operation: 400,
  /** A mailed link that is unknown, used or too old. */
  link_invalid: 400,
  /** A service has several lines in the cart, and the call doesn't say which. */
  cart_line_ambiguous: 400,
  cart_empty: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  cross_site: 403,
  forbidden: 403,
  email_not_verified: 403,
  pending_approval: 403,
  account_blocked: 403,
  not_found: 404,
  item_not_in_cart: 404,
  method_not_allowed: 405,
  /** The change needs another state than there is, for example a second approval. */
  conflict: 409,
  account_exists: 409,
  last_admin: 409,
  own_account: 409,
  /** `values`: the `item`'s name and its `quantity`. */
  already_in_cart: 409,
  cart_full: 409,
  /** The offer can no longer be accepted. */
  offer_expired: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** A key of an earlier call came with another body. */
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;
export type ErrorStatus = (typeof statusByCode)[ErrorCode];

export const errorCodes = Object.keys(statusByCode) as [ErrorCode, ...ErrorCode[]];

/** Whether something is a code of this table. */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(statusByCode, code);

/** What every refused or failed call of `/api` answers. `fields` names what is wrong with which field of the body, `values` what the message is about, `document` what somebody else saved first. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    document: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string(),
  }),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
