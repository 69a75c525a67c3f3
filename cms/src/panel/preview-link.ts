import { createHmac } from 'node:crypto';

/** Long enough for a slow computer, too short to be of use to whoever finds it in a history. */
const LIFETIME_MS = 5 * 60_000;

interface Site {
  readonly publicUrl: string;
  readonly apiSecret: string;
}

/**
 * Address on the website at which somebody of the staff sees a page with its draft. The website knows by the signature that the CMS
 * made it, and has to check it in the same way.
 * @param path of the page, with its language
 */
export function previewLink({ publicUrl, apiSecret }: Site, path: string, now = Date.now()): string {
  const until = String(now + LIFETIME_MS);
  const signature = createHmac('sha256', apiSecret).update(`preview-link\n${path}\n${until}`).digest('base64url');
  return `${publicUrl}/preview/start?${new URLSearchParams({ path, until, signature })}`;
}
