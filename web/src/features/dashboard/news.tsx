'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';

/**
 * What was just done. It stays in view wherever on a long page it was done from, until it is dismissed or outdated; the
 * element is always there, because only changes of one that is already known are read out.
 */
export function News({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) {
  const t = useTranslations('Staff');
  return (
    <div
      className={
        children
          ? 'sticky top-3 z-10 flex items-center gap-3 rounded-xl border border-teal-200 bg-teal-50 py-2 ps-4 pe-2 text-teal-900 shadow-raised'
          : 'sr-only'
      }
    >
      <CheckIcon className="size-5 shrink-0" />
      <p role="status" className="min-w-0 grow">
        {children}
      </p>
      {children ? (
        <button
          type="button"
          aria-label={t('close')}
          onClick={onDismiss}
          className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-xl pointer-coarse:size-11 hover:bg-teal-100"
        >
          <CloseIcon className="size-5" />
        </button>
      ) : null}
    </div>
  );
}
