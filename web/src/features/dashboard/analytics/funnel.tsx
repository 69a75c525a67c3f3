import { useTranslations } from 'next-intl';
import type { AnalyticsFigures } from '@/contracts/analytics-figures';
import { ChangeMark } from './change-mark';
import { compareAmounts } from './compare';
import { formatCount, formatShare } from './format-figures';
import { leftToRight } from './left-to-right';
import { Panel } from './panel';

const steps = ['serviceViews', 'adds', 'quotes'] as const;

/** How many of those who look at a service go on to ask for a quote. */
export function Funnel({ figures: { funnel, previousFunnel, range } }: { figures: AnalyticsFigures }) {
  const t = useTranslations('Analytics.funnel');
  const largest = Math.max(1, ...steps.map((step) => funnel[step]));
  return (
    <Panel title={t('title')} hint={t('hint')} file={{ table: 'funnel', range }}>
      {(titleId) => (
        <ol aria-labelledby={titleId} className="flex flex-col gap-5">
          {steps.map((step, index) => {
            const former = steps[index - 1];
            return (
              <li key={step}>
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{t(step)}</span>
                  <span className="text-xl font-semibold">{leftToRight(formatCount(funnel[step]))}</span>
                </div>
                <div aria-hidden="true" className="mt-1 h-3 overflow-hidden rounded-xl bg-sand-100">
                  <div className="h-full rounded-xl bg-teal-600" style={{ width: `${(funnel[step] / largest) * 100}%` }} />
                </div>
                <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                  <span className="text-ink-muted">
                    {former && funnel[former] > 0 ? t.rich('ofFormer', { share: formatShare(funnel[step] / funnel[former]), ltr: leftToRight }) : null}
                  </span>
                  <ChangeMark change={compareAmounts(funnel[step], previousFunnel[step])} />
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}
