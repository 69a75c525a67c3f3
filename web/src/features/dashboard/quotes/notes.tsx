import { useLocale } from 'next-intl';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { formatMoment } from '@/lib/format';

/** What staff noted for each other, newest first. */
export function Notes({ notes, labelledBy }: { notes: InboxQuoteDetail['notes']; labelledBy: string }) {
  const locale = useLocale();
  return (
    <ol aria-labelledby={labelledBy} className="flex flex-col gap-3">
      {notes.toReversed().map(({ id, at, name, text }) => (
        <li key={id} className="rounded-xl border border-sand-300 bg-white px-4 py-3">
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
          <p className="mt-1 text-sm text-ink-muted">
            <bdi className="[overflow-wrap:anywhere]">{name}</bdi> <span aria-hidden="true">·</span>{' '}
            <time dateTime={at} className="inline-block">
              {formatMoment(at, locale)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
