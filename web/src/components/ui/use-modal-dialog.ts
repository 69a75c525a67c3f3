import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a native dialog that is open, as a modal one, as long as it is rendered. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page; only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return dialog;
}
