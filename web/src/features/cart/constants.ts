/** Above it the badge shows this number and a plus. */
export const BADGE_MAX = 99;

/** The same figures as in `contracts/cart.ts`, whose validation no public page should carry. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 99;

/** A tab that was out of sight for this long asks for the cart again when it comes back, in milliseconds. */
export const STALE_AFTER_MS = 60_000;

/** How long it is remembered what a visitor wanted to add before signing in, in milliseconds. */
export const INTENT_KEPT_MS = 24 * 60 * 60 * 1_000;

/** How long a toast stays where it is another time than its kind has, in milliseconds. */
export const TOAST_MS = { duplicate: 2_000, removed: 1_500, removeFailed: 3_000, notFound: 2_000 } as const;

/** Longest description the quote request takes. */
export const MAX_DESCRIPTION = 4_000;
