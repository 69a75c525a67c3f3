import { getTranslations } from 'next-intl/server';
import { Section, SectionHeading } from '@/components/ui/section';
import type { Locale } from '@/i18n/locales';
import { PostGrid } from './post-grid';
import type { PostCard } from './types';

interface RelatedPostsProps {
  locale: Locale;
  posts: readonly PostCard[];
}

/** What to read next. */
export async function RelatedPosts({ locale, posts }: RelatedPostsProps) {
  if (!posts.length) return null;
  const t = await getTranslations({ locale, namespace: 'Blog' });
  return (
    <Section labelledBy="related-title" tone="sand">
      <SectionHeading id="related-title" title={t('related')} />
      <PostGrid locale={locale} posts={posts} level={3} />
    </Section>
  );
}
