import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Locale } from '@/i18n/locales';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';

/** Renders what needs texts, in a language. What `useApi` read in an earlier test is forgotten. */
export const renderWithMessages = (element: ReactNode, locale: Locale = 'en') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale={locale} messages={locale === 'ar' ? ar : en} timeZone="Asia/Dubai">
        {element}
      </NextIntlClientProvider>
    </SWRConfig>,
  );
