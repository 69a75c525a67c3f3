import type { ReactNode } from 'react';
import { CloseIcon } from './icons';

interface DialogHeaderProps {
  /** The dialog's `aria-labelledby`. */
  titleId: string;
  title: string;
  icon: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** Heading of a dialog, and the button that closes it. */
export function DialogHeader({ titleId, title, icon, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 id={titleId} className="flex items-center gap-3 text-lg">
        {icon}
        {title}
      </h2>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-me-2.5 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-xl hover:bg-sand-100"
      >
        <CloseIcon className="size-6" />
      </button>
    </div>
  );
}
