import type { ReactNode } from 'react';

/** A short fact beside a title. The dot is decoration. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex items-center gap-2.5 rounded-xl border border-sand-200 bg-white px-3.5 py-1.5 text-sm font-semibold">
      <span aria-hidden="true" className="size-2 rounded-full bg-coral" />
      {children}
    </p>
  );
}
