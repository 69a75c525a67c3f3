import type { ComponentPropsWithRef } from 'react';
import { classNames } from '@/lib/class-names';
import { buttonStyles, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

interface BusyButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  busy: boolean;
  /** What it reads meanwhile. */
  busyLabel: string;
}

/** A button that starts something, and can't be pressed again until that is over. */
export function BusyButton({ variant = 'primary', busy, busyLabel, disabled, className, children, ...props }: BusyButtonProps) {
  return (
    <button
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={classNames(buttonStyles[variant], 'cursor-pointer disabled:cursor-not-allowed aria-busy:opacity-70', className)}
      {...props}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
