'use client';

import { useId, type ReactNode } from 'react';
import { useModalDialog } from './use-modal-dialog';

interface AlertDialogProps {
  title: ReactNode;
  text: ReactNode;
  /** More about it. */
  children?: ReactNode;
  /** What to do now, the way out among it. */
  actions: ReactNode;
  /** Escape was pressed. */
  onClose: () => void;
}

/** Says what somebody has to know before going on. A native modal dialog, open as long as it is rendered. */
export function AlertDialog({ title, text, children, actions, onClose }: AlertDialogProps) {
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
        onClose();
      }}
      className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-2xl bg-white p-6 text-ink shadow-raised sm:p-8"
    >
      <div className="flex flex-col gap-4">
        <h2 id={`${id}-title`} className="text-xl [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col">{actions}</div>
      </div>
    </dialog>
  );
}
