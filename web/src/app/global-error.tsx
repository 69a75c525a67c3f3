'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Locale } from '@/i18n/locales';
import './globals.css';

// Loaded only when it is needed: it brings the GraphQL client, which no healthy public page carries.
const OutageView = lazy(() => import('@/features/outage/outage-view'));

const reload = () => window.location.reload();
const subscribeToNothing = () => () => undefined;
const currentPath = () => window.location.pathname;
const unknownPath = () => '/';

/** Last resort of every page: nothing could be rendered, not even the layout. The language is known from the address alone. */
export default function GlobalError() {
  const pathname = useSyncExternalStore(subscribeToNothing, currentPath, unknownPath);
  // By hand: what knows about languages and addresses would be in the first load of every page.
  const isArabic = /^\/ar(\/|$)/.test(pathname);
  const locale: Locale = isArabic ? 'ar' : 'en';
  return (
    <html lang={locale} dir={isArabic ? 'rtl' : 'ltr'}>
      <body>
        <Suspense fallback={null}>
          <OutageView locale={locale} pathname={pathname} onRecovered={reload} />
        </Suspense>
      </body>
    </html>
  );
}
