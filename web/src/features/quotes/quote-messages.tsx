'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { MessageForm } from '@/components/quotes/message-form';
import { MessageThread } from '@/components/quotes/message-thread';
import type { QuoteDetail, QuoteResponse } from '@/contracts/quotes';
import { callApi } from '@/lib/api-client';
import { MESSAGE_MAX, messageSchema } from './quote-schemas';

interface QuoteMessagesProps {
  quote: QuoteDetail;
  /** Shows the request as it is now. */
  onAnswer: (answer: QuoteResponse) => void;
}

const resolver = zodResolver(messageSchema);

/** What client and staff have to say to each other. */
export function QuoteMessages({ quote: { reference, messages, may }, onAnswer }: QuoteMessagesProps) {
  const t = useTranslations('Quotes.Messages');
  return (
    <section aria-labelledby="messages" className="print:hidden">
      <h2 id="messages" className="text-2xl">
        {t('title')}
      </h2>
      {may.message ? (
        <>
          <p className="mt-2 mb-5 max-w-prose text-ink-muted">{t('text')}</p>
          <MessageForm
            resolver={resolver}
            maxLength={MESSAGE_MAX}
            texts={{ label: t('label'), submit: t('submit'), busy: t('busy'), done: t('done') }}
            draft={`message ${reference}`}
            onSend={async (message) => {
              const result = await callApi<QuoteResponse>('POST', `/quotes/${reference}/messages`, { body: message });
              if (!result.ok) return result;
              onAnswer(result.data);
              return null;
            }}
          />
        </>
      ) : null}
      <div className="mt-8">
        <p className="mb-3 text-sm text-ink-muted">{messages.length === 0 ? t('empty') : t('newestFirst')}</p>
        {messages.length === 0 ? null : <MessageThread messages={messages} reader="client" labelledBy="messages" />}
      </div>
    </section>
  );
}
