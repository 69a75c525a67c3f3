import { organizationReference, type JsonLdObject } from '@/lib/json-ld';
import type { Post } from './types';

interface ArticleFacts {
  post: Post;
  /** Absolute address of the article in its own language. */
  url: string;
  /** Base address of the site, for pictures. */
  siteUrl: string;
  /** Path of the picture to show with it. */
  image: string;
  company: { name: string };
}

/** The article as schema.org knows it. */
export const articleJsonLd = ({ post, url, siteUrl, image, company }: ArticleFacts): JsonLdObject => {
  const organization = organizationReference(siteUrl, company.name);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: post.contentLocale,
    datePublished: post.date,
    dateModified: post.updatedAt,
    image: new URL(image, siteUrl).href,
    ...(post.category && { articleSection: post.category.name }),
    author: organization,
    publisher: organization,
  };
};
