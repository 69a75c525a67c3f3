import { classNames } from '@/lib/class-names';
import type { ReactNode } from 'react';

/** The page's column: 1200 px at most, with room at both sides. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-full max-w-[77rem] px-5 sm:px-6', className)}>{children}</div>;
}
