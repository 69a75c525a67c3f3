import { useTranslations } from 'next-intl';
import { ArrowUpIcon } from '@/components/ui/icons';
import { classNames } from '@/lib/class-names';
import type { Comparison } from './compare';
import { formatPoints, formatShare } from './format-figures';
import { leftToRight } from './left-to-right';

interface ChangeMarkProps {
  change: Comparison;
  /** The change is one of shares, in points, and less is better: the words say which way is good. */
  ofShare?: boolean;
}

/** How a figure has changed: an arrow, a sign and the amount; the colour only repeats it. */
export function ChangeMark({ change, ofShare = false }: ChangeMarkProps) {
  const t = useTranslations('Analytics.change');
  if (change.kind === 'none' || change.kind === 'same') return <span className="text-ink-muted">{t(change.kind)}</span>;
  const { kind, by, isGood } = change;
  const sign = kind === 'up' ? '+' : '−';
  return (
    <span className={classNames('inline-flex items-start gap-x-1 font-semibold', isGood ? 'text-teal-700' : 'text-danger')}>
      <ArrowUpIcon className={classNames('mt-[0.2em] size-4 shrink-0', kind === 'down' && 'rotate-180')} />
      {ofShare ? (
        <span>
          {t.rich('points', { by: `${sign}${formatPoints(by)}`, ltr: leftToRight })} ({t(isGood ? 'better' : 'worse')})
        </span>
      ) : (
        leftToRight(`${sign}${formatShare(by)}`)
      )}
    </span>
  );
}
