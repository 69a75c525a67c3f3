import { useId, type ReactNode } from 'react';
import { AlertIcon } from './icons';

export interface FieldTexts {
  label: string;
  /** Stands behind the label, for example "optional". */
  note?: string;
  /** What may be typed, before it is wrong. */
  hint?: string;
  /** What is wrong with what was typed. */
  error?: string;
}

/** What an input needs to be tied to its label, hint and error. */
export interface FieldLinks {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  children: (links: FieldLinks) => ReactNode;
}

/** Look of every control that text is typed or chosen in. The edge is dark enough to be seen by everybody. */
export const controlStyle =
  'block min-h-12 w-full rounded-xl border border-ink/50 bg-white px-4 py-2 text-base text-ink transition-[border-color] hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:opacity-70';

/** A label above its control, and below it what is wrong or what is wanted. */
export function FieldFrame({ label, note, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {note ? <span className="font-normal text-ink-muted"> ({note})</span> : null}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger">
          <AlertIcon className="mt-[0.25em] size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={error ? 'sr-only' : 'text-sm text-ink-muted'}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
