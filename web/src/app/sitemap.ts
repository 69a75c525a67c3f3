import type { MetadataRoute } from 'next';
import { siteUrl } from '@/config/env';
import { loadBlogPaths } from '@/features/blog/blog-paths.server';
import { loadServicePaths } from '@/features/catalogue/service-paths.server';
import { loadPage } from '@/features/company/company.server';
import type { Locale } from '@/i18n/locales';
import { companyPageSlugs, paths } from '@/i18n/paths';
import { sitemapEntries, type SitemapPage } from '@/lib/sitemap';

// Depends on published content only; reads go through the page cache like every page's.
export const dynamic = 'force-dynamic';

/** Every page for search engines, in every language that has it. Also the list that the warm-up walks. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [en, ar] = await Promise.all([sitemapPages('en'), sitemapPages('ar')]);
  return sitemapEntries(siteUrl(), { en, ar });
}

async function sitemapPages(locale: Locale): Promise<SitemapPage[]> {
  const [services, blog, company] = await Promise.all([
    loadServicePaths(locale),
    loadBlogPaths(locale),
    Promise.all(companyPageSlugs.map((slug) => loadPage(locale, slug))),
  ]);
  const written = company.filter((page) => page?.contentLocale === locale && !page.seo?.noindex);
  return [
    { path: paths.home },
    { path: paths.services },
    ...services,
    ...blog,
    ...written.flatMap((page) => (page ? [{ path: `/${page.slug}` }] : [])),
  ];
}
