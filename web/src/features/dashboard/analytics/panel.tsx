import { useLocale, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { DownloadIcon } from '@/components/ui/icons';
import type { AnalyticsTable, DayRange } from '@/contracts/analytics-figures';
import { classNames } from '@/lib/class-names';

interface PanelProps {
  title: string;
  hint?: string;
  /** What of the figures the panel's file holds, and of which days. */
  file: { table: AnalyticsTable; range: DayRange };
  /** Stands beside the title. */
  action?: ReactNode;
  className?: string;
  /** Gets the id of the title, to name what is in the panel. */
  children: (titleId: string) => ReactNode;
}

/** Frame of a part of the page, with the way to its figures as a file. */
export function Panel({ title, hint, file, action, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames('min-w-0 rounded-2xl border border-sand-200 bg-white p-4 sm:p-5', className)}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {hint ? <p className="text-sm text-ink-muted">{hint}</p> : null}
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
          {action}
          <FileLink title={title} {...file} />
        </div>
      </div>
      {children(titleId)}
    </section>
  );
}

function FileLink({ title, table, range: { from, to } }: { title: string; table: AnalyticsTable; range: DayRange }) {
  const t = useTranslations('Analytics');
  const language = useLocale();
  return (
    <a
      href={`/api/dashboard/analytics/export?${new URLSearchParams({ from, to, table, language }).toString()}`}
      download
      aria-label={t('fileOf', { title })}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-xl px-2 text-sm font-semibold text-ink-muted transition-colors pointer-coarse:min-h-11 hover:bg-sand-100 hover:text-ink"
    >
      <DownloadIcon className="size-4" />
      {t('file')}
    </a>
  );
}
