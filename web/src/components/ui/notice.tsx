import type { ReactNode } from 'react';
import { InfoIcon } from './icons';

/** Something the reader should know before reading on. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="flex items-start gap-3 rounded-xl border border-teal-200 bg-teal-50 px-4 py-3 text-teal-900">
      <InfoIcon className="mt-1 size-5 shrink-0" />
      <p>{children}</p>
    </div>
  );
}
