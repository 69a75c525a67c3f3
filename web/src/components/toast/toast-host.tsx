'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import type ToastViewportComponent from './toast-viewport';
import { useToastState } from './toast-state';

export interface ToastLabels {
  /** Read out before each message. */
  label: string;
  /** Name of the place where toasts stand; `{hotkey}` leads there. */
  region: string;
  dismiss: string;
}

interface ToastHostProps {
  locale: Locale;
  labels: ToastLabels;
}

/** Where toasts appear. What shows them is fetched with the first one; no page carries it before. */
export function ToastHost({ locale, labels }: ToastHostProps) {
  const wanted = useToastState(({ shown }) => shown.length > 0);
  const [loaded, setLoaded] = useState<{ ToastViewport: typeof ToastViewportComponent } | null>(null);

  useEffect(() => {
    if (!wanted || loaded) return;
    import('./toast-viewport').then(
      ({ default: ToastViewport }) => setLoaded({ ToastViewport }),
      // It stays in the list of messages.
      (error: unknown) => console.warn('toasts could not be loaded:', error),
    );
  }, [wanted, loaded]);

  return loaded ? <loaded.ToastViewport locale={locale} labels={labels} /> : null;
}
