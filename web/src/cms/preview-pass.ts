import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { safeReturnPath } from '@/lib/return-path';

/** Seconds that a preview lasts. Who is no longer staff then sees no draft any more, whatever their browser has kept. */
export const PREVIEW_SECONDS = 2 * 60 * 60;

const sign = (secret: string, words: readonly string[]): string => createHmac('sha256', secret).update(words.join('\n')).digest('base64url');
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that the time tells nothing of a guess. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const isAhead = (until: string, now: number): boolean => /^\d{1,15}$/.test(until) && Number(until) > now;

/**
 * The path that a link of the CMS's panel leads to (see `preview-link` there).
 * @param secret shared with the CMS
 * @returns undefined where the CMS didn't make the link, or made it some time ago
 */
export function previewedPath(query: URLSearchParams, secret: string, now = Date.now()): string | undefined {
  const path = query.get('path') ?? '';
  const until = query.get('until') ?? '';
  if (!isSame(query.get('signature') ?? '', sign(secret, ['preview-link', path, until])) || !isAhead(until, now)) return undefined;
  return safeReturnPath(path, '/');
}

/** What the browser of somebody who previews keeps. */
export function previewPass(secret: string, now = Date.now()): string {
  const until = String(now + PREVIEW_SECONDS * 1_000);
  return `${until}.${sign(secret, ['preview-pass', until])}`;
}

/** Whether a pass was made here, and still lasts. */
export function isPreviewPass(pass: string, secret: string, now = Date.now()): boolean {
  const [until = '', signature = ''] = pass.split('.');
  return isSame(signature, sign(secret, ['preview-pass', until])) && isAhead(until, now);
}
