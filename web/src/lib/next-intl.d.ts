import type messages from '../../messages/en.json';
import type { Locale as SiteLocale } from '@/i18n/locales';

/** Makes message keys and their arguments known to the compiler. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: typeof messages;
  }
}
