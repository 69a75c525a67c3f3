import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { contentEditorUrl } from '@/config/env';
import { requireAccount } from '@/features/auth/guard.server';
import { postsQueryString, readPostsQuery } from '@/features/dashboard/content/posts-query';
import { PostsView } from '@/features/dashboard/content/posts-view';
import { PageHeading } from '@/features/dashboard/page-heading';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HEADING_ID = 'posts';

/** Where the admin panel begins a new post, in the language it is first written in. */
const newPostUrl = (editor: string | undefined, locale: string): string | undefined =>
  editor && `${editor}/content-manager/collection-types/api::post.post/create?plugins[i18n][locale]=${locale}`;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'ContentPosts' });
  return { title: t('title') };
}

export default async function PostsPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const query = readPostsQuery(await searchParams);
  const queryString = postsQueryString(query);
  await requireAccount({ locale, path: `${paths.dashboardPosts}${queryString && `?${queryString}`}` });
  const t = await getTranslations({ locale, namespace: 'ContentPosts' });
  return (
    <>
      <PageHeading titleId={HEADING_ID} title={t('title')} text={t('intro')} />
      <PostsView labelledBy={HEADING_ID} initialQuery={query} newPostUrl={newPostUrl(contentEditorUrl(), locale)} />
    </>
  );
}
