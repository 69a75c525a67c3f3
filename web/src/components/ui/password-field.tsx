'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '@/lib/class-names';
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame';
import { EyeIcon, EyeOffIcon } from './icons';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** Which password a password manager should offer. */
  autoComplete: 'current-password' | 'new-password';
  toggle: { show: string; hide: string };
}

/** A password that can be looked at while it is typed. Left to right: most are Latin, and dots have no direction. */
export function PasswordField({ label, note, hint, error, toggle, className, ...props }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Sent in sight, browsers would remember it like any other text.
    const form = frame.current?.closest('form');
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldFrame label={label} note={note} hint={hint} error={error}>
      {(links) => (
        <div ref={frame} className="relative">
          <input
            type={visible ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(controlStyle, 'ltr:pe-13 rtl:ps-13 rtl:pe-4 rtl:text-end', className)}
            {...props}
            {...links}
          />
          <button
            type="button"
            aria-label={visible ? toggle.hide : toggle.show}
            aria-controls={links.id}
            onClick={() => setVisible((now) => !now)}
            className="absolute inset-y-0 end-0 flex w-12 cursor-pointer items-center justify-center rounded-xl text-ink-muted hover:text-ink focus-visible:-outline-offset-3"
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
