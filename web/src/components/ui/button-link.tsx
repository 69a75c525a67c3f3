import { classNames } from '@/lib/class-names';
import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonVariant } from './button-style';
import { SiteLink } from './site-link';

interface ButtonLinkProps extends ComponentProps<typeof SiteLink> {
  variant?: ButtonVariant;
}

/** A link that looks like a button: the one or two main ways on from a section. */
export function ButtonLink({ variant = 'primary', className, ...props }: ButtonLinkProps) {
  return <SiteLink className={classNames(buttonStyles[variant], className)} {...props} />;
}
