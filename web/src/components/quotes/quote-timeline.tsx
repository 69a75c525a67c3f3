import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { formatMoment, formatPrice } from '@/lib/format';
import { eventSentence, type QuoteEvent, type QuoteReader } from '@/lib/quote-words';
import { amountTag } from './money';

interface QuoteTimelineProps {
  /** Oldest first. */
  events: readonly QuoteEvent[];
  reader: QuoteReader;
  /** How things stand; closes the list. */
  now?: ReactNode;
}

/** What happened to a request, when, and by whom. */
export function QuoteTimeline({ events, reader, now }: QuoteTimelineProps) {
  const t = useTranslations('QuoteWords');
  return (
    <ol className="flex flex-col">
      {events.map((event, index) => (
        <Step key={event.id} isLast={now === undefined && index === events.length - 1}>
          <EventText event={event} reader={reader} />
        </Step>
      ))}
      {now === undefined ? null : (
        <Step isLast isNow>
          <p className="text-sm font-semibold text-primary">{t('now')}</p>
          <div className="font-semibold">{now}</div>
        </Step>
      )}
    </ol>
  );
}

const isolate = (text: ReactNode) => <bdi className="[overflow-wrap:anywhere]">{text}</bdi>;

function EventText({ event, reader }: { event: QuoteEvent; reader: QuoteReader }) {
  const t = useTranslations('QuoteWords');
  const locale = useLocale();
  const { actor, offerTotal, assignee, reason } = event;
  const isOwn = actor.kind === reader && reader === 'client';
  return (
    <>
      <p>
        {t.rich(`events.${eventSentence(event)}`, {
          name: assignee ?? '',
          total: offerTotal === null ? '' : formatPrice(offerTotal),
          isolate,
          amount: amountTag,
        })}
      </p>
      {reason === null ? null : (
        <p className="mt-1 text-sm whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">
          {t('reason')} <bdi>{reason}</bdi>
        </p>
      )}
      <p className="text-sm text-ink-muted">
        {isOwn || actor.name === null ? t(isOwn ? 'actors.you' : `actors.${actor.kind}`) : isolate(actor.name)}
        <span aria-hidden="true"> · </span>
        <time dateTime={event.at} className="inline-block">
          {formatMoment(event.at, locale)}
        </time>
      </p>
    </>
  );
}

/** One point on the line; the line ends with the last. */
function Step({ isLast = false, isNow = false, children }: { isLast?: boolean; isNow?: boolean; children: ReactNode }) {
  return (
    <li aria-current={isNow ? 'step' : undefined} className={classNames('relative ps-7', isLast ? 'pb-0' : 'pb-5')}>
      {isLast ? null : <span aria-hidden="true" className="absolute start-[5px] top-3 -bottom-2 w-0.5 bg-sand-200" />}
      <span
        aria-hidden="true"
        className={classNames('absolute start-0 top-[0.45em] size-3 rounded-full border-2', isNow ? 'border-coral bg-coral ring-4 ring-coral-soft' : 'border-primary bg-white')}
      />
      {children}
    </li>
  );
}
