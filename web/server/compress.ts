import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli quality for what is compressed once per render, and for what a visitor waits for. */
export const STORED_QUALITY = 6;
export const LIVE_QUALITY = 4;

/** Below this many bytes compression costs more than it saves. */
export const MIN_BYTES = 700;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml)|image\/svg\+xml)/;

/** Whether a content type gets smaller by compressing. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);

/** The body in an encoding; runs outside the main thread. */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: 6 });
  if (encoding === 'br') {
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return body;
}
