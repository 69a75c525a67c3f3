import { createHash, randomBytes } from 'node:crypto';
import { contentSecurityPolicy } from '@/config/security-headers';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const TYPE = /(?:^|\s)type\s*=\s*["']?([^"'\s>]+)/i;
/** Only these are run by a browser; anything else (JSON-LD) is data, to which no policy applies. */
const RUNS = /^(?:module|importmap|speculationrules|text\/javascript|application\/javascript)$/i;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A word that nobody can know before the answer it is made for. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** What tells Next, as a header of its request, which nonce to write on the scripts it makes. */
export const nonceRequest = (nonce: string): string => `script-src 'nonce-${nonce}'`;

/**
 * The policy of one page: every inline script and style it was rendered with, by hash, and no other.
 * @param html the whole page as it is sent
 * @param nonce of a page that was made for this answer alone: it takes the place of the scripts' hashes, so that a script which got into
 *   the page by what somebody wrote is not allowed with the others
 */
export function policyFor(html: string, nonce?: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (tag.toLowerCase() === 'style') styles.add(hash(content));
    else if (nonce === undefined && !HAS_SOURCE.test(attributes) && RUNS.test(TYPE.exec(attributes)?.[1] ?? 'module')) scripts.add(hash(content));
  }
  return contentSecurityPolicy({ scripts: nonce === undefined ? [...scripts] : [`'nonce-${nonce}'`], styles: [...styles] });
}
