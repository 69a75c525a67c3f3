import { readEntry, writeEntry } from './browser-storage';
import { tellUntilHeard } from './until-heard';

/*
 * The visitor's choice about what isn't needed to show or count pages: where an address is, and other companies' analytics. Counting
 * itself asks nobody outside and keeps no address, and isn't governed by it.
 */

const ENTRY = 'consent';

/** Told on `window` when somebody chose here. Other tabs learn it from the storage. */
const CHOSEN_EVENT = 'consentChosen';
/** The dialog about privacy is asked for. */
export const OPEN_PRIVACY_EVENT = 'openPrivacyChoices';

export type ConsentChoice = 'granted' | 'denied';

export interface Consent {
  analytics: ConsentChoice;
  /** ISO time. */
  at: string;
}

declare global {
  interface Navigator {
    /** Missing in browsers that know nothing of it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser refuses for its user (Global Privacy Control). */
export const isRefusedByBrowser = (): boolean => navigator.globalPrivacyControl === true;

/** What was chosen in this browser; null where nothing was, or the entry isn't ours. */
export function readConsent(): Consent | null {
  try {
    const { analytics, at } = JSON.parse(readEntry('local', ENTRY) ?? '{}') as Partial<Record<keyof Consent, unknown>>;
    return (analytics === 'granted' || analytics === 'denied') && typeof at === 'string' ? { analytics, at } : null;
  } catch {
    return null;
  }
}

/** Whether what needs consent may run. What the browser refuses is refused, whatever was pressed. */
export const isConsentGiven = (): boolean => !isRefusedByBrowser() && readConsent()?.analytics === 'granted';

/** Whether nobody has answered yet. */
export const isConsentOpen = (): boolean => !isRefusedByBrowser() && readConsent() === null;

/** Keeps the choice and tells everybody. */
export function chooseConsent(analytics: ConsentChoice): void {
  writeEntry('local', ENTRY, JSON.stringify({ analytics, at: new Date().toISOString() } satisfies Consent));
  window.dispatchEvent(new Event(CHOSEN_EVENT));
}

/** Calls back when somebody chooses, here or in another tab. @returns stops it */
export function followConsent(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key, everything was removed.
    if (key === ENTRY || key === null) onChange();
  };
  window.addEventListener(CHOSEN_EVENT, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHOSEN_EVENT, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** Opens the dialog, on every page that has the site's footer. */
export const openPrivacyChoices = (): void => tellUntilHeard(OPEN_PRIVACY_EVENT);
