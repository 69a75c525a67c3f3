import type { Locale } from '@/i18n/locales';
import { formatDate } from '@/lib/format';

/** The day a post appeared, readable for people and machines. */
export function PostDate({ date, locale }: { date: string; locale: Locale }) {
  const text = formatDate(date, locale);
  return text ? <time dateTime={date}>{text}</time> : null;
}
