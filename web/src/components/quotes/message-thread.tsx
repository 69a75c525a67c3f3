import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import type { QuoteMessage, QuoteReader } from '@/lib/quote-words';

interface MessageThreadProps {
  /** Oldest first, as they come. */
  messages: readonly QuoteMessage[];
  reader: QuoteReader;
  /** Id of what names the list. */
  labelledBy: string;
}

/**
 * What client and staff wrote to each other, newest first: with the box to write in above, nothing that arrives moves what
 * somebody is typing. Texts are texts; an address in one is no link, as whoever wrote it may not be whom they seem.
 */
export function MessageThread({ messages, reader, labelledBy }: MessageThreadProps) {
  return (
    <ol aria-labelledby={labelledBy} className="flex flex-col gap-4">
      {messages.toReversed().map((message) => (
        <Message key={message.id} message={message} reader={reader} />
      ))}
    </ol>
  );
}

function Message({ message, reader }: { message: QuoteMessage; reader: QuoteReader }) {
  const t = useTranslations('QuoteWords.actors');
  const locale = useLocale();
  const { from, name, at, text } = message;
  const isOwn = from === reader;
  return (
    <li className={classNames('flex max-w-[85%] flex-col gap-1', isOwn ? 'items-end self-end' : 'items-start self-start')}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted">
        {isOwn && reader === 'client' ? (
          <span className="font-semibold text-ink">{t('you')}</span>
        ) : (
          <>
            <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{name}</bdi>
            <span>{t(from)}</span>
          </>
        )}
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </p>
      <p
        dir="auto"
        className={classNames(
          'max-w-full rounded-2xl border px-4 py-3 whitespace-pre-line [overflow-wrap:anywhere]',
          isOwn ? 'rounded-se-none border-teal-200 bg-teal-50' : 'rounded-ss-none border-sand-200 bg-white',
        )}
      >
        {text}
      </p>
    </li>
  );
}
