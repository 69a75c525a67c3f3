import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** The dashboard's column: wider than the site's, as tables need it. */
export function DashboardContainer({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-full max-w-[90rem] px-4 sm:px-6', className)}>{children}</div>;
}
