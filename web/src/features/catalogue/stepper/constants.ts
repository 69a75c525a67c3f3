/** Services on the home page at most. */
export const HOME_SERVICES_LIMIT = 20;

/** Sub-services named on a card; the rest is counted. */
export const FEATURES_SHOWN = 6;

/** Accumulated input that makes a step, in CSS pixels: below `NARROW_BELOW_PX` of window width, and from there on. */
export const STEP_THRESHOLD_NARROW_PX = 80;
export const STEP_THRESHOLD_PX = 120;
export const NARROW_BELOW_PX = 768;

/** What one event counts at most, in CSS pixels. A key's press counts that much, and so does letting it go. */
export const EVENT_CAP_PX = 100;

/** How long a step takes no further input. */
export const STEP_LOCK_MS = 1200;

/** How long a step back lets no other step back follow. */
export const BACK_LOCK_MS = 1500;

/** Accumulated input is let go when nothing was added to it for so long. */
export const RELEASE_AFTER_MS = 3000;

/** How long the page has to stand still before the stepper is moved to the middle of the window. */
export const CENTRE_DEBOUNCE_MS = 400;

/** How long after a turn of the wheel, a swipe or a key the page still moves because of it. */
export const SCROLL_FRESH_MS = 1000;

/** The stepper begins this far before it reaches the middle of the window, in CSS pixels … */
export const ARRIVE_BEFORE_PX = 48;

/** … and until it is this far past it, as a share of the room for it. */
export const ARRIVE_PAST_SHARE = 0.4;

/** With less than this share of it in the window, nobody is kept at it. */
export const LET_GO_BELOW_SHARE = 0.5;

/** Lowest window that gets the stepper, in the browser's own letter size: 640 px, and more for whoever reads larger letters. */
export const MIN_HEIGHT_EM = 40;

/** Where services are shown one at a time; elsewhere they are a list. The same as the variant `stepped` of globals.css. */
export const STEPPED_MEDIA = `screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) and (min-height: ${MIN_HEIGHT_EM}em)`;

/** Entry of the session's storage that says that the stepper has had its turn in this visit. */
export const SEEN_KEY = 'services-stepper';
