import { readEntry, removeEntry, writeEntry } from '@/lib/browser-storage';
import type { CartAction } from '@/lib/cart-events';
import { MAX_NOTES } from './constants';
import type { ClickDescription } from './describe-click';
import type { PageNames } from './describe-page';

/** Something that happened, with the id of its event and its time in ms since 1970. */
export type Note = { eventId: string; at: number; path: string } & (
  | {
      kind: 'page';
      search: string;
      referrer: string;
      names: PageNames;
      /** Where the document is gone already: until when the page was shown, in ms since 1970. */
      leftAt?: number;
    }
  | { kind: 'click'; click: ClickDescription }
  | { kind: 'cart'; act: CartAction }
);

const ENTRY = 'trackingNotes';

let waiting: Note[] = [];
let taker: ((note: Note) => void) | undefined;

function readKept(): Note[] {
  try {
    return [...(JSON.parse(readEntry('session', ENTRY) ?? '[]') as Note[])];
  } catch {
    return [];
  }
}

/** Hands over what happened, or remembers it until the tracker is there: that is fetched when the browser has nothing better to do. */
export function note(happened: Note): void {
  if (taker) taker(happened);
  else waiting = [...waiting, happened].slice(-MAX_NOTES);
}

/** The page is left: what nobody has taken is for the next page of the session to tell. */
export function keepNotes(): void {
  if (!waiting.length) return;
  const leftAt = Date.now();
  writeEntry('session', ENTRY, JSON.stringify([...readKept(), ...waiting.map((happened) => ({ ...happened, leftAt }))].slice(-MAX_NOTES)));
  waiting = [];
}

/** Takes what has happened so far, also on pages before this one, and whatever will. */
export function takeNotes(take: (note: Note) => void): void {
  taker = take;
  const before = [...readKept(), ...waiting];
  waiting = [];
  removeEntry('session', ENTRY);
  before.forEach(take);
}
