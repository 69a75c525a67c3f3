import 'server-only';
import { readContent } from '@/cms/read-content';
import { PostPathsDocument } from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/i18n/paths';
import { present } from '@/lib/present';
import type { SitemapPage } from '@/lib/sitemap';
import { loadCategories, POSTS_PER_PAGE } from './blog.server';

/** The most the CMS hands out in one answer. */
const BATCH = 100;

/** The blog's pages in a language that are for search engines: lists, categories, and articles that live on this site. */
export async function loadBlogPaths(locale: Locale): Promise<SitemapPage[]> {
  const [posts, categories] = await Promise.all([loadPostPaths(locale), loadCategories(locale)]);
  const listPages = (count: number) => Array.from({ length: Math.max(1, Math.ceil(count / POSTS_PER_PAGE)) }, (_, index) => index + 1);
  return [
    ...listPages(posts.length).map((page) => ({ path: paths.blogPage(page) })),
    ...categories.flatMap(({ slug }) =>
      listPages(posts.filter(({ category }) => category?.slug === slug).length).map((page) => ({
        path: paths.category(slug, page),
      })),
    ),
    ...posts
      .filter(({ externalUrl, seo }) => !externalUrl && !seo?.noindex)
      .map(({ slug, updatedAt }) => ({ path: paths.post(slug), lastModified: updatedAt ?? undefined })),
  ];
}

async function loadPostPaths(locale: Locale) {
  const readPage = async (page: number) => {
    const { posts_connection: list } = await readContent(PostPathsDocument, { locale, page, pageSize: BATCH }, ['posts']);
    return { posts: present(list?.nodes), pageCount: list?.pageInfo.pageCount ?? 0 };
  };
  const first = await readPage(1);
  const posts = [...first.posts];
  for (let page = 2; page <= first.pageCount; page += 1) posts.push(...(await readPage(page)).posts);
  return posts;
}
