import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { requestIdOf } from '@/api/http/request-id';
import { onBehalfOf } from '@/lib/request-context';
import { newNonce, nonceRequest } from './csp';
import { chooseEncoding } from './encoding';
import { internalRequest, isHtml, renderWithNext, type NextHandler, type Rendered } from './next-render';
import type { PageCache } from './page-cache';
import type { PageSource } from './page-source';
import { isAnsweredByQuery, isDecodable, isGuardedPath, isPagePath, namesLocale, notFoundPathFor } from './paths';
import { sendRendered, sendText, sendVariant } from './send';
import type { StaticFiles } from './static-files';

export interface SiteOptions {
  cache: PageCache;
  source: PageSource;
  files: StaticFiles;
  next: NextHandler;
  /** The `/api` app. */
  api: RequestListener;
  /** Configured host of the site; takes the place of whatever Host a caller sends. */
  host: string;
  /** Flat list of headers that every answer carries. */
  baseHeaders: readonly string[];
  /** Counted here: visits of pages that were in memory, and that weren't. */
  visits: { hits: number; misses: number };
  onError: (error: unknown, request: IncomingMessage, requestId: string) => void;
}

/**
 * What is passed through as Next answers it: pictures that it (or the CMS behind it) has ready, neither HTML nor worth compressing,
 * and the two addresses that only set a preview's cookies.
 */
const STREAMED = ['/_next/image', '/media/', '/og/', '/preview/'];

/** Cookies with which a page differs: a stored choice of Arabic, and a draft preview. */
const ARABIC = /(?:^|;\s*)language=ar(?:;|$)/;
const PREVIEW = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;

const isApiPath = (path: string): boolean => path.startsWith('/api/') || path === '/api';

/** Whether this request gets the same page as everybody. The proxy in front keeps pages by the same rule (deploy/nginx/front/http.conf). */
export function isForEveryone({ headers }: Pick<IncomingMessage, 'headers'>, path: string): boolean {
  if (headers.rsc !== undefined || isGuardedPath(path) || isAnsweredByQuery(path)) return false;
  const { cookie } = headers;
  if (cookie === undefined) return true;
  return !(ARABIC.test(cookie) && !namesLocale(path)) && !PREVIEW.test(cookie);
}

/**
 * The site's request listener. A page in memory is answered at once; everything else takes the longer way.
 */
export function createSite(options: SiteOptions): RequestListener {
  const { cache, source, visits, onError, baseHeaders } = options;

  return (request, response) => {
    const url = request.url ?? '/';
    const question = url.indexOf('?');
    const path = question < 0 ? url : url.slice(0, question);

    if (request.method === 'GET' || request.method === 'HEAD') {
      const entry = cache.get(path);
      if (entry && isForEveryone(request, path)) {
        visits.hits += 1;
        if (entry.freshUntil < Date.now()) source.renew(path);
        sendVariant(request, response, entry.variants[chooseEncoding(request.headers['accept-encoding'])]);
        return;
      }
    }
    const requestId = requestIdOf(String(request.headers['x-request-id'] ?? ''));
    const answered = isApiPath(path)
      // It names its calls itself, and pays for each layer around it.
      ? answer(options, request, response, path)
      : onBehalfOf(requestId, () => answer(options, request, response, path));
    answered.catch((error: unknown) => {
      onError(error, request, requestId);
      if (response.headersSent) response.destroy();
      else sendText(response, 503, 'Unavailable', baseHeaders, ['Retry-After', '5', 'X-Request-Id', requestId]);
    });
  };
}

async function answer(options: SiteOptions, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const { next, source, files, api, visits, baseHeaders, host } = options;
  if (!path.startsWith('/')) return sendText(response, 400, 'Bad request', baseHeaders, ['Connection', 'close']);
  request.headers.host = host;
  const accept = request.headers['accept-encoding'];

  if (isApiPath(path)) return api(request, response);
  if (!isDecodable(path)) return sendText(response, 400, 'Bad request', baseHeaders, ['Connection', 'close']);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Method not allowed', baseHeaders, ['Allow', 'GET, HEAD', 'Connection', 'close']);
  }
  const file = files.read(path, chooseEncoding(accept));
  if (file) return sendVariant(request, response, await file);
  if (path.startsWith('/_next/static/')) return sendText(response, 404, 'Not found', baseHeaders);
  if (STREAMED.some((prefix) => path.startsWith(prefix))) return stream(next, request, response, baseHeaders);

  // Next keeps nothing of such a page, so it can carry a nonce.
  let isMadePerAnswer = isGuardedPath(path) || isAnsweredByQuery(path);
  if (isPagePath(path) && isForEveryone(request, path)) {
    visits.misses += 1;
    const loaded = await source.load(path);
    if (loaded.kind === 'page') {
      return sendVariant(request, response, loaded.entry.variants[chooseEncoding(accept)]);
    }
    const { status, headers } = loaded.rendered;
    const isPersonal = status === 200 && headers['x-nextjs-cache'] === undefined;
    const keepsQuery = status >= 300 && status < 400 && request.url !== path;
    if (!isPersonal && !keepsQuery) return sendOther(options, request, response, path, loaded.rendered);
    isMadePerAnswer = isPersonal;
  }
  const nonce = isMadePerAnswer ? newNonce() : undefined;
  await sendOther(options, request, response, path, await renderAsAsked(options, request, path, nonce), nonce);
}

/** Sends an answer that is no page for everyone. Next's not-found page has no words before scripts ran; ours takes its place. */
async function sendOther(
  { source, baseHeaders }: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  rendered: Rendered,
  nonce?: string,
): Promise<void> {
  const accept = request.headers['accept-encoding'];
  if (rendered.status === 404 && isHtml(rendered)) {
    const page = await source.get(notFoundPathFor(path));
    if (page) return sendVariant(request, response, page.variants[chooseEncoding(accept)]);
  }
  await sendRendered(request, response, rendered, { baseHeaders, accept, nonce });
}

/** Next's answer to exactly this request: a client-side navigation, a preview, a redirect, an address that is no page. */
async function renderAsAsked({ next, source }: SiteOptions, request: IncomingMessage, path: string, nonce?: string): Promise<Rendered> {
  const ask = () => {
    const headers = { ...request.headers };
    delete headers['if-none-match'];
    // Next takes a nonce from either: nobody else's may get into a page.
    delete headers['content-security-policy-report-only'];
    delete headers['content-security-policy'];
    if (nonce !== undefined) headers['content-security-policy'] = nonceRequest(nonce);
    return renderWithNext(next, internalRequest({ url: request.url ?? '/', headers }));
  };
  const rendered = await ask();
  if (rendered.headers['x-nextjs-cache'] !== 'STALE' || !isPagePath(path)) return rendered;
  // Out of date: the page is renewed as for a visitor of its address, and then asked for once more.
  await source.load(path);
  return ask();
}

async function stream(next: NextHandler, request: IncomingMessage, response: ServerResponse, baseHeaders: readonly string[]): Promise<void> {
  for (let i = 0; i + 1 < baseHeaders.length; i += 2) response.setHeader(baseHeaders[i] ?? '', baseHeaders[i + 1] ?? '');
  await next(request, response);
}
