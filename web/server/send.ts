import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { CLOSED_POLICY } from '@/config/security-headers';
import { compress, isCompressible, LIVE_QUALITY, MIN_BYTES } from './compress';
import { policyFor } from './csp';
import { chooseEncoding } from './encoding';
import { matchesEtag, PAGE_CACHE_CONTROL, varyOn, type Variant } from './page-entry';
import { isHtml, type Rendered } from './next-render';

/** Seconds after which to ask again for a page that could not be rendered. */
const RETRY_AFTER = '5';

/** Headers that belong to Next's own connection or copy, or that are set anew. */
const DROPPED = new Set([
  'cache-control',
  'vary',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'content-security-policy',
  'etag',
  'x-powered-by',
  'x-next-cache-tags',
]);

/** Sends something that is ready, or 304 where the caller has it already. */
export function sendVariant(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && variant.status === 200 && matchesEtag(known, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders as string[]).end();
    return;
  }
  response.writeHead(variant.status, variant.headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** Sends a short text, for what no page answers. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  baseHeaders: readonly string[],
  more: readonly string[] = [],
): void {
  const kind = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Security-Policy', CLOSED_POLICY];
  const headers = [...baseHeaders, ...kind, 'Cache-Control', 'no-store', ...more];
  response.writeHead(status, [...headers, 'Content-Length', String(Buffer.byteLength(text))]).end(text);
}

/**
 * Sends what Next rendered and nobody keeps: not-found pages, redirects, a client-side navigation, a page for one visitor.
 * A page that could not be rendered becomes 503, because it will be there again.
 * @param accept the visitor's Accept-Encoding (Next has not seen it)
 * @param nonce what Next was told to write on the scripts of a page for this visitor
 */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Rendered,
  { baseHeaders, accept, nonce }: { baseHeaders: readonly string[]; accept: string | undefined; nonce?: string },
): Promise<void> {
  const status = rendered.status >= 500 ? 503 : rendered.status;
  const type = String(rendered.headers['content-type'] ?? '');
  const headers = [...baseHeaders];
  for (const [name, value] of passedOn(rendered.headers, baseHeaders)) headers.push(name, value);
  headers.push('Content-Security-Policy', isHtml(rendered) ? policyFor(rendered.body.toString('utf8'), ownNonce(rendered, nonce)) : CLOSED_POLICY);
  headers.push('Cache-Control', cacheControlOf(status, rendered.headers));
  headers.push('Vary', varyOn([rendered.headers.vary ?? ''].flat().join(', ')));
  if (status === 503) headers.push('Retry-After', RETRY_AFTER);

  let body = rendered.body;
  if (body.length >= MIN_BYTES && isCompressible(type)) {
    const encoding = chooseEncoding(accept);
    if (encoding !== 'identity') {
      body = await compress(body, encoding, LIVE_QUALITY);
      headers.push('Content-Encoding', encoding);
    }
  }
  if (status !== 304 && status !== 204) headers.push('Content-Length', String(body.length));
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** The nonce, where the page was made with it: one that Next had kept has none. */
const ownNonce = ({ headers }: Rendered, nonce: string | undefined): string | undefined =>
  headers['x-nextjs-cache'] === undefined ? nonce : undefined;

function* passedOn(headers: OutgoingHttpHeaders, baseHeaders: readonly string[]): Generator<[string, string]> {
  const ours = new Set(baseHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || DROPPED.has(name) || ours.has(name)) continue;
    // Next gives a kept redirect's Location twice.
    for (const one of new Set(Array.isArray(value) ? value : [String(value)])) yield [name, one];
  }
}

/**
 * Next speaks to a CDN (`s-maxage`); whoever is in front of us shall ask each time instead.
 * Failures, and what is for one visitor alone or gives them a cookie, are never kept.
 */
function cacheControlOf(status: number, headers: OutgoingHttpHeaders): string {
  const given = String(headers['cache-control'] ?? '');
  if (status >= 400 || status === 307 || status === 302) return 'no-store';
  if (headers['set-cookie'] !== undefined || /\b(?:private|no-store)\b/.test(given)) return 'no-store';
  return given.includes('s-maxage') ? PAGE_CACHE_CONTROL : given || PAGE_CACHE_CONTROL;
}
