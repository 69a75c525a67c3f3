import { LEAST_GROWTH_MS, SETTLE_MS, THROTTLE_MS } from './constants';
import { namesOf, type PageNames } from './describe-page';
import type { Note } from './notes';
import { isTracked } from './tracked-path';

/** A page that was shown. */
export interface PageView {
  eventId: string;
  path: string;
  /** When it was shown, in ms since 1970. */
  at: number;
  names: PageNames;
  /** How long it was in sight, in ms, until `visibleSince`. */
  visibleMs: number;
  /** Since when it has been in sight; null while it isn't. */
  visibleSince: number | null;
  /** The duration that was told last, in ms; null where the page itself hasn't been told. */
  toldMs: number | null;
}

export type ShownPage = Pick<Note, 'eventId' | 'path' | 'at'>;

export interface PageViews {
  /** Another page is shown. */
  show: (page: ShownPage) => void;
  /** The page is out of sight, or about to be left: everything has to be told now. */
  hide: () => void;
  /** It is in sight again. */
  reveal: () => void;
  /** The page that is shown, unless it is never told of. */
  current: () => PageView | null;
}

/**
 * Follows which page is shown and for how long. The first is told at once; after that one thing every five seconds: the newest page, else how long
 * one before was looked at. Only what is in sight counts.
 * @param tell called with a page as it is now; more than once with the same one, whose duration has grown
 */
export function followPages(tell: (view: PageView) => void): PageViews {
  let current: PageView | null = null;
  /** Title of the page before the current one. */
  let titleBefore: string | undefined;
  /** Title of the current one, once it was told of. */
  let title: string | undefined;
  /** Pages that were left, of which there is more to tell. */
  const left: PageView[] = [];
  let toldAt = -THROTTLE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The clock may have been put back meanwhile. */
  const stopWatch = (view: PageView): void => {
    if (view.visibleSince !== null) view.visibleMs += Math.max(0, Date.now() - view.visibleSince);
    view.visibleSince = null;
  };
  const report = (view: PageView): void => {
    if (view.toldMs !== null && view.visibleMs - view.toldMs < LEAST_GROWTH_MS) return;
    if (view === current) {
      view.names = namesOf(document, titleBefore);
      title = document.title;
    }
    view.toldMs = view.toldMs === null && view === current && view.visibleSince !== null ? 0 : view.visibleMs;
    toldAt = Date.now();
    tell({ ...view, visibleMs: view.toldMs });
  };

  const next = (): void => {
    timer = undefined;
    if (current?.toldMs === null) report(current);
    else {
      const view = left.shift();
      if (view) report(view);
    }
    plan();
  };
  const plan = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const isNew = current?.toldMs === null;
    if (!isNew && !left.length) return;
    const due = Math.max(toldAt + THROTTLE_MS, isNew && current ? current.at + SETTLE_MS : 0) - Date.now();
    if (due > 0) timer = setTimeout(next, due);
    else next();
  };

  return {
    current: () => current,
    show: (page) => {
      const isNew = isTracked(page.path);
      // A page that is replaced before its turn has come is not told of: the newest is.
      if (current && (current.toldMs !== null || !isNew)) {
        stopWatch(current);
        left.push(current);
      }
      titleBefore = title;
      title = undefined;
      current = isNew ? newView(page, namesOf(document, titleBefore)) : null;
      plan();
    },
    hide: () => {
      if (current) stopWatch(current);
      for (const view of left.splice(0)) report(view);
      if (current) report(current);
      plan();
    },
    reveal: () => {
      if (current) current.visibleSince ??= Date.now();
    },
  };
}

const newView = ({ eventId, path, at }: ShownPage, names: PageNames): PageView => ({
  eventId,
  path,
  at,
  names,
  visibleMs: 0,
  visibleSince: document.visibilityState === 'visible' ? at : null,
  toldMs: null,
});
