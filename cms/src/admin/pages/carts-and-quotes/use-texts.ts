import { useIntl } from 'react-intl';
import type { TextKey } from './texts';

/** Texts, amounts and dates of the page in the panel's language. */
export function useTexts() {
  const { formatMessage, locale } = useIntl();
  const language: 'en' | 'ar' = locale.startsWith('ar') ? 'ar' : 'en';
  // Latin digits and the Gregorian calendar, as on the website.
  const dates = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' });
  const amounts = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return {
    language,
    t: (key: TextKey, values?: Record<string, string>) => formatMessage({ id: `carts-and-quotes.${key}` }, values),
    date: (iso: string) => dates.format(new Date(iso)),
    /** Left to right also within Arabic: isolated by the characters for it. */
    dollars: (amount: number) => `\u2066${amounts.format(amount)}\u2069`,
  };
}
