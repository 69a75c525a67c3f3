import type { ComponentPropsWithRef } from 'react';
import { classNames } from '@/lib/class-names';

const base =
  'inline-flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-xl border px-3.5 py-1 text-sm font-semibold whitespace-nowrap transition-[background-color,border-color,color] pointer-coarse:min-h-11 disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60';

const variants = {
  primary: 'border-transparent bg-primary text-white enabled:hover:bg-teal-800',
  outline: 'border-ink/20 bg-white text-ink enabled:hover:border-ink',
  danger: 'border-transparent bg-danger text-white enabled:hover:bg-ink',
  outlineDanger: 'border-ink/20 bg-white text-danger enabled:hover:border-danger',
  quiet: 'border-transparent text-ink-muted enabled:hover:bg-sand-100 enabled:hover:text-ink',
} as const;

export type ActionVariant = keyof typeof variants;

interface ActionButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ActionVariant;
}

/** A button of the dashboard: lower than the site's, as several of them stand in every line; full size under a finger. */
export function ActionButton({ variant = 'outline', className, ...props }: ActionButtonProps) {
  return <button type="button" className={classNames(base, variants[variant], className)} {...props} />;
}
