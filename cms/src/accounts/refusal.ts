/** Why a call of the site is refused, and the HTTP status of each; the site knows the same table. */
export const refusalStatus = {
  invalid_request: 400,
  link_invalid: 400,
  cart_line_ambiguous: 400,
  cart_empty: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  email_not_verified: 403,
  pending_approval: 403,
  account_blocked: 403,
  not_found: 404,
  item_not_in_cart: 404,
  conflict: 409,
  account_exists: 409,
  last_admin: 409,
  own_account: 409,
  already_in_cart: 409,
  cart_full: 409,
  offer_expired: 409,
  key_reused: 422,
  too_many_requests: 429,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

interface Details {
  /** What is wrong with which field: a key of the site's texts. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the site's text about it names, for example the `item` and its `quantity`. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Seconds until a try makes sense. */
  readonly retryAfter?: number;
  /** What is there now, where somebody else changed it first. */
  readonly document?: unknown;
}

/** Thrown anywhere below a route of the site; `global::site-call` turns it into the answer. */
export class Refusal extends Error {
  constructor(readonly code: RefusalCode, readonly details: Details = {}) {
    super(code);
    this.name = 'Refusal';
  }
}
