import type { Metadata } from 'next';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { homeShareImagePath, SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImagePath, type ShareSubject } from './share-image';

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
  /** What the sharing image is about; that of the home page without it. */
  share?: ShareSubject;
  type?: 'website' | 'article';
  /** ISO times, of an article. */
  publishedTime?: string;
  modifiedTime?: string;
  noindex?: boolean;
  /** Language the text really is in; another one than `locale` makes the page a copy: canonical there, not indexed. */
  contentLocale?: Locale;
  /** Languages that have this page; both where not given. */
  availableLocales?: readonly Locale[];
  /** Name of the blog's feed, on the pages it belongs to. */
  feedTitle?: string;
}

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', ar: 'ar_AE' };

/** Metadata of a public page. Addresses are relative; the layout's `metadataBase` completes them. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, siteName, title, description, share, contentLocale = locale, availableLocales = locales } = facts;
  const isCopy = contentLocale !== locale;
  const canonical = localePath(contentLocale, path);
  const images = [
    {
      url: share ? shareImagePath(contentLocale, { ...share, brand: siteName }) : homeShareImagePath(contentLocale),
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      alt: share ? `${share.title} | ${siteName}` : siteName,
      type: 'image/png',
    },
  ];
  return {
    title: facts.absoluteTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical,
      languages: isCopy ? undefined : alternates(path, availableLocales),
      types: facts.feedTitle ? { 'application/rss+xml': [{ url: localePath(locale, paths.feed), title: facts.feedTitle }] } : undefined,
    },
    robots: isCopy || facts.noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url: canonical,
      siteName,
      locale: OPEN_GRAPH_LOCALES[contentLocale],
      alternateLocale: availableLocales.filter((other) => other !== contentLocale).map((other) => OPEN_GRAPH_LOCALES[other]),
      images,
      ...(facts.type === 'article'
        ? { type: 'article', publishedTime: facts.publishedTime, modifiedTime: facts.modifiedTime }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

function alternates(path: string, availableLocales: readonly Locale[]): Record<string, string> {
  const languages: Record<string, string> = Object.fromEntries(availableLocales.map((locale) => [locale, localePath(locale, path)]));
  const fallback = availableLocales.includes(defaultLocale) ? defaultLocale : availableLocales[0];
  if (fallback) languages['x-default'] = localePath(fallback, path);
  return languages;
}
