import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import { loginPathFrom } from '@/lib/guard-paths';
import { isPublicPath } from './public-paths';

/** Language of the open page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

let isLeaving = false;

/**
 * Goes somewhere else with a real navigation, so that nothing of who was signed in stays in memory, and without a way back.
 * The first one to call it decides where: a sign-out leads to the login page, and the guard that notices it later changes nothing.
 */
export function leaveFor(path: string): void {
  if (isLeaving) return;
  isLeaving = true;
  window.location.replace(path);
}

export const reload = (): void => window.location.reload();

/** Whether the open page is one that nobody without an account may see. */
export const isOnProtectedPage = (): boolean =>
  !isPublicPath(window.location.pathname, document.querySelector('[data-not-found]') !== null);

/** Where to sign in and come back from. */
export const loginPathFromHere = (): string => loginPathFrom(pageLocale(), window.location.pathname + window.location.search);
