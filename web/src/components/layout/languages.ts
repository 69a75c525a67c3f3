import type { Locale } from '@/i18n/locales';

/** Each language by the name its readers give it. */
export const nativeNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' };
