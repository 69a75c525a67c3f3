import type { ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import { AlertIcon, CheckIcon, InfoIcon } from './icons';

const tones = {
  error: { role: 'alert', look: 'border-danger/40 bg-danger/6 text-danger', Icon: AlertIcon },
  success: { role: 'status', look: 'border-teal-300 bg-teal-50 text-teal-900', Icon: CheckIcon },
  info: { role: undefined, look: 'border-teal-200 bg-teal-50 text-teal-900', Icon: InfoIcon },
} as const;

interface MessageBoxProps {
  /** `error` and `success` come up while somebody is using the page, and are read out; `info` is there from the start. */
  tone: keyof typeof tones;
  /** Lets the one who shows it move the focus to it. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** What came of a form, or what to know before filling it in. */
export function MessageBox({ tone, ref, className, children }: MessageBoxProps) {
  const { role, look, Icon } = tones[tone];
  return (
    <div ref={ref} role={role} tabIndex={ref ? -1 : undefined} className={classNames('flex items-start gap-3 rounded-xl border px-4 py-3', look, className)}>
      <Icon className="mt-[0.2em] size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
