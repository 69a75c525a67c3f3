import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedIcon } from '@/components/ui/icons';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { CategoryNav } from './category-nav';
import { PostGrid } from './post-grid';
import type { Category, PostPage } from './types';

interface BlogListViewProps {
  locale: Locale;
  list: PostPage;
  categories: readonly Category[];
  /** The open category, if one is. */
  category?: Category;
  /** Field to search by. */
  search: ReactNode;
}

/** A page of the blog: all posts, or those of a category. */
export async function BlogListView({ locale, list, categories, category, search }: BlogListViewProps) {
  const [t, nav, paging, trail] = await Promise.all([
    getTranslations({ locale, namespace: 'Blog' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Pagination' }),
    getTranslations({ locale, namespace: 'Breadcrumbs' }),
  ]);
  const to = (path: string) => localePath(locale, path);
  const crumbs = [{ label: nav('home'), href: to(paths.home) }, ...(category ? [{ label: t('title'), href: to(paths.blog) }] : [])];
  return (
    <>
      <PageHeader
        title={category ? t('categoryTitle', { category: category.name }) : t('title')}
        text={category ? null : t('intro')}
        breadcrumbs={{ label: trail('label'), crumbs }}
      >
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
          {search}
          <a href={to(paths.feed)} type="application/rss+xml" className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-primary">
            <FeedIcon className="size-5" />
            {t('rss')}
          </a>
        </div>
      </PageHeader>
      <Section className="pt-12! lg:pt-16!">
        <CategoryNav locale={locale} categories={categories} current={category?.slug} />
        {list.page > 1 ? <p className="mb-6 text-ink-muted">{t('pageOf', { page: list.page, total: list.pageCount })}</p> : null}
        {list.posts.length ? (
          <PostGrid locale={locale} posts={list.posts} level={2} priority />
        ) : (
          <EmptyState title={t('empty')} hint={t('emptyHint')} action={<ButtonLink href={to(paths.home)}>{nav('home')}</ButtonLink>} />
        )}
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) => to(category ? paths.category(category.slug, page) : paths.blogPage(page))}
          labels={{
            nav: paging('label'),
            previous: paging('previous'),
            next: paging('next'),
            page: (page) => paging('page', { page }),
          }}
        />
      </Section>
    </>
  );
}
