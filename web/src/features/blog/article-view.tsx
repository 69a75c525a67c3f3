import { getTranslations } from 'next-intl/server';
import { Blocks } from '@/components/ui/blocks/blocks';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Cover } from '@/components/ui/cover';
import { ArrowOutIcon, ArrowStartIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PostDate } from './post-date';
import type { Post } from './types';

interface ArticleViewProps {
  /** Language of the page; the post's own may be another. */
  locale: Locale;
  post: Post;
}

/** One article. Where it exists only in English, an Arabic reader is told so, and gets it as an English passage. */
export async function ArticleView({ locale, post }: ArticleViewProps) {
  const t = await getTranslations({ locale, namespace: 'Blog' });
  const inArticle = await getTranslations({ locale: post.contentLocale, namespace: 'Blog' });
  const { title, excerpt, cover, slug, category, content, contentLocale, date, externalUrl, readTime } = post;
  return (
    <Container className="pt-8 pb-(--section-space) lg:pt-12">
      <SiteLink href={localePath(locale, paths.blog)} className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:text-ink">
        <ArrowStartIcon className="size-5 rtl:-scale-x-100" />
        {t('backToBlog')}
      </SiteLink>
      {contentLocale !== locale ? (
        <div className="mx-auto mt-4 max-w-4xl">
          <Notice>{t('onlyEnglish')}</Notice>
        </div>
      ) : null}
      <article data-track-blog={title} lang={contentLocale} dir={directionOf(contentLocale)} className="mt-8">
        <header className="mx-auto max-w-4xl [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
            {category ? (
              <SiteLink href={localePath(locale, paths.category(category.slug))} className="font-semibold text-teal-600 hover:underline">
                {category.name}
              </SiteLink>
            ) : (
              <span className="font-semibold text-teal-600">{inArticle('general')}</span>
            )}
            <span aria-hidden="true">·</span>
            <span>
              <span className="sr-only">{inArticle('published')} </span>
              <PostDate date={date} locale={contentLocale} />
            </span>
            <span aria-hidden="true">·</span>
            <span>{inArticle('readTime', { minutes: readTime })}</span>
          </p>
          <h1 className="mt-4 text-4xl">{title}</h1>
          {excerpt ? <p className="mt-6 text-xl text-ink-muted">{excerpt}</p> : null}
        </header>
        <Cover picture={cover} slug={slug} priority sizes="(min-width: 64rem) 60rem, 100vw" className="mx-auto mt-10 aspect-[16/9] max-w-5xl rounded-2xl" />
        <div className="mx-auto mt-12 max-w-[44rem]">
          <Blocks content={content} dir={directionOf(contentLocale)} />
          {externalUrl ? (
            <ButtonLink href={externalUrl} target="_blank" rel="noopener" className="mt-10">
              {inArticle('readArticle')}
              <ArrowOutIcon className="size-5 rtl:-scale-x-100" />
              <span className="sr-only">{inArticle('externalNote')}</span>
            </ButtonLink>
          ) : null}
        </div>
      </article>
    </Container>
  );
}
