import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { requireAccount } from '@/features/auth/guard.server';
import { loadSettings } from '@/features/company/company.server';
import { QuoteView } from '@/features/quotes/quote-view';
import { isQuoteReference, loadQuote } from '@/features/quotes/quotes.server';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string; reference: string }>;
}

/** Who asks decides what is shown. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, reference } = await params;
  const t = await getTranslations({ locale: readLocale(locale), namespace: 'Quotes' });
  return { title: isQuoteReference(reference) ? t('Detail.title', { reference }) : t('title'), robots: { index: false, follow: false } };
}

export default async function QuotePage({ params }: PageProps) {
  const { locale: given, reference } = await params;
  const locale = readLocale(given);
  const { name, email } = await requireAccount({ locale, path: isQuoteReference(reference) ? paths.quote(reference) : paths.quotes });
  const loaded = await loadQuote(reference, locale);
  if (!loaded) notFound();

  const [settings, { Quotes, QuoteWords, Breadcrumbs, Problems }] = await Promise.all([loadSettings(locale), getMessages({ locale })]);
  return (
    <NextIntlClientProvider locale={locale} now={loaded.at} messages={{ Quotes, QuoteWords, Breadcrumbs, Problems }}>
      <QuoteView
        reference={reference}
        initial={loaded.quote}
        company={{ name: settings.name, email: settings.email, phone: settings.phone }}
        client={{ name, email }}
      />
    </NextIntlClientProvider>
  );
}
