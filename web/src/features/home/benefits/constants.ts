/** How long a team is shown before the next one comes by itself. */
export const AUTO_ADVANCE_MS = 5000;

/** Distance in CSS pixels from which a movement of the finger across the card is a swipe. */
export const SWIPE_PX = 48;

/** The share of the carousel that has to be in the window for it to move on by itself. */
export const VISIBLE_SHARE = 0.25;

export const TEAM_COUNT = 5;
