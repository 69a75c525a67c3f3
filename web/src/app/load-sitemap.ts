import { loadBlogListPaths, countPosts, loadPostPaths } from '@/features/blog/blog-paths.server';
import { countServices, loadCataloguePaths, loadServicePaths } from '@/features/catalogue/service-paths.server';
import { loadPage } from '@/features/company/company.server';
import type { Locale } from '@/i18n/locales';
import { companyPageSlugs, paths } from '@/i18n/paths';
import { inBothLanguages, type SitemapPage } from '@/lib/sitemap';
import { sitemapPartNames, type SitemapPart } from '@/lib/sitemap-parts';

/** Names of the sitemap's parts. */
export async function loadSitemapPartNames(): Promise<string[]> {
  const both = async (count: (locale: Locale) => Promise<number>) => {
    const [en, ar] = await Promise.all([count('en'), count('ar')]);
    return { en, ar };
  };
  const [services, posts] = await Promise.all([both(countServices), both(countPosts)]);
  return sitemapPartNames({ services, posts });
}

/** The pages of a part for search engines, in every language that it is about. */
export async function loadSitemapPart(part: SitemapPart): Promise<Partial<Record<Locale, SitemapPage[]>>> {
  switch (part.kind) {
    case 'services':
      return { [part.locale]: await loadServicePaths(part.locale, part.number) };
    case 'posts':
      return { [part.locale]: await loadPostPaths(part.locale, part.number) };
    default: {
      const load = part.kind === 'pages' ? pagePaths : listPaths;
      const [en, ar] = await Promise.all([load('en'), load('ar')]);
      return inBothLanguages({ en, ar });
    }
  }
}

async function pagePaths(locale: Locale): Promise<string[]> {
  const [blog, company] = await Promise.all([loadBlogListPaths(locale), Promise.all(companyPageSlugs.map((slug) => loadPage(locale, slug)))]);
  const written = company.filter((page) => page?.contentLocale === locale && !page.seo?.noindex);
  return [paths.home, paths.services, ...blog.first, ...written.flatMap((page) => (page ? [`/${page.slug}`] : []))];
}

async function listPaths(locale: Locale): Promise<string[]> {
  const [[, ...catalogue], blog] = await Promise.all([loadCataloguePaths(locale), loadBlogListPaths(locale)]);
  return [...catalogue, ...blog.further];
}
