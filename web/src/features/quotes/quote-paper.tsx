'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { QuoteItems } from '@/components/quotes/quote-items';
import { QuoteTimeline } from '@/components/quotes/quote-timeline';
import { showToast } from '@/components/toast/toast-state';
import { Container } from '@/components/ui/container';
import { SteadyFocus } from '@/components/ui/steady-focus';
import type { QuoteDetail, QuoteResponse } from '@/contracts/quotes';
import { AcceptDialog, type OfferDialogProps } from './accept-dialog';
import { DeclineDialog } from './decline-dialog';
import { OfferPanel } from './offer-panel';
import { PrintHead, PrintTerms, type Letterhead } from './print-parts';
import type { OfferAct } from './quote-acts';
import { QuoteHead } from './quote-head';
import { QuoteMessages } from './quote-messages';
import { quoteState } from './quote-state';
import { useQuoteNews } from './use-quote-news';

interface QuotePaperProps {
  quote: QuoteDetail;
  company: Letterhead;
  client: { name: string; email: string };
  /** Shows the request as it is now. */
  onAnswer: (answer: QuoteResponse) => void;
}

interface Asked {
  act: OfferAct['kind'];
  offer: OfferDialogProps['offer'];
}

/** Everything about one request, on the screen and on paper. */
export function QuotePaper({ quote, company, client, onAnswer }: QuotePaperProps) {
  const t = useTranslations('Quotes');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [decided, setDecided] = useState(0);
  const state = useRef<HTMLDivElement>(null);
  useQuoteNews(quote);

  // After the dialog is gone, which gives the focus to its button first; and that is gone by now, or goes at once.
  useEffect(() => {
    if (decided > 0) state.current?.focus();
  }, [decided]);

  const close = (isOutdated: boolean) => {
    setAsked(null);
    if (isOutdated) setDecided((count) => count + 1);
  };
  const { reference, offer, items, totalPrice, offerTotal } = quote;
  const dialog = asked && {
    reference,
    offer: asked.offer,
    onAnswer,
    onClose: close,
    onDone: () => {
      close(true);
      showToast({ type: 'success', message: t(asked.act === 'accept' ? 'Accept.done' : 'Decline.done') });
    },
  };

  return (
    <SteadyFocus>
      <article>
        <QuoteHead quote={quote} stateRef={state} />
        <Container className="pt-10 pb-20 lg:pt-14 lg:pb-28 print:max-w-none print:p-0">
          <PrintHead quote={quote} company={company} client={client} />
          <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
            <div className="flex min-w-0 flex-col gap-12 print:block">
              {offer ? <OfferPanel offer={offer} isOpen={quote.status === 'offer_sent' || quote.status === 'expired'} may={quote.may} onAct={(act) => setAsked({ act, offer })} /> : null}
              <section aria-labelledby="items">
                <h2 id="items" className="mb-4 text-2xl print:text-lg">
                  {t('Detail.itemsTitle')}
                </h2>
                <QuoteItems items={items} total={totalPrice} offerTotal={offer ? offerTotal : null} />
                <PrintTerms quote={quote} />
              </section>
              <QuoteMessages quote={quote} onAnswer={onAnswer} />
            </div>
            <section aria-labelledby="timeline" className="print:hidden">
              <div className="lg:sticky lg:top-28">
                <h2 id="timeline" className="mb-4 text-2xl lg:text-xl">
                  {t('Detail.timelineTitle')}
                </h2>
                <QuoteTimeline events={quote.timeline} reader="client" now={t(`States.${quoteState(quote)}.title`)} />
                <p className="mt-4 text-sm text-ink-muted">{t('Detail.timeZone')}</p>
              </div>
            </section>
          </div>
        </Container>
        {dialog && asked.act === 'accept' ? <AcceptDialog {...dialog} /> : null}
        {dialog && asked.act === 'decline' ? <DeclineDialog {...dialog} /> : null}
      </article>
    </SteadyFocus>
  );
}
