import { defaultLocale, otherLocale, type Locale } from '@/i18n/locales';
import type { Localised } from '@/lib/content';

/** What a read of one document in one language finds: the document, and whether the other language has it as well. */
interface Found<T> {
  document: T | null;
  inOther: boolean;
}

/**
 * The document in the reader's language or, where only English is published, in English.
 * English readers never get Arabic text.
 * @param read reads one language; asked a second time only for the fallback
 * @returns null where no published version may be shown
 */
export async function readLocalised<T>(
  locale: Locale,
  read: (locale: Locale, other: Locale) => Promise<Found<T>>,
): Promise<(T & Localised) | null> {
  const other = otherLocale(locale);
  const { document, inOther } = await read(locale, other);
  if (document) return { ...document, contentLocale: locale, availableLocales: inOther ? [locale, other] : [locale] };
  if (!inOther || locale === defaultLocale) return null;

  const fallback = await read(defaultLocale, locale);
  return fallback.document && { ...fallback.document, contentLocale: defaultLocale, availableLocales: [defaultLocale] };
}
