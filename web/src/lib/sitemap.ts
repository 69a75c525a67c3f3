import type { MetadataRoute } from 'next';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { localePath } from '@/i18n/paths';

/** A page of the sitemap in one language. */
export interface SitemapPage {
  /** Without a language. */
  path: string;
  /** ISO time of its last change, where it is known. */
  lastModified?: string;
}

/**
 * The sitemap's entries: each page in each language that has it, naming all of these and the one for everybody else, as the page's own head does.
 * @param siteUrl public address of the site
 */
export function sitemapEntries(siteUrl: string, pages: Readonly<Record<Locale, readonly SitemapPage[]>>): MetadataRoute.Sitemap {
  const url = (locale: Locale, path: string): string => new URL(localePath(locale, path), siteUrl).href;
  const known = Object.fromEntries(locales.map((locale) => [locale, new Set(pages[locale].map(({ path }) => path))])) as Record<Locale, Set<string>>;

  return locales.flatMap((locale) =>
    pages[locale].map(({ path, lastModified }) => {
      const available = locales.filter((other) => known[other].has(path));
      const fallback = available.includes(defaultLocale) ? defaultLocale : locale;
      return {
        url: url(locale, path),
        ...(lastModified && { lastModified }),
        alternates: {
          languages: { ...Object.fromEntries(available.map((other) => [other, url(other, path)])), 'x-default': url(fallback, path) },
        },
      };
    }),
  );
}
