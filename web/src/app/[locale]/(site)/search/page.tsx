import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { loadFirstServices } from '@/features/catalogue/catalogue.server';
import { ServiceIcon } from '@/features/catalogue/service-icon';
import { loadSettings } from '@/features/company/company.server';
import { readPage, readWords, searchPath } from '@/features/search/address';
import { loadSearch } from '@/features/search/search.server';
import { SearchView } from '@/features/search/search-view';
import { Suggestions } from '@/features/search/suggestions';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What is asked decides what is shown. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const words = readWords((await searchParams).q);
  const [t, { name }] = await Promise.all([getTranslations({ locale, namespace: 'Search' }), loadSettings(locale)]);
  return pageMetadata({
    locale,
    path: paths.search,
    siteName: name,
    title: words === '' ? t('title') : t('titleFor', { words }),
    description: t('intro'),
    noindex: true,
  });
}

export default async function SearchPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const { q, page: askedPage } = await searchParams;
  const words = readWords(q);
  const page = readPage(askedPage);
  const [outcome, services] = await Promise.all([words === '' ? null : loadSearch(locale, words, page), loadFirstServices(locale)]);
  // A page behind the last one, of an address that somebody kept.
  if (outcome?.kind === 'found' && outcome.total > 0 && page > outcome.pageCount) redirect(localePath(locale, searchPath(words, outcome.pageCount)));

  const suggested = services.map(({ slug, title }) => ({ slug, title, icon: <ServiceIcon slug={slug} title={title} /> }));
  return <SearchView locale={locale} words={words} outcome={outcome} suggestions={<Suggestions locale={locale} services={suggested} />} />;
}
