'use client';

import { useId, type ReactNode } from 'react';
import { ActionButton, type ActionVariant } from './action-button';
import { useModalDialog } from './use-modal-dialog';

interface ConfirmDialogProps {
  title: ReactNode;
  text: ReactNode;
  /** What there is to choose before confirming. */
  children?: ReactNode;
  confirm: { label: string; busyLabel: string; variant: ActionVariant };
  closeLabel: string;
  busy: boolean;
  error: string | null;
  /** Trying again would not help; closing is all there is left. */
  isFinal?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something is done. A native modal dialog, open as long as it is rendered: the focus stays inside, Escape
 * closes it, and nothing closes it while the answer is on its way.
 */
export function ConfirmDialog({ title, text, children, confirm, closeLabel, busy, error, isFinal = false, onConfirm, onClose }: ConfirmDialogProps) {
  const dialog = useModalDialog();
  const id = useId();

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      className="m-auto w-[min(30rem,calc(100%-2rem))] rounded-2xl bg-white p-6 text-ink shadow-raised"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isFinal) onConfirm();
        }}
        className="flex flex-col gap-4"
      >
        <h2 id={`${id}-title`} className="text-xl [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p id={`${id}-text`} className="text-ink-muted">
          {text}
        </p>
        {children}
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {error}
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          {/* First in line, so that Enter pressed too quickly changes nothing. */}
          <ActionButton key={closeLabel} autoFocus={isFinal || !children} disabled={busy} onClick={onClose}>
            {closeLabel}
          </ActionButton>
          {/* Not disabled while it works: the focus would be lost. */}
          {isFinal ? null : (
            <ActionButton type="submit" variant={confirm.variant} aria-disabled={busy}>
              {busy ? confirm.busyLabel : confirm.label}
            </ActionButton>
          )}
        </div>
      </form>
    </dialog>
  );
}
