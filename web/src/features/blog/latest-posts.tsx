import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Section, SectionHeading } from '@/components/ui/section';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PostGrid } from './post-grid';
import type { PostCard } from './types';

interface LatestPostsProps {
  locale: Locale;
  posts: readonly PostCard[];
}

/** The newest posts on the home page. */
export async function LatestPosts({ locale, posts }: LatestPostsProps) {
  const t = await getTranslations({ locale, namespace: 'Blog' });
  const toBlog = (
    <ButtonLink href={localePath(locale, paths.blog)} variant="outline">
      {t('readMoreArticles')}
    </ButtonLink>
  );
  return (
    <Section id="blog-section" labelledBy="latest-title" isFarDown>
      <SectionHeading id="latest-title" title={t('latest')} text={t('latestText')} action={toBlog} />
      {posts.length ? <PostGrid locale={locale} posts={posts} level={3} /> : <EmptyState title={t('empty')} hint={t('emptyHint')} />}
    </Section>
  );
}
