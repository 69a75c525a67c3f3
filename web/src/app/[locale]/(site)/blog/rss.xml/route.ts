import { getTranslations } from 'next-intl/server';
import { siteUrl } from '@/config/env';
import { loadFeedPosts } from '@/features/blog/blog.server';
import { blogFeed } from '@/features/blog/feed';
import { loadSettings } from '@/features/company/company.server';
import { isLocale } from '@/i18n/locales';

// Depends on published content only; reads go through the page cache like every page's.
export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ locale: string }>;
}

/** The newest posts of a language, for feed readers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const [t, posts, company] = await Promise.all([getTranslations({ locale, namespace: 'Blog' }), loadFeedPosts(locale), loadSettings(locale)]);
  const xml = blogFeed({ locale, posts, siteUrl: siteUrl(), title: t('title'), description: t('intro'), general: t('general'), company });
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
