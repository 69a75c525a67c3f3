import { intlTag, type Locale } from '@/i18n/locales';

/** Dates are shown as they fall at the company's office, whoever renders the page. */
const TIME_ZONE = 'Asia/Dubai';

/** By its parts, because Arabic writes the medium date style in figures only. */
const MOMENT = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * A calendar day in words: `November 20, 2026`, `20 نوفمبر 2026`.
 * @param date ISO 8601
 * @returns an empty string where there is no valid date
 */
export function formatDate(date: string, locale: Locale): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: TIME_ZONE }).format(time);
}

/**
 * A moment for those who compare moments: `Nov 20, 2026, 3:05 PM`, in the office's time.
 * @param date ISO 8601
 * @returns an empty string where there is no valid date
 */
export function formatMoment(date: string, locale: Locale): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(intlTag(locale), { ...MOMENT, timeZone: TIME_ZONE }).format(time);
}

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE });

/**
 * The day it is at the company's office, as date inputs have it: `2026-11-20`.
 * @param time milliseconds since 1970
 */
export const dubaiDay = (time: number): string => day.format(time);

/**
 * A price as both languages show it: `$1,499.00`. Isolate it left-to-right where it stands in a text.
 * @param amount US dollars
 */
export const formatPrice = (amount: number): string => dollars.format(amount);
