'use client';

import { useEffect, useRef } from 'react';
import { MessageBox } from '@/components/ui/message-box';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import type { FormProblem } from './use-account-form';

interface FormProblemProps {
  problem: FormProblem | null;
  locale: Locale;
  /** Text of the way on for somebody who has to verify the address first. */
  sendAgain?: string;
}

/** The red box of a form. */
export function FormProblemBox({ problem, ...props }: FormProblemProps) {
  return problem ? <ProblemBox problem={problem} {...props} /> : null;
}

function ProblemBox({ problem, locale, sendAgain }: FormProblemProps & { problem: FormProblem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has been disabled meanwhile, and browsers take the focus from what is disabled.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <MessageBox tone="error" ref={box}>
      <p>{problem.text}</p>
      {sendAgain && problem.code === 'email_not_verified' ? (
        <a href={localePath(locale, paths.verify)} className="mt-1 inline-flex min-h-6 items-center pointer-coarse:min-h-11 font-semibold underline underline-offset-4">
          {sendAgain}
        </a>
      ) : null}
    </MessageBox>
  );
}
