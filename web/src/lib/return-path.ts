/** Longer addresses aren't ours. */
const MAX_LENGTH = 1_000;

/** Stands for the site itself: whatever leads away from it is no return path. */
const SITE = 'http://return.invalid';

/** Backslashes, spaces and control characters: browsers drop or turn some of them while they read an address. */
const SUSPICIOUS = /[\\\s\u0000-\u001F\u007F-\u009F]/;

/** An empty segment, also in disguise: behind it, a prefix that is cut off leaves the address of another host (`/ar//evil`). */
const EMPTY_SEGMENT = /(?:\/|%2f|\\|%5c){2}/i;

/**
 * Where to go after signing in. Only an absolute path of this site passes; everything else becomes the fallback.
 * @param value the caller's wish, as it stands in the address
 * @param fallback path of this site
 * @returns a path with its query and anchor, beginning with exactly one "/"
 */
export function safeReturnPath(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > MAX_LENGTH || !value.startsWith('/') || SUSPICIOUS.test(value)) return fallback;
  if (!URL.canParse(value, SITE)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, SITE);
  if (origin !== SITE || EMPTY_SEGMENT.test(pathname) || EMPTY_SEGMENT.test(pathOf(value))) return fallback;
  return `${pathname}${search}${hash}`;
}

const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';
