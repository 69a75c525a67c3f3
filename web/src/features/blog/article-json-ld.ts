import type { Post } from './types';

interface ArticleFacts {
  post: Post;
  /** Absolute address of the article in its own language. */
  url: string;
  /** Base address of the site, for pictures. */
  siteUrl: string;
  company: { name: string };
}

/** The article as schema.org knows it. */
export const articleJsonLd = ({ post, url, siteUrl, company }: ArticleFacts): Record<string, unknown> => {
  const organization = { '@type': 'Organization', name: company.name, url: siteUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: post.contentLocale,
    datePublished: post.date,
    dateModified: post.updatedAt,
    ...(post.cover && { image: new URL(post.cover.src, siteUrl).href }),
    ...(post.category && { articleSection: post.category.name }),
    author: organization,
    publisher: organization,
  };
};
