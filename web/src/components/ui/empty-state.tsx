import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint: string;
  action?: ReactNode;
}

/** A list with nothing in it: says so and offers a way on. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-2xl border border-dashed border-sand-300 p-8 sm:p-12">
      <p className="text-2xl font-semibold">{title}</p>
      <p className="max-w-prose text-ink-muted">{hint}</p>
      {action}
    </div>
  );
}
