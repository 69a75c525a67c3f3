import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/config/env';
import { articleJsonLd } from '@/features/blog/article-json-ld';
import { ArticleView } from '@/features/blog/article-view';
import { loadPost, loadRelatedPosts } from '@/features/blog/blog.server';
import { RelatedPosts } from '@/features/blog/related-posts';
import { loadSettings } from '@/features/company/company.server';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { readLocale } from '../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, slug } = await params;
  const locale = readLocale(segment);
  const [post, { name }] = await Promise.all([loadPost(locale, slug), loadSettings(locale)]);
  if (!post) return {};
  const { title, excerpt, cover, seo, date, contentLocale, availableLocales } = post;
  return pageMetadata({
    locale,
    path: paths.post(post.slug),
    siteName: name,
    title: seo?.metaTitle || title,
    description: seo?.metaDescription || excerpt,
    image: cover,
    type: 'article',
    publishedTime: date,
    noindex: seo?.noindex,
    contentLocale,
    availableLocales,
  });
}

export default async function ArticlePage({ params }: PageProps) {
  const { locale: segment, slug } = await params;
  const locale = readLocale(segment);
  const [post, company] = await Promise.all([loadPost(locale, slug), loadSettings(locale)]);
  if (!post) notFound();
  const path = paths.post(post.slug);
  // Older links carry the id.
  if (post.slug !== slug) permanentRedirect(localePath(locale, path));

  const related = await loadRelatedPosts(locale, post);
  const url = new URL(localePath(post.contentLocale, path), siteUrl()).href;
  return (
    <>
      <JsonLd data={articleJsonLd({ post, url, siteUrl: siteUrl(), company })} />
      <ArticleView locale={locale} post={post} />
      <RelatedPosts locale={locale} posts={related} />
    </>
  );
}
