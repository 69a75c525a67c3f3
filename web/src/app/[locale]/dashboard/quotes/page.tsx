import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { PageHeading } from '@/features/dashboard/page-heading';
import { inboxQueryString, readInboxQuery } from '@/features/dashboard/quotes/inbox-query';
import { QuoteInboxView } from '@/features/dashboard/quotes/quote-inbox-view';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HEADING_ID = 'quote-inbox';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'QuoteInbox' });
  return { title: t('title') };
}

export default async function QuoteInboxPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const query = readInboxQuery(await searchParams);
  const queryString = inboxQueryString(query);
  await requireAccount({ locale, path: `${paths.dashboardQuotes}${queryString && `?${queryString}`}` });
  const t = await getTranslations({ locale, namespace: 'QuoteInbox' });
  return (
    <>
      <PageHeading titleId={HEADING_ID} title={t('title')} text={t('intro')} />
      <QuoteInboxView locale={locale} labelledBy={HEADING_ID} initialQuery={query} />
    </>
  );
}
