import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { NOTICE_MS } from './constants';
import type { UpdateLabels } from './update-watch';

interface UpdateNoticeProps {
  labels: UpdateLabels;
  onReload: () => void;
  /** The same function at each rendering: with another one the time would begin anew. */
  onDismiss: () => void;
}

/** Goes by itself after a while, but not while somebody points at it or is in it. */
export function UpdateNotice({ labels, onReload, onDismiss }: UpdateNoticeProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <section
      aria-label={labels.label}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="fixed start-4 bottom-[calc(1rem+var(--bottom-bar))] z-50 flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-sand-200 border-s-4 border-s-teal-600 bg-white py-3 ps-4 pe-3 text-ink opacity-100 shadow-raised transition-[opacity,translate] sm:start-6 sm:bottom-[calc(1.5rem+var(--bottom-bar))] starting:translate-y-2 starting:opacity-0 print:hidden"
    >
      <p className="font-semibold">{labels.text}</p>
      <div className="ms-auto flex gap-1">
        <ActionButton variant="quiet" onClick={onDismiss}>
          {labels.later}
        </ActionButton>
        <ActionButton variant="primary" onClick={onReload}>
          {labels.reload}
        </ActionButton>
      </div>
    </section>
  );
}
