import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { findMovedSlug } from '@/cms/moved-slug';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/config/env';
import { articleJsonLd } from '@/features/blog/article-json-ld';
import { ArticleView } from '@/features/blog/article-view';
import { loadPost, loadRelatedPosts } from '@/features/blog/blog.server';
import { RelatedPosts } from '@/features/blog/related-posts';
import { loadSettings } from '@/features/company/company.server';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { shareImagePath } from '@/lib/share-image';
import { postSubject } from '../../../../share-subjects';
import { readLocale } from '../../../read-locale';
import { PageTrail } from '../../page-trail';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, slug } = await params;
  const locale = readLocale(segment);
  const [t, post, { name }] = await Promise.all([getTranslations({ locale, namespace: 'Blog' }), loadPost(locale, slug), loadSettings(locale)]);
  if (!post) return {};
  const { title, excerpt, seo, date, updatedAt, contentLocale, availableLocales } = post;
  return pageMetadata({
    locale,
    path: paths.post(post.slug),
    siteName: name,
    title: seo?.metaTitle || title,
    description: seo?.metaDescription || excerpt,
    share: postSubject(post),
    type: 'article',
    publishedTime: date,
    modifiedTime: updatedAt,
    noindex: seo?.noindex,
    contentLocale,
    availableLocales,
    feedTitle: `${t('title')} | ${name}`,
  });
}

export default async function ArticlePage({ params }: PageProps) {
  const { locale: segment, slug } = await params;
  const locale = readLocale(segment);
  const [post, company] = await Promise.all([loadPost(locale, slug), loadSettings(locale)]);
  if (!post) {
    const moved = await findMovedSlug(locale, 'post', slug);
    if (moved) permanentRedirect(localePath(locale, paths.post(moved)));
    notFound();
  }
  const path = paths.post(post.slug);
  // Older links carry the id.
  if (post.slug !== slug) permanentRedirect(localePath(locale, path));

  const [related, nav] = await Promise.all([loadRelatedPosts(locale, post), getTranslations({ locale, namespace: 'Nav' })]);
  const url = new URL(localePath(post.contentLocale, path), siteUrl()).href;
  const image = shareImagePath(post.contentLocale, { ...postSubject(post), brand: company.name });
  return (
    <>
      <JsonLd data={articleJsonLd({ post, url, siteUrl: siteUrl(), image, company })} />
      <PageTrail locale={locale} steps={[{ name: nav('blog'), path: paths.blog }, { name: post.title, path }]} />
      <ArticleView locale={locale} post={post} />
      <RelatedPosts locale={locale} posts={related} />
    </>
  );
}
