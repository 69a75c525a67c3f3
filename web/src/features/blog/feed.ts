import { Feed } from 'feed';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import type { PostCard } from './types';

interface FeedFacts {
  locale: Locale;
  posts: readonly PostCard[];
  /** Base address of the site. */
  siteUrl: string;
  title: string;
  description: string;
  /** What a post without a category is filed under, as on its card. */
  general: string;
  company: { name: string };
}

/** Characters that XML has no place for, whatever an editor pasted. */
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const xmlText = (text: string) => text.replace(NOT_XML, '');

/** The newest posts of a language as RSS 2.0. A post that appeared elsewhere leads there, like its card. */
export function blogFeed({ locale, posts, siteUrl, title, description, general, company }: FeedFacts): string {
  const absolute = (path: string) => new URL(localePath(locale, path), siteUrl).href;
  const dates = posts.map(({ date }) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  const feed = new Feed({
    id: absolute(paths.blog),
    title: xmlText(`${title} | ${company.name}`),
    description: xmlText(description),
    link: absolute(paths.blog),
    language: locale,
    copyright: xmlText(company.name),
    generator: false,
    feedLinks: { rss: absolute(paths.feed) },
    // The newest post's, not the moment of the request: the same posts are the same feed.
    updated: new Date(Math.max(0, ...dates)),
  });
  for (const { id, slug, title: postTitle, excerpt, date, category, externalUrl } of posts) {
    const time = Date.parse(date);
    feed.addItem({
      // Stays when the slug changes, so that nobody reads the post as a new one.
      guid: `${id}-${locale}`,
      title: xmlText(postTitle),
      description: xmlText(excerpt),
      link: externalUrl ?? absolute(paths.post(slug)),
      date: new Date(Number.isNaN(time) ? 0 : time),
      category: [{ name: xmlText(category?.name ?? general) }],
    });
  }
  return feed.rss2();
}
