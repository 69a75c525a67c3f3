'use client';

import type { ReactNode } from 'react';
import { SCROLL_TO_TOP_AFTER_PX } from './constants';
import { useScrolledPast } from './use-scrolled-past';

interface ScrollToTopProps {
  label: string;
  /** Id of the element that takes the focus, since the button goes away. */
  focusId: string;
  icon: ReactNode;
}

/** The way back up, once there is a way. */
export function ScrollToTop({ label, focusId, icon }: ScrollToTopProps) {
  const visible = useScrolledPast(SCROLL_TO_TOP_AFTER_PX);
  if (!visible) return null;
  const scrollUp = () => {
    // How it moves is decided by the stylesheet, which knows about reduced motion.
    window.scrollTo({ top: 0 });
    document.getElementById(focusId)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={scrollUp}
      className="fixed end-4 bottom-[calc(1rem+var(--bottom-bar))] z-30 flex size-12 cursor-pointer items-center justify-center rounded-xl border border-sand-200 bg-white text-ink opacity-100 shadow-raised transition-[opacity,background-color] hover:bg-sand-100 sm:end-6 sm:bottom-[calc(1.5rem+var(--bottom-bar))] starting:opacity-0"
    >
      {icon}
    </button>
  );
}
