import 'server-only';
import { LRUCache } from 'lru-cache';
import { cmsUrl } from '@/config/env';
import type { Locale } from '@/i18n/locales';
import { serveMedia } from '@/lib/media';
import { shareImagePath, type ShareCard } from '@/lib/share-image';
import { MAX_CACHE_BYTES } from './constants';
import { drawShareImage } from './draw.server';

/** Drawn images by their address, version included; the same document is drawn again only when it has changed. */
const drawn = new LRUCache<string, Buffer>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: (png) => png.length });
const waiting = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/** The image of a card; drawn one at a time, however many are asked for. */
export async function shareImage(locale: Locale, card: ShareCard): Promise<Buffer> {
  const key = shareImagePath(locale, card);
  const known = drawn.get(key) ?? waiting.get(key);
  if (known) return known;
  const drawing = last.then(async () => drawShareImage(locale, card, card.picture === null ? null : await readPicture(card.picture)));
  last = drawing.catch(() => undefined);
  waiting.set(key, drawing);
  try {
    const png = await drawing;
    drawn.set(key, png);
    return png;
  } finally {
    waiting.delete(key);
  }
}

/**
 * A picture of the CMS.
 * @param src path of this site
 * @returns null where it is gone; the composition stands in for it then
 * @throws Error while the CMS doesn't answer
 */
async function readPicture(src: string): Promise<Buffer | null> {
  const url = new URL(src, 'http://site.invalid');
  const response = await serveMedia(cmsUrl(), url.pathname.replace(/^\/media\//, '').split('/'), new Request(url));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error('the CMS gave no picture');
  return Buffer.from(await response.arrayBuffer());
}
