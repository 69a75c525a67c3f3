import { accessOfPage } from '@/contracts/access';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { localePath, paths, stripLocale } from '@/i18n/paths';

/** The one spelling of a page's path. Other spellings are answered, but never kept in memory. */
const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

export const isPagePath = (path: string): boolean => PAGE_PATH.test(path);

/** Whether every `%` of a path begins a character. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const firstSegment = (path: string): string => path.slice(1).split('/', 1)[0] ?? '';

/** Whether a path names its language; only those that don't are redirected by the language cookie. */
export const namesLocale = (path: string): boolean => isLocale(firstSegment(path));

/** A page's path as Next knows it, behind the rewrite of next.config: `/services` → `/en/services`. */
export function nextPathOf(path: string): string {
  if (namesLocale(path)) return path;
  return path === '/' ? `/${defaultLocale}` : `/${defaultLocale}${path}`;
}

/** The page that says, in the language of a path, that there is none. */
export function notFoundPathFor(path: string): string {
  const locale = firstSegment(path);
  return localePath(isLocale(locale) ? locale : defaultLocale, paths.notFound);
}

export const isNotFoundPath = (path: string): boolean => stripLocale(path) === paths.notFound;

/** Whether a page is made for the one visitor who asks for it; asked for in nobody's name, it would only lead to the login page. */
export const isGuardedPath = (path: string): boolean => accessOfPage(stripLocale(path)) !== 'anyone';

/** Whether a page shows something else for each `?…`; without it, nothing of it could be given to anybody. */
export const isAnsweredByQuery = (path: string): boolean => stripLocale(path) === paths.search;

const WITH_SECRET = new RegExp(`^((?:/[a-z]{2})?${paths.resetPassword('')}).+`);

/** An address as it may stand in the log: without its query, and without the secret of a mail's link, both of which may open something. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(WITH_SECRET, '$1…');
