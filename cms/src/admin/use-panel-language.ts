import { useIntl } from 'react-intl';

export type Language = 'en' | 'ar';

/** The language of the panel itself, and how dates are written in it. */
export function usePanelLanguage() {
  const { locale } = useIntl();
  const language: Language = locale.startsWith('ar') ? 'ar' : 'en';
  // Latin digits and the Gregorian calendar, as on the website.
  const dates = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' });
  return { language, date: (iso: string) => dates.format(new Date(iso)) };
}
