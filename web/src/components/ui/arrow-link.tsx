import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import { ArrowEndIcon } from './icons';
import { SiteLink } from './site-link';

/** A link on to something, with an arrow that points along the reading direction. */
export function ArrowLink({ className, children, ...props }: ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink className={classNames('group/arrow inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:text-ink', className)} {...props}>
      {children}
      <ArrowEndIcon className="size-5 transition-transform group-hover/arrow:translate-x-1 rtl:-scale-x-100 rtl:group-hover/arrow:-translate-x-1" />
    </SiteLink>
  );
}
