'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { AlertIcon, CheckIcon, MailIcon } from '@/components/ui/icons';
import { classNames } from '@/lib/class-names';

const kinds = {
  done: { Icon: CheckIcon, look: 'bg-teal-100 text-primary' },
  mailed: { Icon: MailIcon, look: 'bg-teal-100 text-primary' },
  failed: { Icon: AlertIcon, look: 'bg-danger/8 text-danger' },
} as const;

interface OutcomeProps {
  kind: keyof typeof kinds;
  title: string;
  /** The heading's rank; 2 where it stands inside a page or dialog with a heading of its own. */
  level?: 1 | 2;
  /** Whether it takes the place of a form that had the focus. */
  takesFocus?: boolean;
  /** What it means and what happens next. */
  children: ReactNode;
}

/** What takes the place of a form once it has done its work, or can't. */
export function Outcome({ kind, title, level = 1, takesFocus = true, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { Icon, look } = kinds[kind];
  const Heading = `h${level}` as const;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className="flex flex-col items-start gap-5">
      <span className={classNames('flex size-12 items-center justify-center rounded-full', look)}>
        <Icon className="size-6" />
      </span>
      <Heading ref={heading} tabIndex={-1} className={level === 1 ? 'text-3xl' : 'text-2xl'}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
