import type { Locale } from '@/i18n/locales';
import ar from '../../../messages/outage/ar.json';
import en from '../../../messages/outage/en.json';

/** The words of the outage page, in a file of their own: it shows when nothing else could be had, and should not wait for all the others. */
export const outageTexts: Readonly<Record<Locale, typeof en>> = { en, ar };
