import { ARRIVE_BEFORE_PX, ARRIVE_PAST_SHARE, EVENT_CAP_PX, NARROW_BELOW_PX, STEP_THRESHOLD_NARROW_PX, STEP_THRESHOLD_PX } from './constants';

/** Keys that scroll by more than a line: whoever uses them wants to get on. */
const LEAVING_KEYS: ReadonlySet<string> = new Set(['PageDown', 'PageUp', 'Home', 'End', ' ']);

/** Where keys mean something else already. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'button, summary, [role="button"]';

/** What a key press is to the stepper: so many pixels of input, a way out, or nothing. */
export function meaningOfKey(event: KeyboardEvent, rtl: boolean): number | 'leave' | null {
  const { key, target } = event;
  if (key === 'Escape') return 'leave';
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const element = target instanceof Element ? target : null;
  if (element?.closest(TYPED_INTO)) return null;
  if (LEAVING_KEYS.has(key)) return key === ' ' && element?.closest(PRESSED_BY_SPACE) ? null : 'leave';
  if (key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return EVENT_CAP_PX;
  if (key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return -EVENT_CAP_PX;
  return null;
}

/** Input that makes a step in a window as wide as this one. */
export const currentThreshold = (): number => (window.innerWidth < NARROW_BELOW_PX ? STEP_THRESHOLD_NARROW_PX : STEP_THRESHOLD_PX);

/** Room below the header, as the stylesheet keeps it free for everything that is scrolled to. */
function roomFor(): { start: number; height: number } {
  const start = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { start, height: window.innerHeight - start };
}

/** Whether the whole panel can be seen at once. If not, keeping the page still would hide a part of it. */
export const fitsWindow = (panel: Element): boolean => panel.getBoundingClientRect().height <= roomFor().height;

/** Whether the panel has come to the middle of the window, or a little beyond. */
export function hasArrived(panel: Element): boolean {
  const { top, height } = panel.getBoundingClientRect();
  const room = roomFor();
  const pastMiddle = room.start + room.height / 2 - (top + height / 2);
  // Somebody who has zoomed in with two fingers needs the page to move.
  const zoomedIn = (window.visualViewport?.scale ?? 1) > 1;
  return !zoomedIn && height <= room.height && pastMiddle >= -ARRIVE_BEFORE_PX && pastMiddle <= room.height * ARRIVE_PAST_SHARE;
}
