import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Locale } from '@/i18n/locales';
import { QuoteList } from './quote-list';

interface QuotesViewProps {
  locale: Locale;
  /** Of whoever is signed in. */
  name: string;
  /** Page of the list. */
  page: number;
}

const isolate = (text: ReactNode) => <bdi>{text}</bdi>;

/** A client's own quote requests. */
export async function QuotesView({ locale, name, page }: QuotesViewProps) {
  const t = await getTranslations({ locale, namespace: 'Quotes' });
  return (
    <>
      <header className="border-b border-sand-200 bg-sand-50">
        <Container className="pt-10 pb-12 lg:pt-14 lg:pb-16">
          <p className="text-lg font-semibold text-primary [overflow-wrap:anywhere]">{t.rich('greeting', { name, isolate })}</p>
          <h1 className="mt-3 max-w-4xl text-4xl">{t('title')}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-muted">{t('intro')}</p>
        </Container>
      </header>
      <Container className="py-10 lg:py-16">
        <QuoteList page={page} />
      </Container>
    </>
  );
}
