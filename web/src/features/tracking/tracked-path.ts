import { stripLocale } from '@/i18n/paths';

/**
 * Never told of. Of the last one the address itself is a secret: it carries what a mail was sent for. Written out, and compared with
 * `paths` by a test: all addresses of the site would weigh a quarter of the tracker.
 */
export const NEVER_TRACKED: readonly string[] = ['/dashboard', '/login', '/register', '/forgot-password', '/reset-password'];

/** Whether visits of a page are told of. @param pathname with or without its language */
export function isTracked(pathname: string): boolean {
  const path = stripLocale(pathname);
  return !NEVER_TRACKED.some((never) => path === never || path.startsWith(`${never}/`));
}
