import { type PostFacts } from '../../types';

const both = { en: 'published', ar: 'published' } as const;

export const categories: readonly string[] = ['seo', 'social-media', 'content', 'analytics'];

export const posts: readonly PostFacts[] = [
  {
    slug: 'arabic-keyword-research', category: 'seo', publishDate: '2024-11-12T06:00:00.000Z', readTime: 5, versions: both,
    motif: { figure: 'ascent', variant: 1, scheme: 'sand' },
  },
  {
    slug: 'content-calendar-that-survives', category: 'content', publishDate: '2024-10-22T06:00:00.000Z', readTime: 5, versions: both,
    motif: { figure: 'sheets', variant: 1, scheme: 'teal' },
    pictures: { 'content-calendar-steps': { figure: 'route', variant: 0, scheme: 'sand' } },
  },
  {
    slug: 'ga4-events-worth-measuring', category: 'analytics', publishDate: '2024-09-17T06:00:00.000Z', readTime: 6, versions: both,
    motif: { figure: 'chart', variant: 0, scheme: 'night' },
  },
  {
    slug: 'core-web-vitals-bilingual-sites', category: 'seo', publishDate: '2024-08-06T06:00:00.000Z', readTime: 6, versions: both,
    motif: { figure: 'frames', variant: 2, scheme: 'sand' },
  },
  {
    slug: 'reply-first-social-media', category: 'social-media', publishDate: '2024-06-25T06:00:00.000Z', readTime: 5, versions: both,
    motif: { figure: 'constellation', variant: 1, scheme: 'teal' },
  },
  {
    slug: 'google-seo-starter-guide', category: 'seo', publishDate: '2024-05-14T06:00:00.000Z', readTime: 1, versions: both,
    externalUrl: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    motif: { figure: 'ascent', variant: 2, scheme: 'night' },
  },
  {
    slug: 'utm-naming-convention', category: 'analytics', publishDate: '2024-04-02T06:00:00.000Z', readTime: 5,
    versions: { en: 'published', ar: 'draft' },
    motif: { figure: 'chart', variant: 2, scheme: 'teal' },
  },
  {
    slug: 'how-to-brief-a-writer', category: 'content', publishDate: '2024-02-20T06:00:00.000Z', readTime: 5,
    versions: { en: 'published', ar: 'absent' },
    motif: { figure: 'sheets', variant: 2, scheme: 'sand' },
  },
  {
    slug: 'planning-for-ramadan', category: 'social-media', publishDate: { inDays: 30 }, readTime: 5,
    versions: { en: 'draft', ar: 'draft' },
    motif: { figure: 'constellation', variant: 2, scheme: 'night' },
  },
];
