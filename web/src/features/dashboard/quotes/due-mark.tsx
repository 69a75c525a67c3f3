import { useTranslations } from 'next-intl';
import { AlertIcon, ClockIcon } from '@/components/ui/icons';
import type { InboxQuote } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { dueTime } from './reply-due';

interface DueMarkProps {
  quote: Pick<InboxQuote, 'replyDueAt' | 'overdue'>;
  /** Milliseconds of the reader's clock. */
  now: number;
  locale: Locale;
}

/** Until when the client should have an answer: from now, and as a moment. What is overdue has a mark and says so. */
export function DueMark({ quote: { replyDueAt, overdue }, now, locale }: DueMarkProps) {
  const t = useTranslations('QuoteInbox.due');
  if (replyDueAt === null) return <span className="text-ink-muted">{t('none')}</span>;
  const due = dueTime(replyDueAt, now, overdue);
  const Icon = due.overdue ? AlertIcon : ClockIcon;
  return (
    <span className="block min-w-0">
      <span className={classNames('inline-flex items-center gap-1.5 font-semibold whitespace-nowrap', due.overdue && 'text-danger')}>
        <Icon className="size-4 shrink-0" />
        {t(`${due.overdue ? 'overdue' : 'in'}.${due.unit}`, { count: due.count })}
      </span>
      <time dateTime={replyDueAt} className="block text-sm text-ink-muted">
        {formatMoment(replyDueAt, locale)}
      </time>
    </span>
  );
}
