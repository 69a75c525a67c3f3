import type { Metadata } from 'next';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { localePath } from '@/i18n/paths';
import type { Picture } from './content';

interface PageFacts {
  locale: Locale;
  /** Path without a language. */
  path: string;
  siteName: string;
  /** Without the site's name. */
  title: string;
  /** Where the title stands alone, as on the home page. */
  absoluteTitle?: boolean;
  description: string;
  image?: Picture | null;
  type?: 'website' | 'article';
  publishedTime?: string;
  noindex?: boolean;
  /** Language the text really is in; another one than `locale` makes the page a copy: canonical there, not indexed. */
  contentLocale?: Locale;
  /** Languages that have this page; both where not given. */
  availableLocales?: readonly Locale[];
}

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', ar: 'ar_AE' };

/** Metadata of a public page. Addresses are relative; the layout's `metadataBase` completes them. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, siteName, title, description, image, contentLocale = locale, availableLocales = locales } = facts;
  const isCopy = contentLocale !== locale;
  const canonical = localePath(contentLocale, path);
  return {
    title: facts.absoluteTitle ? { absolute: title } : title,
    description,
    alternates: { canonical, languages: isCopy ? undefined : alternates(path, availableLocales) },
    robots: isCopy || facts.noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url: canonical,
      siteName,
      locale: OPEN_GRAPH_LOCALES[contentLocale],
      alternateLocale: availableLocales.filter((other) => other !== contentLocale).map((other) => OPEN_GRAPH_LOCALES[other]),
      images: image ? [{ url: image.src, width: image.width, height: image.height, alt: image.alt }] : undefined,
      ...(facts.type === 'article' ? { type: 'article', publishedTime: facts.publishedTime } : { type: 'website' }),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  };
}

function alternates(path: string, availableLocales: readonly Locale[]): Record<string, string> {
  const languages: Record<string, string> = Object.fromEntries(availableLocales.map((locale) => [locale, localePath(locale, path)]));
  const fallback = availableLocales.includes(defaultLocale) ? defaultLocale : availableLocales[0];
  if (fallback) languages['x-default'] = localePath(fallback, path);
  return languages;
}
