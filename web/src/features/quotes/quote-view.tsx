'use client';

import { useTranslations } from 'next-intl';
import { SWRConfig } from 'swr';
import { Container } from '@/components/ui/container';
import type { QuoteDetail, QuoteResponse } from '@/contracts/quotes';
import { paths } from '@/i18n/paths';
import { useApi } from '@/lib/use-api';
import { POLL_MS } from './poll';
import type { Letterhead } from './print-parts';
import { QuoteFailure, StaleNote } from './quote-failure';
import { QuotePaper } from './quote-paper';
import { QuoteSkeleton } from './quote-skeleton';

interface QuoteViewProps {
  reference: string;
  /** As the server read it for the page; null where it couldn't. */
  initial: QuoteDetail | null;
  company: Letterhead;
  client: { name: string; email: string };
}

/** A client's own request, kept up to date for as long as it is looked at. */
export function QuoteView({ initial, ...props }: QuoteViewProps) {
  const path = pathOf(props.reference);
  const known: QuoteResponse | null = initial && { success: true, data: initial };
  return (
    <SWRConfig value={{ fallback: known ? { [path]: known } : {} }}>
      <LiveQuote {...props} />
    </SWRConfig>
  );
}

const pathOf = (reference: string) => `/quotes/${reference}`;

function LiveQuote({ reference, company, client }: Omit<QuoteViewProps, 'initial'>) {
  const t = useTranslations('Quotes.Detail');
  const { data, problem, busy, reload, replace } = useApi<QuoteResponse>(pathOf(reference), { every: POLL_MS });
  // A request that is nobody's any more, or a session that is over, shows nothing of what was.
  const isShut = problem?.code === 'unauthorized' || problem?.code === 'not_found';
  if (data && !isShut) {
    return (
      <>
        <QuotePaper quote={data.data} company={company} client={client} onAnswer={replace} />
        {problem ? <StaleNote>{t('stale')}</StaleNote> : null}
      </>
    );
  }
  if (!problem) return <QuoteSkeleton label={t('loading')} />;
  return (
    <Container className="py-14 lg:py-20">
      <QuoteFailure problem={problem} path={paths.quote(reference)} title={t('failed')} busy={busy} onRetry={() => void reload()} />
    </Container>
  );
}
