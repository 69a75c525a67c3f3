import { useTranslations } from 'next-intl';
import { AlertIcon } from '@/components/ui/icons';
import { quoteStatuses, type InboxResponse } from '@/contracts/quotes';
import { classNames } from '@/lib/class-names';
import type { InboxQuery } from './inbox-query';

interface StatusFilterProps {
  query: Pick<InboxQuery, 'status' | 'overdue'>;
  /** Null as long as nobody has counted. */
  counts: InboxResponse['counts'] | null;
  onChange: (change: Partial<InboxQuery>) => void;
}

const chip =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-xl border border-sand-300 bg-white px-3 py-1 text-sm font-semibold whitespace-nowrap transition-[background-color,border-color,color] pointer-coarse:min-h-11 hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white';

/** How many quotes there are in each state, and the way to see just those. */
export function StatusFilter({ query, counts, onChange }: StatusFilterProps) {
  const t = useTranslations('QuoteInbox');
  const statuses = useTranslations('QuoteWords.statuses');
  const total = counts && quoteStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <div role="group" aria-label={t('status')} className="contents">
        <button type="button" aria-pressed={query.status === null} onClick={() => onChange({ status: null })} className={chip}>
          {t('allStatuses')}
          <Count value={total} />
        </button>
        {quoteStatuses.map((status) => (
          <button key={status} type="button" aria-pressed={query.status === status} onClick={() => onChange({ status })} className={chip}>
            {statuses(status)}
            <Count value={counts && counts[status]} />
          </button>
        ))}
      </div>
      <button type="button" aria-pressed={query.overdue} onClick={() => onChange({ overdue: !query.overdue })} className={classNames(chip, 'sm:ms-auto')}>
        <AlertIcon className="size-4 shrink-0" />
        {t('overdueOnly')}
        <Count value={counts && counts.overdue} />
      </button>
    </div>
  );
}

/** Takes its room before it is known, so that nothing moves then. */
const Count = ({ value }: { value: number | null }) => <span className="min-w-4 text-center font-normal">{value}</span>;
