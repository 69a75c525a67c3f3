'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { followConsent, isConsentOpen, OPEN_PRIVACY_EVENT, openPrivacyChoices } from '@/lib/consent';
import { hear } from '@/lib/until-heard';
import { whenIdle } from '@/lib/when-idle';
import type ConsentBarComponent from './consent-bar';
import { loadPrivacyDialog, type LoadedDialog } from './load-privacy-dialog';
import { isAnythingGoverned, type BarLabels, type Governed } from './types';

interface ConsentHostProps {
  locale: Locale;
  labels: BarLabels;
  governed: Governed;
  /** For how long single visits are kept. */
  months: number;
}

/** Where the question and the dialog appear. Neither is there, nor fetched, before the page has loaded and the browser is idle. */
export function ConsentHost({ locale, labels, governed, months }: ConsentHostProps) {
  const [Bar, setBar] = useState<typeof ConsentBarComponent | null>(null);
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const asks = isAnythingGoverned(governed);

  useEffect(() => {
    if (!asks) return;
    let isGone = false;
    const ask = () => {
      if (!isConsentOpen()) return;
      // Asked again with the next page where it can't be fetched; without an answer, nothing runs that needs one.
      void import('./consent-bar').then(({ default: Loaded }) => !isGone && isConsentOpen() && setBar(() => Loaded)).catch(() => undefined);
    };
    const stopWaiting = whenIdle(ask);
    const stopFollowing = followConsent(() => {
      if (!isConsentOpen()) setBar(null);
    });
    return () => {
      isGone = true;
      stopWaiting();
      stopFollowing();
    };
  }, [asks]);

  useEffect(() => {
    const open = async () => {
      try {
        setLoaded(await loadPrivacyDialog(locale));
        setIsDialogOpen(true);
      } catch (error) {
        console.warn('the privacy dialog could not be loaded:', error);
      }
    };
    return hear(OPEN_PRIVACY_EVENT, () => void open());
  }, [locale]);

  return (
    <>
      {Bar ? <Bar labels={labels} onMore={openPrivacyChoices} /> : null}
      {isDialogOpen && loaded ? (
        <loaded.PrivacyDialog
          locale={locale}
          messages={loaded.messages}
          governed={governed}
          months={months}
          onClosed={() => setIsDialogOpen(false)}
        />
      ) : null}
    </>
  );
}
