import type { Locale } from '@/i18n/locales';
import { localePath, paths, stripLocale } from '@/i18n/paths';
import { safeReturnPath } from '@/lib/return-path';
import { isStaff, type Role } from '@/lib/roles';

/**
 * Where somebody goes who has just signed in: back to where they came from, or to what they have an account for.
 * @param from the `from` of the login page's address
 * @param locale language of the login page, which may have been switched there
 */
export function pathAfterLogin(role: Role, from: string | null | undefined, locale: Locale): string {
  const home = isStaff(role) ? paths.dashboard : paths.quotes;
  const { pathname, search, hash } = new URL(safeReturnPath(from, home), 'http://site.invalid');
  const path = stripLocale(pathname);
  // Back to here would lead on, and back, and on.
  return path === paths.login ? localePath(locale, home) : localePath(locale, path) + search + hash;
}
