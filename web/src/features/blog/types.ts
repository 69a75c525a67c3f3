import type { BlocksContent } from '@/lib/blocks';
import type { Localised, Picture, Seo } from '@/lib/content';

export interface Category {
  id: string;
  slug: string;
  name: string;
}

export interface PostCard {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  cover: Picture | null;
  category: Category | null;
  /** Where the card leads instead of an article of ours; http(s) only. */
  externalUrl: string | null;
  /** Minutes. */
  readTime: number;
  /** ISO date: the publish date where set, else the date of creation. */
  date: string;
}

export interface Post extends PostCard, Localised {
  content: BlocksContent;
  seo: Seo | null;
  updatedAt: string;
}

export interface PostPage {
  posts: PostCard[];
  page: number;
  pageCount: number;
  total: number;
}
