import { clearCaches, takeOver } from './worker';

/** Loads the page anew, of the newest build. */
export async function reload(): Promise<void> {
  await takeOver().catch(() => undefined);
  window.location.reload();
}

/** The same, with nothing left that was kept of the site. */
export async function reloadWithoutCaches(): Promise<void> {
  await clearCaches().catch(() => undefined);
  await reload();
}

/** Ctrl+Shift+R, whatever letter the keyboard has on that key. */
export const isHardReload = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && !altKey && code === 'KeyR';
