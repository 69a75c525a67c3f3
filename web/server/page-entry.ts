import { createHash } from 'node:crypto';
import { compress, STORED_QUALITY } from './compress';
import { policyFor } from './csp';
import type { Encoding } from './encoding';
import { scriptsAfterPaint } from './scripts-after-paint';

/** One encoding of a page, ready to be written. Header lists are flat (name, value, name, …), as Node takes them fastest. */
export interface Variant {
  status: number;
  etag: string;
  body: Buffer;
  headers: readonly string[];
  notModifiedHeaders: readonly string[];
}

/** A rendered public page in memory. */
export interface PageEntry {
  /** Digest of what Next rendered, by which an unchanged page is recognised. */
  digest: string;
  variants: Readonly<Record<Encoding, Variant>>;
  /** Bytes of all variants together. */
  bytes: number;
  /** Time in ms from which Next is asked again; the page is served all the same meanwhile. */
  freshUntil: number;
}

/** Browsers and proxies may keep a page but have to ask each time; an unchanged one costs them 304. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * How long a proxy that is set up for it (deploy/nginx/front) may give an answer to everybody. nginx takes this header for itself;
 * it has to stand before Cache-Control, which older versions take otherwise.
 * @param seconds a change of content has to be seen everywhere within five
 */
export const keptByProxy = (seconds: number): readonly string[] => ['X-Accel-Expires', String(seconds)];

/** Seconds for pages, and for files that keep their name when they change. */
export const PROXY_PAGE_SECONDS = 1;

/** A Vary header that names Accept-Encoding, whatever else Next names. */
export const varyOn = (given: string): string =>
  /(?:^|[\s,])accept-encoding(?:$|[\s,])/i.test(given) ? given : [given, 'Accept-Encoding'].filter(Boolean).join(', ');

export const pageDigest = (html: Buffer): string => createHash('sha256').update(html).digest('base64url').slice(0, 22);

interface PageFacts {
  contentType: string;
  vary: string;
  baseHeaders: readonly string[];
  freshUntil: number;
  status?: number;
}

/**
 * Everything about a page that can be prepared: when its scripts are fetched, encodings, ETags, its own content security policy.
 * @param rendered the page as Next renders it
 * @param baseHeaders flat list of headers that every answer carries
 * @param vary request headers that Next names
 * @param status 404 for the page that says so; nobody may keep that one
 */
export async function buildPageEntry(
  rendered: Buffer,
  { contentType, vary, baseHeaders, freshUntil, status = 200 }: PageFacts,
): Promise<PageEntry> {
  const digest = pageDigest(rendered);
  const page = scriptsAfterPaint(rendered.toString('utf8'));
  const html = Buffer.from(page);
  const tag = pageDigest(html);
  const shared = [
    ...baseHeaders,
    'Content-Security-Policy',
    policyFor(page),
    ...(status === 200 ? keptByProxy(PROXY_PAGE_SECONDS) : []),
    'Cache-Control',
    status === 200 ? PAGE_CACHE_CONTROL : 'no-store',
    'Vary',
    varyOn(vary),
  ];
  const variant = async (encoding: Encoding): Promise<Variant> => {
    const body = await compress(html, encoding, STORED_QUALITY);
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
    const validated = [...shared, 'ETag', etag];
    return {
      status,
      etag,
      body,
      headers: [
        ...validated,
        'Content-Type',
        contentType,
        'Content-Length',
        String(body.length),
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
      notModifiedHeaders: validated,
    };
  };
  const [br, gzip, identity] = await Promise.all([variant('br'), variant('gzip'), variant('identity')]);
  return { digest, variants: { br, gzip, identity }, bytes: br.body.length + gzip.body.length + identity.body.length, freshUntil };
}

/**
 * Whether the caller's copy is the one it would get (RFC 9110 13.1.2: weak comparison).
 * @param given the request's If-None-Match
 */
export function matchesEtag(given: string, etag: string): boolean {
  if (given === etag || given === '*') return true;
  return given.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
