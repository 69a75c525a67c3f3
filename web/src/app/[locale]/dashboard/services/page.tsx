import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { contentQueryString, readContentNews, readContentQuery } from '@/features/dashboard/content/content-query';
import { ServicesView } from '@/features/dashboard/content/services-view';
import { PageHeading } from '@/features/dashboard/page-heading';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HEADING_ID = 'services';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'ContentList' });
  return { title: t('title') };
}

export default async function ServicesPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const given = await searchParams;
  const query = readContentQuery(given);
  const queryString = contentQueryString(query);
  await requireAccount({ locale, path: `${paths.dashboardServices}${queryString && `?${queryString}`}` });
  const t = await getTranslations({ locale, namespace: 'ContentList' });
  return (
    <>
      <PageHeading titleId={HEADING_ID} title={t('title')} text={t('intro')} />
      <ServicesView labelledBy={HEADING_ID} initialQuery={query} initialNews={readContentNews(given)} />
    </>
  );
}
