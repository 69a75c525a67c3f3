import type { MetadataRoute } from 'next';
import { siteUrl } from '@/config/env';
import { loadBlogPaths } from '@/features/blog/blog-paths.server';
import { loadServices } from '@/features/catalogue/catalogue.server';
import { locales, type Locale } from '@/i18n/locales';
import { companyPageSlugs, localePath, paths } from '@/i18n/paths';

// Depends on published content only; reads go through the page cache like every page's.
export const dynamic = 'force-dynamic';

/** Every public page in every language that has it, each naming its other language. Also the list that the warm-up walks. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pathsByLocale = new Map(await Promise.all(locales.map(async (locale) => [locale, await pagePaths(locale)] as const)));
  const url = (locale: Locale, path: string) => new URL(localePath(locale, path), siteUrl()).href;

  return locales.flatMap((locale) =>
    [...(pathsByLocale.get(locale) ?? [])].map((path) => ({
      url: url(locale, path),
      alternates: {
        languages: Object.fromEntries(
          locales.flatMap((other) => (pathsByLocale.get(other)?.has(path) ? [[other, url(other, path)]] : [])),
        ),
      },
    })),
  );
}

async function pagePaths(locale: Locale): Promise<Set<string>> {
  const [services, blog] = await Promise.all([loadServices(locale), loadBlogPaths(locale)]);
  return new Set([
    paths.home,
    paths.services,
    ...services.map(({ slug }) => paths.service(slug)),
    ...blog,
    ...companyPageSlugs.map((slug) => `/${slug}`),
  ]);
}
