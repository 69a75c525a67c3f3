'use client';

import { useEffect, useRef, type FocusEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { chooseConsent, type ConsentChoice } from '@/lib/consent';
import type { BarLabels } from './types';

interface ConsentBarProps {
  labels: BarLabels;
  onMore: () => void;
}

/** The stylesheet leaves as much room at the foot of the page. */
const HEIGHT = '--consent-bar';

/** Asks without being in the way: part of the page's foot, no dialog, and it stays until somebody answers. */
export default function ConsentBar({ labels, onMore }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  /** What had the focus before it came here. */
  const focusBefore = useRef<EventTarget | null>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => style.setProperty(HEIGHT, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
  };
  const choose = (choice: ConsentChoice) => {
    chooseConsent(choice);
    // The button is gone now; whoever came to it by keyboard goes on from before.
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true });
  };

  return (
    <section
      ref={bar}
      aria-label={labels.label}
      data-consent-bar
      onFocus={onFocus}
      className="fixed inset-x-0 bottom-(--pager-bar) z-40 border-t border-sand-200 bg-white text-ink opacity-100 transition-opacity starting:opacity-0 print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3 sm:px-6">
        <p className="min-w-0 grow basis-72 text-sm">
          {labels.text}{' '}
          <button type="button" aria-haspopup="dialog" onClick={onMore} className="text-link min-h-6 cursor-pointer font-semibold text-primary pointer-coarse:min-h-11">
            {labels.more}
          </button>
        </p>
        {/* The same to the eye: neither is the better answer. */}
        <div className="flex grow gap-3 sm:grow-0">
          <ActionButton className="grow" onClick={() => choose('denied')}>
            {labels.refuse}
          </ActionButton>
          <ActionButton className="grow" onClick={() => choose('granted')}>
            {labels.accept}
          </ActionButton>
        </div>
      </div>
    </section>
  );
}
