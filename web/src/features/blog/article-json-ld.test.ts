import { articleJsonLd } from './article-json-ld';
import type { Post } from './types';

const post: Post = {
  id: 'p',
  slug: 'seo-basics',
  title: 'أساسيات تحسين محركات البحث',
  excerpt: 'من أين نبدأ.',
  cover: null,
  category: { id: 'c', slug: 'seo', name: 'تحسين محركات البحث' },
  externalUrl: null,
  readTime: 5,
  date: '2026-01-02',
  content: [],
  seo: null,
  updatedAt: '2026-02-03T04:05:06.000Z',
  contentLocale: 'ar',
  availableLocales: ['ar'],
};

it('names the article, its dates, its picture and its publisher', () => {
  const url = 'https://site.example/ar/blog/seo-basics';
  expect(articleJsonLd({ post, url, siteUrl: 'https://site.example', image: '/og/ar/post/seo-basics.png', company: { name: 'ركن' } })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'ar',
    datePublished: '2026-01-02',
    dateModified: '2026-02-03T04:05:06.000Z',
    image: 'https://site.example/og/ar/post/seo-basics.png',
    articleSection: 'تحسين محركات البحث',
    author: { '@type': 'Organization', name: 'ركن' },
    publisher: { '@id': 'https://site.example/#organization' },
  });
});
