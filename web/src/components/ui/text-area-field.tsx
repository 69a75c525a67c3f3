import type { ComponentPropsWithRef } from 'react';
import { classNames } from '@/lib/class-names';
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame';

type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id'>;

/** Several lines of text, in whichever language they are typed. Grows with them up to a point. */
export function TextAreaField({ label, note, hint, error, className, ...props }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error}>
      {(links) => (
        <textarea dir="auto" className={classNames(controlStyle, 'field-sizing-content max-h-80 min-h-28 resize-y', className)} {...props} {...links} />
      )}
    </FieldFrame>
  );
}
