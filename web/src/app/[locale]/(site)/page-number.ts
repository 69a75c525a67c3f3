import { notFound, permanentRedirect } from 'next/navigation';
import type { Locale } from '@/i18n/locales';
import { localePath } from '@/i18n/paths';

/**
 * The page number of an address. The first page has an address of its own, so that "1" redirects there.
 * @param firstPage path, without language, of the list's first page
 */
export function readPageNumber(segment: string, locale: Locale, firstPage: string): number {
  if (!/^[1-9]\d{0,5}$/.test(segment)) notFound();
  const page = Number(segment);
  if (page === 1) permanentRedirect(localePath(locale, firstPage));
  return page;
}
