import { z } from 'zod';
import type { StaffContentListQueryVariables } from '@/gql/operations';
import { PAGE_SIZE, type Given } from './content-query';

/** All posts, or those that stand in a way: `draft` in either language, `withoutArabic`, … */
export const postShows = ['all', 'draft', 'published', 'changed', 'withoutArabic', 'outdated'] as const;

export interface PostsQuery {
  page: number;
  show: (typeof postShows)[number];
  search: string;
}

const allPosts: PostsQuery = { page: 1, show: 'all', search: '' };

const read = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(allPosts.page),
  show: z.enum(postShows).catch(allPosts.show),
  search: z.string().trim().max(100).catch(allPosts.search),
});

/** From the page's address; what is wrong in it counts as not given. */
export const readPostsQuery = (given: Given): PostsQuery => read.parse(given);

/** For the page's address; what is as always is left out. */
export function postsQueryString({ page, show, search }: Partial<PostsQuery>): string {
  const parameters = new URLSearchParams();
  if (show && show !== allPosts.show) parameters.set('show', show);
  if (search) parameters.set('search', search);
  if (page && page > 1) parameters.set('page', String(page));
  return parameters.toString();
}

/** For the question that answers it. */
export function postsVariables({ page, show, search }: PostsQuery): StaffContentListQueryVariables {
  const narrowings = {
    all: {},
    draft: { state: 'draft' },
    published: { state: 'published' },
    changed: { state: 'changed' },
    withoutArabic: { state: 'missing', language: 'ar' },
    outdated: { outdated: true },
  } as const satisfies Record<PostsQuery['show'], Partial<StaffContentListQueryVariables>>;
  return { kind: 'post', page, limit: PAGE_SIZE, sort: 'changed', ...(search && { search }), ...narrowings[show] };
}
