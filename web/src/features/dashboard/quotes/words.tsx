'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { MessageForm } from '@/components/quotes/message-form';
import { MessageThread } from '@/components/quotes/message-thread';
import { EyeOffIcon } from '@/components/ui/icons';
import { quoteMessageRequest, type InboxQuoteDetail } from '@/contracts/quotes';
import { Notes } from './notes';
import { changeQuote } from './quote-calls';

interface WordsProps {
  quote: InboxQuoteDetail;
  /** The server has taken it. */
  onDone: (quote: InboxQuoteDetail) => void;
}

const textOnly = quoteMessageRequest.pick({ text: true });
const resolver = zodResolver(textOnly);
const MAX_LENGTH = textOnly.shape.text.maxLength ?? Infinity;

/** What client and staff write to each other. */
export function Conversation({ quote, onDone }: WordsProps) {
  const t = useTranslations('QuoteInbox.messages');
  return (
    <section aria-labelledby="messages" className="flex flex-col gap-4">
      <h2 id="messages" className="text-xl">
        {t('title')}
      </h2>
      {quote.may.message ? <WordsForm kind="messages" quote={quote} onDone={onDone} /> : <p className="text-ink-muted">{t('impossible')}</p>}
      {quote.messages.length === 0 ? <p className="text-ink-muted">{t('empty')}</p> : <MessageThread messages={quote.messages} reader="staff" labelledBy="messages" />}
    </section>
  );
}

/** What staff note for each other. It looks different from what the client gets, and says so. */
export function InternalNotes({ quote, onDone }: WordsProps) {
  const t = useTranslations('QuoteInbox.notes');
  return (
    <section aria-labelledby="notes" className="flex flex-col gap-4 rounded-2xl border border-dashed border-sand-300 bg-sand-100 p-5">
      <div>
        <h2 id="notes" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-1 flex items-start gap-1.5 text-sm font-semibold">
          <EyeOffIcon className="mt-[0.2em] size-4 shrink-0" />
          {t('internal')}
        </p>
      </div>
      <WordsForm kind="notes" quote={quote} onDone={onDone} />
      {quote.notes.length === 0 ? null : <Notes notes={quote.notes} labelledBy="notes" />}
    </section>
  );
}

function WordsForm({ kind, quote, onDone }: WordsProps & { kind: 'messages' | 'notes' }) {
  const t = useTranslations(`QuoteInbox.${kind}`);
  return (
    <MessageForm
      resolver={resolver}
      maxLength={MAX_LENGTH}
      draft={`staff-${kind}:${quote.reference}`}
      texts={{ label: t('label'), submit: t('submit'), busy: t('busy'), done: t('done') }}
      onSend={async (message) => {
        const result = await changeQuote('POST', quote.reference, kind, message);
        if (!result.ok) return result;
        onDone(result.data.data);
        return null;
      }}
    />
  );
}
