/** How long something that nobody heard is worth hearing, in ms. */
const FORGOTTEN_AFTER_MS = 10_000;

const unheard = new Map<string, { detail: unknown; at: number }>();

/** Tells something on `window`. Where nobody hears it with `hear`, as that part of the page isn't awake yet, it waits for that part. */
export function tellUntilHeard(type: string, detail?: unknown): void {
  if (window.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }))) unheard.set(type, { detail, at: Date.now() });
  else unheard.delete(type);
}

/** Calls back with what is told from now on, and with the last that was told a moment ago and nobody heard. @returns stops it */
export function hear<Detail>(type: string, act: (detail: Detail) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    act((event as CustomEvent<Detail>).detail);
  };
  window.addEventListener(type, listen);
  const before = unheard.get(type);
  unheard.delete(type);
  if (before && Date.now() - before.at < FORGOTTEN_AFTER_MS) act(before.detail as Detail);
  return () => window.removeEventListener(type, listen);
}
