import type { ComponentPropsWithRef } from 'react';
import { classNames } from '@/lib/class-names';
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame';

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id'>;

/** One line of text. An address is typed left to right in every language. */
export function TextField({ label, note, hint, error, type = 'text', className, ...props }: TextFieldProps) {
  const isAddress = type === 'email';
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error}>
      {(links) => (
        <input
          type={type}
          dir={isAddress ? 'ltr' : undefined}
          className={classNames(controlStyle, isAddress && 'rtl:text-end', className)}
          {...props}
          {...links}
        />
      )}
    </FieldFrame>
  );
}
