import { useTranslations } from 'next-intl';
import type { AnalyticsFigures } from '@/contracts/analytics-figures';
import { isolate } from '../isolated';
import { ChangeMark } from './change-mark';
import { compareAmounts, compareShares, type Comparison } from './compare';
import { formatCount, formatShare } from './format-figures';
import { leftToRight } from './left-to-right';
import { useDuration } from './use-names';

/** The figures of the whole period, each beside that of the one before. */
export function KeyFigures({ figures: { totals, previousTotals: before } }: { figures: AnalyticsFigures }) {
  const t = useTranslations('Analytics.totals');
  const duration = useDuration();
  const hadVisits = before.visits > 0;
  return (
    <dl aria-label={t('label')} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {(['visitors', 'visits', 'pageviews', 'clicks'] as const).map((key) => (
        <Figure key={key} label={t(key)} value={formatCount(totals[key])} before={formatCount(before[key])} change={compareAmounts(totals[key], before[key])} />
      ))}
      <Figure
        label={t('duration')}
        value={duration(totals.averageSeconds)}
        before={duration(before.averageSeconds)}
        change={compareAmounts(totals.averageSeconds, before.averageSeconds)}
        isWords
      />
      <Figure
        label={t('bounceRate')}
        value={formatShare(totals.bounceRate)}
        before={formatShare(before.bounceRate)}
        change={compareShares(totals.bounceRate, before.bounceRate, hadVisits && totals.visits > 0)}
        ofShare
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  before: string;
  change: Comparison;
  /** Is made of words of the page's language, not of figures alone. */
  isWords?: boolean;
  ofShare?: boolean;
}

function Figure({ label, value, before, change, isWords = false, ofShare = false }: FigureProps) {
  const t = useTranslations('Analytics.change');
  return (
    <div className="flex min-w-0 flex-col rounded-2xl border border-sand-200 bg-white p-4">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="flex grow flex-col">
        <span className="mt-1 text-2xl font-semibold">{isWords ? value : leftToRight(value)}</span>
        <span className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1 text-sm">
          <ChangeMark change={change} ofShare={ofShare} />
          <span className="text-ink-muted">{t.rich('before', { value: before, figure: isWords ? isolate : leftToRight })}</span>
        </span>
      </dd>
    </div>
  );
}
