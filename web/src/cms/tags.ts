import type { ContentModel } from '@/contracts/revalidate';

/** Every tag a cached page or read may carry. A page is rendered anew when content behind one of its tags changes. */
export const cacheTags = ['services', 'posts', 'categories', 'pages', 'settings', 'team'] as const;
export type CacheTag = (typeof cacheTags)[number];

/** What a change of a kind of document makes stale. Media may be anywhere. */
const tagsByModel: Readonly<Record<ContentModel, readonly CacheTag[]>> = {
  service: ['services'],
  'sub-service': ['services'],
  post: ['posts'],
  category: ['categories', 'posts'],
  page: ['pages'],
  'team-member': ['team'],
  'site-settings': ['settings'],
  media: cacheTags,
};

/** Tags that become stale with a change, as the CMS names it. */
export const tagsForChange = (change: { model: ContentModel }): readonly CacheTag[] => tagsByModel[change.model];
