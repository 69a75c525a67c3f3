import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding';
import { internalRequest, isHtml, renderWithNext, type NextHandler, type Rendered } from './next-render';
import type { PageCache } from './page-cache';
import type { PageSource } from './page-source';
import { isAnsweredByQuery, isGuardedPath, isPagePath, namesLocale, notFoundPathFor } from './paths';
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
  onError: (error: unknown, request: IncomingMessage) => void;
}

/**
 * What is passed through as Next answers it: pictures that it (or the CMS behind it) has ready, neither HTML nor worth compressing,
 * and the two addresses that only set a preview's cookies.
 */
const STREAMED = ['/_next/image', '/media/', '/og/', '/preview/'];

/** Cookies with which a page differs: a stored choice of Arabic, and a draft preview. */
const ARABIC = /(?:^|;\s*)language=ar(?:;|$)/;
const PREVIEW = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;

/** Whether this request gets the same page as everybody. */
function isForEveryone({ headers }: IncomingMessage, path: string): boolean {
  if (headers.rsc !== undefined || isGuardedPath(path) || isAnsweredByQuery(path)) return false;
  const { cookie } = headers;
  if (cookie === undefined) return true;
  return !(ARABIC.test(cookie) && !namesLocale(path)) && !PREVIEW.test(cookie);
}

/**
 * The site's request listener. A page in memory is answered at once; everything else takes the longer way.
 */
export function createSite(options: SiteOptions): RequestListener {
  const { cache, source, onError, baseHeaders } = options;

  return (request, response) => {
    const url = request.url ?? '/';
    const question = url.indexOf('?');
    const path = question < 0 ? url : url.slice(0, question);

    if (request.method === 'GET' || request.method === 'HEAD') {
      const entry = cache.get(path);
      if (entry && isForEveryone(request, path)) {
        if (entry.freshUntil < Date.now()) source.renew(path);
        sendVariant(request, response, entry.variants[chooseEncoding(request.headers['accept-encoding'])]);
        return;
      }
    }
    answer(options, request, response, path).catch((error: unknown) => {
      onError(error, request);
      if (response.headersSent) response.destroy();
      else sendText(response, 503, 'Unavailable', baseHeaders, ['Retry-After', '5']);
    });
  };
}

async function answer(options: SiteOptions, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const { next, source, files, api, baseHeaders, host } = options;
  if (!path.startsWith('/')) return sendText(response, 400, 'Bad request', baseHeaders, ['Connection', 'close']);
  request.headers.host = host;
  const accept = request.headers['accept-encoding'];

  if (path.startsWith('/api/') || path === '/api') return api(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Method not allowed', baseHeaders, ['Allow', 'GET, HEAD', 'Connection', 'close']);
  }
  const file = files.read(path, chooseEncoding(accept));
  if (file) return sendVariant(request, response, await file);
  if (path.startsWith('/_next/static/')) return sendText(response, 404, 'Not found', baseHeaders);
  if (STREAMED.some((prefix) => path.startsWith(prefix))) return stream(next, request, response, baseHeaders);

  if (isPagePath(path) && isForEveryone(request, path)) {
    const loaded = await source.load(path);
    if (loaded.kind === 'page') {
      return sendVariant(request, response, loaded.entry.variants[chooseEncoding(accept)]);
    }
    const { status, headers } = loaded.rendered;
    const isPersonal = status === 200 && headers['x-nextjs-cache'] === undefined;
    const keepsQuery = status >= 300 && status < 400 && request.url !== path;
    if (!isPersonal && !keepsQuery) return sendOther(options, request, response, path, loaded.rendered);
  }
  await sendOther(options, request, response, path, await renderAsAsked(options, request, path));
}

/** Sends an answer that is no page for everyone. Next's not-found page has no words before scripts ran; ours takes its place. */
async function sendOther({ source, baseHeaders }: SiteOptions, request: IncomingMessage, response: ServerResponse, path: string, rendered: Rendered): Promise<void> {
  const accept = request.headers['accept-encoding'];
  if (rendered.status === 404 && isHtml(rendered)) {
    const page = await source.get(notFoundPathFor(path));
    if (page) return sendVariant(request, response, page.variants[chooseEncoding(accept)]);
  }
  await sendRendered(request, response, rendered, { baseHeaders, accept });
}

/** Next's answer to exactly this request: a client-side navigation, a preview, a redirect, an address that is no page. */
async function renderAsAsked({ next, source }: SiteOptions, request: IncomingMessage, path: string): Promise<Rendered> {
  const ask = () => {
    const headers = { ...request.headers };
    delete headers['if-none-match'];
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
