/** A part of the page whose code comes later. */
export interface LatePart {
  isAwake: boolean;
}

const asleep = new Set<LatePart>();
let held: HTMLButtonElement | null = null;
let isAgain = false;

/** Whether the click that is going on is one that was made before, and held. */
export const isPressedAgain = (): boolean => isAgain;

/** The part is on the page. @returns for when it isn't any more */
export function expectPart(part: LatePart): () => void {
  if (!part.isAwake) asleep.add(part);
  return () => {
    asleep.delete(part);
    pressAgain();
  };
}

/** The part has its code and its handlers. */
export function settlePart(part: LatePart): void {
  part.isAwake = true;
  asleep.delete(part);
  pressAgain();
}

/** Once everything is awake: what a button does may be another part's matter, as with the one that opens a dialog. */
function pressAgain(): void {
  if (asleep.size || !held) return;
  const button = held;
  held = null;
  isAgain = true;
  button.click();
  isAgain = false;
}

/**
 * Follows clicks (by pointer or keyboard) on buttons that have no handlers yet. React stops such a click where it learns of it, at the
 * document, and forgets it. The last one is made again as soon as it can be heard, unless something else was pressed since, or Esc, which closes
 * what it would have opened. Links go their own way, with or without code.
 */
export function holdPresses(): void {
  const hold = (event: Event) => {
    if (!event.cancelBubble || !(event.target instanceof Element)) return;
    held = event.target.closest<HTMLButtonElement>('button') ?? held;
  };
  const forget = ({ type, key }: Event & { key?: string }) => {
    if (type === 'pointerdown' || key === 'Escape') held = null;
  };
  for (const type of ['pointerdown', 'keydown'] as const) window.addEventListener(type, forget, true);
  // From the window, so that this one comes after React's among those of the document.
  window.addEventListener('click', () => document.addEventListener('click', hold, { capture: true, once: true }), true);
}

if (typeof window !== 'undefined') holdPresses();
