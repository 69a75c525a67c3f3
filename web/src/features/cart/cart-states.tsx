'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { MessageBox } from '@/components/ui/message-box';
import { loadCart } from './cart-sync';

/** Stands where the lines will be. */
export function CartSkeleton({ lines = 3 }: { lines?: number }) {
  const t = useTranslations('Cart');
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ul aria-hidden="true" className="animate-pulse divide-y divide-sand-200">
        {Array.from({ length: lines }, (_, line) => (
          <li key={line} className="flex flex-col gap-3 py-6">
            <span className="h-3.5 w-28 rounded-xl bg-sand-200" />
            <span className="h-5 w-3/5 rounded-xl bg-sand-200" />
            <span className="mt-2 flex justify-between">
              <span className="h-10 w-32 rounded-xl bg-sand-100" />
              <span className="h-5 w-20 rounded-xl bg-sand-200" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cart couldn't be read: it stands empty, and it says that this isn't what it contains. */
export function CartFailed() {
  const t = useTranslations('Cart');
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    await loadCart();
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-5">
      <MessageBox tone="error">
        <p className="font-semibold">{t('loadFailed')}</p>
        <p>{t('loadFailedHint')}</p>
      </MessageBox>
      <BusyButton type="button" variant="outline" busy={busy} busyLabel={t('trying')} onClick={() => void tryAgain()}>
        {t('tryAgain')}
      </BusyButton>
    </div>
  );
}
