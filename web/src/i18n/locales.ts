/** The two languages of the site. English is the default and has no prefix in its addresses. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

/** BCP 47 tag for Intl: Arabic with Latin digits and the Gregorian calendar (both languages show the same figures). */
export const intlTag = (locale: Locale): string => (locale === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en');
