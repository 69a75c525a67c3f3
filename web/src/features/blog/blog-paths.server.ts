import 'server-only';
import { readContent } from '@/cms/read-content';
import { PostPathsDocument, PostSlugsDocument } from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/i18n/paths';
import { present } from '@/lib/present';
import type { SitemapPage } from '@/lib/sitemap';
import { BATCH, loadPart } from '@/lib/sitemap-parts';
import { loadCategories, loadPosts, POSTS_PER_PAGE } from './blog.server';

async function readBatch(locale: Locale, page: number) {
  const { posts_connection: list } = await readContent(PostPathsDocument, { locale, page, pageSize: BATCH }, ['posts']);
  return { posts: present(list?.nodes), total: list?.pageInfo.total ?? 0 };
}

/** How many posts a language has. */
export const countPosts = async (locale: Locale): Promise<number> => (await readBatch(locale, 1)).total;

/** Every page of the blog's lists in a language, the first of each list ahead. */
export async function loadBlogListPaths(locale: Locale): Promise<{ first: string[]; further: string[] }> {
  const [posts, categories] = await Promise.all([countPosts(locale), loadCategories(locale)]);
  const lists = await Promise.all(
    categories.map(async ({ slug }) => ({
      pages: (await loadPosts({ locale, page: 1, category: slug }))?.pageCount ?? 0,
      pathOf: (page: number) => paths.category(slug, page),
    })),
  );
  const all = [{ pages: Math.ceil(posts / POSTS_PER_PAGE), pathOf: paths.blogPage }, ...lists];
  return {
    first: all.map(({ pathOf }) => pathOf(1)),
    further: all.flatMap(({ pages, pathOf }) => Array.from({ length: Math.max(0, pages - 1) }, (_, index) => pathOf(index + 2))),
  };
}

/**
 * The articles of one part of the sitemap, newest first.
 * @param part counted from 1
 */
export const loadPostPaths = (locale: Locale, part: number): Promise<SitemapPage[]> =>
  loadPart({
    locale,
    part,
    readBatch: async (language, page) => (await readBatch(language, page)).posts,
    readSlugs: async (language, slugs) => present((await readContent(PostSlugsDocument, { locale: language, slugs }, ['posts'])).posts),
    pathOf: paths.post,
  });
