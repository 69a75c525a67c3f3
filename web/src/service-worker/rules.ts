import { accessOfPage } from '@/contracts/access';
import { paths, stripLocale } from '@/i18n/paths';

/** What the service worker does with a request: nothing at all, unless it is one of these. */
export type Treatment =
  /** A public page: from the network, kept for when there is none. */
  | 'page'
  /** Any other address somebody goes to: from the network only. Without one, the offline page. */
  | 'private'
  /** A file of the build, whose name is another one as soon as its content is. */
  | 'file'
  | 'untouched';

interface Asked {
  url: URL;
  /** Origin of the site. */
  origin: string;
  mode: RequestMode;
}

/** Public addresses that show what is one visitor's alone, or take what opens an account. */
const ACCOUNT_PAGES: readonly string[] = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword(''), paths.verify, paths.unauthorized, paths.cart];

/** No page's address: `/api`, pictures, feeds, the start and the end of a preview. */
const NO_PAGE = /^\/(?:api|media|preview|_next)(?:\/|$)|\./;

const isBelow = (path: string, page: string): boolean => path === page || path.startsWith(page.endsWith('/') ? page : `${page}/`);

function isPublicPage(pathname: string): boolean {
  const path = stripLocale(pathname);
  if (NO_PAGE.test(path) || accessOfPage(path) !== 'anyone') return false;
  return !ACCOUNT_PAGES.some((page) => isBelow(path, page));
}

/** How a request of the GET method is treated. */
export function treatmentOf({ url, origin, mode }: Asked): Treatment {
  if (url.origin !== origin) return 'untouched';
  if (url.pathname.startsWith('/_next/static/')) return 'file';
  if (mode !== 'navigate') return 'untouched';
  return isPublicPage(url.pathname) ? 'page' : 'private';
}

/**
 * Whether an answer may be kept as a page. It must be a whole page, asked for without a query, and said to be everybody's: a worker sees
 * no Set-Cookie header, but the site says no-store with each of them (`server/send.ts`).
 */
export function mayBeKept(address: string, { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const caching = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    new URL(address).search === '' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    /\b(?:public|s-maxage)\b/.test(caching) &&
    !/\b(?:private|no-store)\b/.test(caching)
  );
}
