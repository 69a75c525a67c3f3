import type { AnalyticsProvider } from '@/config/analytics-provider';

/** A cookie that Google's script sets, with its value. */
const GA_COOKIE = /^_ga[_=]/;

/**
 * Agreed no more, or not at all: what the provider left in this browser goes. Its script, where it runs already, isn't told anything from
 * here on; Google's also stops by itself.
 */
export function forgetProvider({ name, id }: AnalyticsProvider): void {
  if (name !== 'ga4') return;
  Object.assign(window, { [`ga-disable-${id}`]: true });
  for (const cookie of document.cookie.split('; ').filter((pair) => GA_COOKIE.test(pair))) {
    // It stands at the highest domain that may have cookies; which one that is, only the browser knows.
    for (let domain = window.location.hostname; domain; domain = domain.split('.').slice(1).join('.')) {
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/; domain=${domain}`;
    }
  }
}
