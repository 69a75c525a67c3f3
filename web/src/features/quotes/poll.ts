/** How often an open page asks whether something has changed, in milliseconds. */
export const POLL_MS = 10_000;
