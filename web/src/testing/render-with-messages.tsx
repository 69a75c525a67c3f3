import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';

/** Renders what needs texts, in a language. */
export const renderWithMessages = (element: ReactNode, locale: Locale = 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={locale === 'ar' ? ar : en} timeZone="Asia/Dubai">
      {element}
    </NextIntlClientProvider>,
  );
