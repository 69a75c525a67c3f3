import { getTranslations } from 'next-intl/server';
import { Cover } from '@/components/ui/cover';
import { ArrowEndIcon, ArrowOutIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PostDate } from './post-date';
import type { PostCard as PostCardData } from './types';

interface PostCardProps {
  locale: Locale;
  post: PostCardData;
  /** Level of the card's heading, one below the section it stands in. */
  level: 2 | 3;
  priority?: boolean;
}

/** A post in a list. It leads to the article, or to where the post was published instead. */
export async function PostCard({ locale, post, level, priority = false }: PostCardProps) {
  const t = await getTranslations({ locale, namespace: 'Blog' });
  const { slug, title, excerpt, cover, category, externalUrl, readTime, date } = post;
  const Heading = `h${level}` as const;
  const Arrow = externalUrl ? ArrowOutIcon : ArrowEndIcon;
  return (
    <article className="group relative flex w-full flex-col rounded-2xl border border-sand-200 bg-white transition-shadow hover:shadow-raised">
      <div className="relative">
        <Cover picture={cover} slug={slug} priority={priority} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw" className="aspect-[16/10] rounded-t-[calc(var(--radius-2xl)-1px)]" />
        <span
          aria-hidden="true"
          className="absolute end-4 bottom-4 inline-flex items-center gap-2 rounded-xl bg-white px-3.5 py-1.5 text-sm font-semibold text-primary transition-opacity [@media(hover:hover)]:opacity-0 group-focus-within:opacity-100 group-hover:opacity-100"
        >
          {t('readMore')}
          <Arrow className="size-4 rtl:-scale-x-100" />
        </span>
      </div>
      <div className="flex grow flex-col p-6 [overflow-wrap:anywhere] sm:p-7">
        <p className="text-sm font-semibold text-teal-600">{category?.name ?? t('general')}</p>
        <Heading className="mt-2 text-xl">
          {externalUrl ? (
            <a href={externalUrl} target="_blank" rel="noopener" className="card-link">
              {title}
              <span className="sr-only"> {t('externalNote')}</span>
            </a>
          ) : (
            <SiteLink href={localePath(locale, paths.post(slug))} className="card-link">
              {title}
            </SiteLink>
          )}
        </Heading>
        {excerpt ? <p className="mt-3 line-clamp-3 text-ink-muted">{excerpt}</p> : null}
        <p className="mt-auto flex flex-wrap gap-x-2 pt-5 text-sm text-ink-muted">
          <PostDate date={date} locale={locale} />
          <span aria-hidden="true">·</span>
          <span>{t('readTime', { minutes: readTime })}</span>
        </p>
      </div>
    </article>
  );
}
