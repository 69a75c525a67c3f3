import { classNames } from '@/lib/class-names';
import { SiteLink } from './site-link';
import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border px-6 py-2.5 text-center text-base font-semibold transition-[background-color,border-color,color]';

const variants = {
  primary: 'border-transparent bg-primary text-white hover:bg-teal-800',
  accent: 'border-transparent bg-coral text-ink hover:bg-white',
  outline: 'border-ink/25 text-ink hover:border-ink hover:bg-white',
  onDark: 'border-white/35 text-white hover:border-white hover:bg-white/10',
} as const;

interface ButtonLinkProps extends ComponentProps<typeof SiteLink> {
  variant?: keyof typeof variants;
}

/** A link that looks like a button: the one or two main ways on from a section. */
export function ButtonLink({ variant = 'primary', className, ...props }: ButtonLinkProps) {
  return <SiteLink className={classNames(base, variants[variant], className)} {...props} />;
}
