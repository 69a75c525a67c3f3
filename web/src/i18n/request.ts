import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';

/** Messages of the language in the path (set by `setRequestLocale` in every layout and page). */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = requested && isLocale(requested) ? requested : defaultLocale;
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Record<string, unknown> };
  return { locale, messages, timeZone: 'Asia/Dubai' };
});
