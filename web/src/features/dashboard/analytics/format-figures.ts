import { intlTag, type Locale } from '@/i18n/locales';

// Both languages show the same figures; Arabic's own patterns put invisible marks around signs, which the page's own isolation makes needless.
const count = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `12,345` */
export const formatCount = (value: number): string => count.format(value);
/** For where there is little room: `12.3K` */
export const formatCompact = (value: number): string => compact.format(value);
/** `38.2%`, of a share from 0 to 1. */
export const formatShare = (value: number): string => share.format(value);
/** The difference of two shares, in hundredths: `4.1`. */
export const formatPoints = (value: number): string => points.format(value * 100);

/** A day is no moment: its name is the same wherever it is read. */
const dayFormat = (locale: Locale, parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(intlTag(locale), { ...parts, timeZone: 'UTC' });

/** `Nov 20`, for an axis. */
export const formatShortDay = (date: string, locale: Locale): string => dayFormat(locale, { day: 'numeric', month: 'short' }).format(Date.parse(date));
/** `Fri, Nov 20, 2026` */
export const formatLongDay = (date: string, locale: Locale): string =>
  dayFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(Date.parse(date));
/** `Nov 20, 2026` */
export const formatPlainDay = (date: string, locale: Locale): string =>
  dayFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(Date.parse(date));

/** `15:00` */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A time in the two largest units that it needs.
 * @param seconds may have decimals
 */
export function splitDuration(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; hours: number; minutes: number; seconds: number } {
  const whole = Math.round(seconds);
  const unit = whole < MINUTE ? 'seconds' : whole < HOUR ? 'minutes' : 'hours';
  return { unit, hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE), seconds: whole % MINUTE };
}
