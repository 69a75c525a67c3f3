import 'server-only';
import { readLocalised } from '@/cms/localised';
import { toPicture } from '@/cms/picture';
import { readContent } from '@/cms/read-content';
import { readDraftable } from '@/cms/read-draftable';
import { toSeo } from '@/cms/seo';
import {
  CategoryListDocument,
  CategoryPostListDocument,
  PostDetailDocument,
  PostListDocument,
  type CategoryFieldsFragment,
  type PostCardFieldsFragment,
  type PostDetailQuery,
} from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import type { BlocksContent } from '@/lib/blocks';
import { present } from '@/lib/present';
import type { Category, Post, PostCard, PostPage } from './types';

/** Posts on one page of the blog: whole rows of a two- or three-column grid. */
export const POSTS_PER_PAGE = 6;
const LATEST_POSTS = 3;
const RELATED_POSTS = 3;
const FEED_POSTS = 20;

/**
 * One page of the blog, newest first.
 * @param page counted from 1
 * @param category slug; all posts without it
 * @returns null where there is no such page (the first page always is, even when empty)
 */
export async function loadPosts({ locale, page, category }: { locale: Locale; page: number; category?: string }): Promise<PostPage | null> {
  const answer = await listPosts({ locale, category, page, pageSize: POSTS_PER_PAGE });
  return page > 1 && answer.posts.length === 0 ? null : answer;
}

/** The newest posts, for the home page. */
export const loadLatestPosts = async (locale: Locale): Promise<PostCard[]> =>
  (await listPosts({ locale, page: 1, pageSize: LATEST_POSTS })).posts;

/** The newest posts, for feed readers. */
export const loadFeedPosts = async (locale: Locale): Promise<PostCard[]> =>
  (await listPosts({ locale, page: 1, pageSize: FEED_POSTS })).posts;

/** Other posts, those of the same category first, then the newest of the rest. */
export async function loadRelatedPosts(locale: Locale, post: Post): Promise<PostCard[]> {
  // The post itself may be among the answers, and so may every post of its category among the newest.
  const sameCategory = post.category
    ? (await listPosts({ locale, category: post.category.slug, page: 1, pageSize: RELATED_POSTS + 1 })).posts
    : [];
  const newest = (await listPosts({ locale, page: 1, pageSize: RELATED_POSTS * 2 + 1 })).posts;
  const bySlug = new Map([...sameCategory, ...newest].map((card) => [card.slug, card]));
  bySlug.delete(post.slug);
  return [...bySlug.values()].slice(0, RELATED_POSTS);
}

/**
 * One post.
 * @param key slug, or the id that older links carry
 */
export function loadPost(locale: Locale, key: string): Promise<Post | null> {
  return readLocalised(locale, async (wanted, other) => {
    const answer = await readDraftable(PostDetailDocument, { key, id: key, locale: wanted, other }, ['posts']);
    const [post] = present(answer.posts);
    return { document: post ? toPost(post) : null, inOther: answer.other.length > 0 };
  });
}

export async function loadCategories(locale: Locale): Promise<Category[]> {
  const { categories } = await readContent(CategoryListDocument, { locale }, ['categories']);
  return present(categories).map(toCategory);
}

async function listPosts({ category, ...range }: { locale: Locale; category?: string; page: number; pageSize: number }): Promise<PostPage> {
  const { posts_connection: list } = category
    ? await readContent(CategoryPostListDocument, { ...range, category }, ['posts'])
    : await readContent(PostListDocument, range, ['posts']);
  return {
    posts: present(list?.nodes).map(toCard),
    page: range.page,
    pageCount: list?.pageInfo.pageCount ?? 0,
    total: list?.pageInfo.total ?? 0,
  };
}

const toCategory = ({ documentId, slug, name }: CategoryFieldsFragment): Category => ({ id: documentId, slug, name });

const toCard = (post: PostCardFieldsFragment): PostCard => ({
  id: post.documentId,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt ?? '',
  cover: toPicture(post.cover, post.coverAlt),
  category: post.category ? toCategory(post.category) : null,
  externalUrl: post.externalUrl && /^https?:\/\//i.test(post.externalUrl) ? post.externalUrl : null,
  readTime: post.readTime ?? 5,
  date: post.publishDate ?? post.createdAt ?? '',
});

const toPost = (post: NonNullable<PostDetailQuery['posts'][number]>) => ({
  ...toCard(post),
  content: (post.content ?? []) as BlocksContent,
  updatedAt: post.updatedAt ?? '',
  seo: toSeo(post.seo),
});
