import type { ComponentPropsWithRef } from 'react';
import { classNames } from '@/lib/class-names';
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame';
import { ChevronDownIcon } from './icons';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  /** What it reads before a choice; without it the first option is chosen. */
  placeholder?: string;
  options: readonly Option[];
}

/** A choice of one. The browser's own list, which every device knows how to show. */
export function SelectField({ label, note, hint, error, placeholder, options, className, ...props }: SelectFieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error}>
      {(links) => (
        <div className="relative">
          <select className={classNames(controlStyle, 'cursor-pointer appearance-none pe-11', className)} {...props} {...links}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-muted" />
        </div>
      )}
    </FieldFrame>
  );
}
