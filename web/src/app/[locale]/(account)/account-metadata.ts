import type { Metadata } from 'next';

/**
 * Metadata of a page about accounts. None of them is for search engines.
 * @param holdsLink whether the page's address holds a mailed secret, which no other site and no log may get to see
 */
export const accountMetadata = (title: string, { holdsLink = false } = {}): Metadata => ({
  title,
  robots: { index: false, follow: false },
  ...(holdsLink && { referrer: 'no-referrer' }),
});
