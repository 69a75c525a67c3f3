/** Scroll depth from which the header stands out from the page below it, in CSS pixels. */
export const HEADER_STYLE_AFTER_PX = 50;

/** Scroll depth from which the way back to the top is offered, in CSS pixels. */
export const SCROLL_TO_TOP_AFTER_PX = 300;

/** Services that the menus list at most; the rest is behind "View all services". They are part of every page. */
export const NAV_SERVICES_LIMIT = 12;

/** How long the services menu stays after the pointer left it, so that a slip doesn't close it. */
export const MENU_CLOSE_DELAY_MS = 180;

/** Name of the cookie and of the local storage entry that hold the chosen language. */
export const LANGUAGE_KEY = 'language';

/** One year. */
export const LANGUAGE_MAX_AGE_SECONDS = 60 * 60 * 24 * 365;
