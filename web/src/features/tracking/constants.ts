/** Pages are told at most this often while somebody goes from one to the next, in milliseconds (specification 9). */
export const THROTTLE_MS = 5_000;
/** How long a page's title may take to follow its address, in milliseconds. */
export const SETTLE_MS = 250;

/** A page that was in sight for so little longer than was told isn't told again, in milliseconds. */
export const LEAST_GROWTH_MS = 100;

/** Events that wait to be confirmed; beyond that the oldest are given up. */
export const MAX_WAITING = 30;
/** Pauses after failures: the first, doubled with each, up to the last; in milliseconds. */
export const FIRST_RETRY_MS = 5_000;
export const LAST_RETRY_MS = 60_000;
/** A call that isn't answered by then has failed, in milliseconds. */
export const SEND_TIMEOUT_MS = 10_000;

/** How long asking where an address is may take, and how long the answer holds, in milliseconds (specification 9). */
export const PLACE_TIMEOUT_MS = 3_000;
export const PLACE_KEPT_MS = 60 * 60 * 1_000;

/** What happened before the tracker was there: more isn't remembered. */
export const MAX_NOTES = 30;

/** Characters that are sent of a button's text, of a page's and a service's name, and of a description. */
export const MAX_TEXT = 100;
export const MAX_NAME = 300;
export const MAX_DESCRIPTION = 1_000;
/** Characters of `utm_source`, as the contract takes them. */
export const MAX_SOURCE = 100;
