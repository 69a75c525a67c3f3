import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { findMovedSlug } from '@/cms/moved-slug';
import { BlogListView } from '@/features/blog/blog-list-view';
import { loadCategories, loadPosts } from '@/features/blog/blog.server';
import { loadSettings } from '@/features/company/company.server';
import { SearchForm } from '@/features/search/search-form';
import { otherLocale, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { blogSubject, categorySubject } from '../../../share-subjects';
import { PageTrail } from '../page-trail';

interface ListFacts {
  locale: Locale;
  page: number;
  /** Slug of a category; all posts without it. */
  categorySlug?: string;
}

const pathOf = (page: number, categorySlug?: string) => (categorySlug ? paths.category(categorySlug, page) : paths.blogPage(page));

/** Metadata of any page of the blog's lists. */
export async function blogListMetadata({ locale, page, categorySlug }: ListFacts): Promise<Metadata> {
  const [t, { name }, categories] = await Promise.all([
    getTranslations({ locale, namespace: 'Blog' }),
    loadSettings(locale),
    loadCategories(locale),
  ]);
  const other = otherLocale(locale);
  const inOther = await loadList({ locale: other, page, categorySlug });
  const category = categories.find(({ slug }) => slug === categorySlug);
  const title = category ? t('categoryTitle', { category: category.name }) : t('title');
  return pageMetadata({
    locale,
    path: pathOf(page, categorySlug),
    siteName: name,
    title: page > 1 ? `${title} (${t('pageNumber', { page })})` : title,
    description: t('intro'),
    share: category ? categorySubject(category, t('title')) : blogSubject(t('title')),
    availableLocales: inOther ? [locale, other] : [locale],
    feedTitle: `${t('title')} | ${name}`,
  });
}

/** What a page of the lists shows; null where a language has no such page. */
async function loadList({ locale, page, categorySlug }: ListFacts) {
  const [list, categories] = await Promise.all([loadPosts({ locale, page, category: categorySlug }), loadCategories(locale)]);
  const category = categories.find(({ slug }) => slug === categorySlug);
  return list && (category || !categorySlug) ? { list, categories, category } : null;
}

/** Any page of the blog's lists. */
export async function BlogList({ locale, page, categorySlug }: ListFacts) {
  const loaded = await loadList({ locale, page, categorySlug });
  if (!loaded) {
    const moved = categorySlug ? await findMovedSlug(locale, 'category', categorySlug) : null;
    if (moved) permanentRedirect(localePath(locale, paths.category(moved, page)));
    notFound();
  }
  const { list, categories, category } = loaded;
  const nav = await getTranslations({ locale, namespace: 'Nav' });
  const steps = [{ name: nav('blog'), path: paths.blog }, ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : [])];
  return (
    <>
      <PageTrail locale={locale} steps={steps} />
      <BlogListView locale={locale} list={list} categories={categories} category={category} search={<SearchForm locale={locale} className="w-full" />} />
    </>
  );
}
