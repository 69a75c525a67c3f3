import type { ReactNode } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { tableFrame } from './data-table';

/** Lines of the height of real ones, so that nothing jumps when those come. */
export function ListSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={`grid gap-3 lg:gap-0 ${tableFrame}`}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className="flex items-center gap-6 rounded-xl border border-sand-200 bg-white p-4 max-lg:h-56 lg:h-[4.5rem] lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:last:border-b-0">
            <Bar className="w-2/5" />
            <Bar className="w-1/5 max-sm:hidden" />
            <Bar className="w-1/6" />
          </div>
        ))}
      </div>
    </div>
  );
}

const Bar = ({ className }: { className: string }) => <div className={`h-3.5 animate-pulse rounded-full bg-sand-100 ${className}`} />;

interface ListFailureProps {
  text: string;
  /** What the server said, where it said something. */
  detail?: string;
  retry: string;
  onRetry: () => void;
}

/** A list that couldn't be loaded, with a way on. */
export function ListFailure({ text, detail, retry, onRetry }: ListFailureProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-xl border border-danger/40 bg-white p-5">
      <p className="font-semibold text-danger">{text}</p>
      {detail ? <p>{detail}</p> : null}
      <ActionButton onClick={onRetry}>{retry}</ActionButton>
    </div>
  );
}

/** A list with nothing in it. */
export function ListEmpty({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-xl border border-dashed border-sand-300 p-6">
      <p className="text-lg font-semibold">{title}</p>
      <p className="text-ink-muted">{hint}</p>
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
