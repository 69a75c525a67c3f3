import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { AnalyticsView } from '@/features/dashboard/analytics/analytics-view';
import { dubaiToday } from '@/features/dashboard/analytics/range';
import { PageHeading } from '@/features/dashboard/page-heading';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'Analytics' });
  return { title: t('title') };
}

/** What of the address's query the page understands. */
function searchOf({ from, to }: Awaited<PageProps['searchParams']>): string {
  return typeof from === 'string' && typeof to === 'string' ? `?${new URLSearchParams({ from, to }).toString()}` : '';
}

export default async function AnalyticsPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const search = searchOf(await searchParams);
  await requireAccount({ locale, path: `${paths.dashboardAnalytics}${search}` });
  const t = await getTranslations({ locale, namespace: 'Analytics' });
  return (
    <>
      <PageHeading title={t('title')} text={t('intro')} />
      <AnalyticsView renderedSearch={search} renderedToday={dubaiToday()} />
    </>
  );
}
