import type { Locale } from '@/i18n/locales';
import { LANGUAGE_KEY, LANGUAGE_MAX_AGE_SECONDS } from './constants';

/** Remembers the chosen language: in a cookie for the server, in the local storage for the browser's own code. */
export function storeLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_KEY}=${locale}; Max-Age=${LANGUAGE_MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  try {
    window.localStorage.setItem(LANGUAGE_KEY, locale);
  } catch {
    // Storage may be switched off; the cookie is what decides.
  }
}
