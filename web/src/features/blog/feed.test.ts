import { blogFeed } from './feed';
import type { PostCard } from './types';

const post = (more: Partial<PostCard> = {}): PostCard => ({
  id: 'abc',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it is about.',
  cover: null,
  category: { id: 'c', slug: 'news', name: 'News' },
  externalUrl: null,
  readTime: 5,
  date: '2026-05-04T08:00:00.000Z',
  ...more,
});

const facts = { siteUrl: 'https://site.example', title: 'Blog', description: 'Notes from our work.', general: 'General', company: { name: 'Rukn' } };

function feedOf(locale: 'en' | 'ar', ...posts: PostCard[]) {
  const xml = blogFeed({ ...facts, locale, posts });
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return { xml, document, text: (selector: string) => document.querySelector(selector)?.textContent };
}

it('is the blog of a language, by absolute addresses', () => {
  const { text, document } = feedOf('ar', post());
  expect(text('channel > title')).toBe('Blog | Rukn');
  expect(text('channel > description')).toBe('Notes from our work.');
  expect(text('channel > language')).toBe('ar');
  expect(text('channel > link')).toBe('https://site.example/ar/blog');
  expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe('https://site.example/ar/blog/rss.xml');
  expect(text('item > link')).toBe('https://site.example/ar/blog/a-post');
});

it('has each post’s words, category and date', () => {
  const { text } = feedOf('en', post());
  expect(text('item > title')).toBe('A post');
  expect(text('item > description')).toBe('What it is about.');
  expect(text('item > category')).toBe('News');
  expect(Date.parse(text('item > pubDate') ?? '')).toBe(Date.parse('2026-05-04T08:00:00.000Z'));
  expect(text('item > guid')).toBe('abc-en');
});

it('files a post without a category as its card does', () => {
  expect(feedOf('en', post({ category: null })).text('item > category')).toBe('General');
});

it('leads to where a post appeared instead', () => {
  expect(feedOf('en', post({ externalUrl: 'https://elsewhere.example/p?a=1&b=2' })).text('item > link')).toBe('https://elsewhere.example/p?a=1&b=2');
});

it('is as new as its newest post, and the same each time it is asked for', () => {
  const posts = [post(), post({ id: 'old', date: '2020-01-01T00:00:00.000Z' })];
  const { text, xml } = feedOf('en', ...posts);
  expect(Date.parse(text('lastBuildDate') ?? '')).toBe(Date.parse('2026-05-04T08:00:00.000Z'));
  expect(feedOf('en', ...posts).xml).toBe(xml);
});

it('stays XML whatever somebody wrote', () => {
  const wild = 'a\u0000\u0007 <b> & ]]> "x" \uFFFE مرحبًا';
  const { text } = feedOf('en', post({ title: wild, excerpt: wild, category: { id: 'c', slug: 'c', name: 'R & D <x>' } }));
  expect(text('item > title')).toBe('a <b> & ]]> "x"  مرحبًا');
  expect(text('item > category')).toBe('R & D <x>');
});

it('is a feed without posts, too', () => {
  expect(feedOf('en').document.querySelectorAll('item')).toHaveLength(0);
});
