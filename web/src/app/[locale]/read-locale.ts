import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/i18n/locales';

/** The language of a page from its first path segment; also told to next-intl, which keeps the page static. */
export function readLocale(segment: string): Locale {
  if (!isLocale(segment)) notFound();
  setRequestLocale(segment);
  return segment;
}
