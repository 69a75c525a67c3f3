import { createMiddleware } from 'hono/factory';
import { takesFile } from '@/contracts/access';
import { failure, type ApiBindings } from './answers';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*(?:;|$)/i;

/**
 * Refuses unsafe calls that another site makes through a visitor's browser, and bodies that a form could send. A route that takes a file takes
 * them: there it is the browser's own headers and the cookie's SameSite that keep other sites out.
 * Calls without any browser header (a server's own, such as the CMS's) pass: they carry no visitor's cookies.
 * @param siteUrl the public address; only its origin may call
 */
export const browserGuard = (siteUrl: string) =>
  createMiddleware<ApiBindings>(async (c, next) => {
    if (SAFE.has(c.req.method)) return next();

    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return failure(c, 'cross_site');
    const origin = c.req.header('origin');
    if (origin !== undefined && !isOwnOrigin(origin, siteUrl)) return failure(c, 'cross_site');
    const type = c.req.header('content-type') ?? '';
    const isKnown = JSON_TYPE.test(type) || (FORM_TYPE.test(type) && takesFile(c.req.method, c.get('pattern')));
    if (!isKnown) return failure(c, 'unsupported_media_type');
    return next();
  });

/** On a developer's machine `localhost` and `127.0.0.1` are the same site; elsewhere the origin has to be equal. */
function isOwnOrigin(origin: string, siteUrl: string): boolean {
  const own = new URL(siteUrl);
  if (origin === own.origin) return true;
  if (!LOOPBACK.has(own.hostname) || !URL.canParse(origin)) return false;
  const other = new URL(origin);
  return LOOPBACK.has(other.hostname) && other.port === own.port && other.protocol === own.protocol;
}
