import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { KHATAM_PATH, KHATAM_SIZE } from '@/components/ui/khatam';
import { classNames } from '@/lib/class-names';
import type { QuoteStatus } from '@/lib/quote-words';

const mark = (shape: ReactNode) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" className="size-4 shrink-0">
    {shape}
  </svg>
);

/** Each state has a shape and a word of its own; the colour only repeats them. */
const looks: Readonly<Record<QuoteStatus, { colours: string; shape: ReactNode }>> = {
  new: { colours: 'border-teal-300 bg-white text-teal-900', shape: mark(<circle cx="8" cy="8" r="5.25" />) },
  in_review: {
    colours: 'border-teal-200 bg-teal-50 text-teal-900',
    shape: mark(
      <>
        <circle cx="8" cy="8" r="5.25" />
        <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5Z" fill="currentColor" />
      </>,
    ),
  },
  offer_sent: {
    colours: 'border-coral/50 bg-coral-soft text-ink',
    shape: (
      <svg aria-hidden="true" viewBox={`0 0 ${KHATAM_SIZE} ${KHATAM_SIZE}`} fill="currentColor" className="size-4 shrink-0">
        <path d={KHATAM_PATH} />
      </svg>
    ),
  },
  accepted: { colours: 'border-primary bg-primary text-white', shape: mark(<path d="m3 8.5 3.25 3.25L13 5" />) },
  declined: { colours: 'border-danger/40 bg-white text-danger', shape: mark(<path d="m4 4 8 8M12 4l-8 8" />) },
  expired: { colours: 'border-sand-300 bg-sand-100 text-ink-muted', shape: mark(<path d="M4 2.5h8M4 13.5h8M5 2.5c0 4 6 4.5 6 11M11 2.5c0 4-6 4.5-6 11" />) },
};

/** How far a quote request is. */
export function QuoteStatusMark({ status, className }: { status: QuoteStatus; className?: string }) {
  const t = useTranslations('QuoteWords.statuses');
  const { colours, shape } = looks[status];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 rounded-xl border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap', colours, className)}>
      {shape}
      {t(status)}
    </span>
  );
}
