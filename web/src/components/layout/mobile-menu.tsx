'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';

interface MobileMenuProps {
  labels: { open: string; close: string; title: string };
  icons: { open: ReactNode; close: ReactNode };
  children: ReactNode;
}

/** The navigation of narrow screens: a native modal dialog, which keeps the focus inside and gives it back. */
export function MobileMenu({ labels, icons, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const onClick = ({ target }: MouseEvent) => {
    // The dialog itself is hit only where its backdrop is.
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={labels.open}
        onClick={() => dialog.current?.showModal()}
        className="flex size-11 cursor-pointer items-center justify-center rounded-xl hover:bg-sand-100"
      >
        {icons.open}
      </button>
      <dialog
        ref={dialog}
        aria-label={labels.title}
        onClick={onClick}
        className="ms-auto me-0 mt-0 h-dvh max-h-none w-[min(24rem,100%)] max-w-none overflow-y-auto overscroll-contain bg-paper text-ink opacity-100 transition-opacity starting:opacity-0"
      >
        <div className="flex min-h-full flex-col px-5 pb-8">
          <div className="flex h-(--header-height) shrink-0 items-center justify-end">
            <button
              type="button"
              aria-label={labels.close}
              onClick={close}
              className="flex size-11 cursor-pointer items-center justify-center rounded-xl hover:bg-sand-100"
            >
              {icons.close}
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
