import type { ReactNode } from 'react';
import { CartIcon } from '@/components/ui/icons';

interface PanelNoteProps {
  title: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** The panel with no items in it: why, and what to do. */
export function PanelNote({ title, text, children }: PanelNoteProps) {
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-4 py-10 text-center">
      <span className="flex size-16 items-center justify-center rounded-2xl bg-teal-50 text-primary">
        <CartIcon className="size-8" />
      </span>
      <h3 className="mt-2 text-xl">{title}</h3>
      <p className="mb-2 max-w-xs text-ink-muted">{text}</p>
      {children}
    </div>
  );
}
