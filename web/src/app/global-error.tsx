'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { directionOf, type Locale } from '@/i18n/locales';
import { stripLocale } from '@/i18n/paths';
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
  const locale: Locale = /^\/ar(\/|$)/.test(pathname) ? 'ar' : 'en';
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body>
        <Suspense fallback={null}>
          <OutageView locale={locale} path={stripLocale(pathname)} onRecovered={reload} />
        </Suspense>
      </body>
    </html>
  );
}
