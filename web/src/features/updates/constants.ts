/** How long the notice of a new build stays, in milliseconds (specification 2.15 and 9). */
export const NOTICE_MS = 10_000;

/** Entry of the local storage that holds the build a browser last saw. */
export const VERSION_KEY = 'app_version';

/** A page left open asks for a new worker at most this often, when somebody comes back to it; in milliseconds. */
export const WORKER_CHECK_EVERY_MS = 60 * 60 * 1_000;

/** How long "Reload" waits for the new worker to take over, in milliseconds. */
export const TAKE_OVER_MS = 2_000;
