import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { QuotesView } from '@/features/quotes/quotes-view';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

/** Who asks decides what is shown. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'Quotes' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function QuotesPage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  const { name } = await requireAccount({ locale, path: paths.quotes });
  return <QuotesView locale={locale} name={name} />;
}
