import type { AnalyticsProvider } from '@/config/analytics-provider';

/** What of the site's settings the tracker has to know. */
export interface TrackingConfig {
  /** Whether the site can tell where an address is. */
  geolocation: boolean;
  provider: AnalyticsProvider | null;
}
