import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { listPagePath, readPage } from '@/features/quotes/list-query';
import { QuotesView } from '@/features/quotes/quotes-view';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Who asks decides what is shown. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'Quotes' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function QuotesPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const page = readPage((await searchParams).page);
  const { name } = await requireAccount({ locale, path: listPagePath(page) });
  const { Quotes, QuoteWords, Pagination } = await getMessages({ locale });
  return (
    <NextIntlClientProvider locale={locale} messages={{ Quotes, QuoteWords, Pagination }}>
      <QuotesView locale={locale} name={name} page={page} />
    </NextIntlClientProvider>
  );
}
