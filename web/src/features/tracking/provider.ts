import type { AnalyticsProvider } from '@/config/analytics-provider';

type Queue = ((...values: unknown[]) => void) & { q?: unknown[] };

declare global {
  interface Window {
    dataLayer?: unknown[];
    plausible?: Queue;
  }
}

/** The page that was told last; undefined until the provider's script has been asked for. */
let toldId: string | undefined;

const GA4_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Google's script reads the arguments themselves, not a list of them. */
const gtag: (...values: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

function addScript(src: string, domain?: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  if (domain) script.dataset.domain = domain;
  document.head.append(script);
}

function load({ name, id, src }: AnalyticsProvider): void {
  if (name === 'ga4') {
    gtag('js', new Date());
    // Pages are told one by one, as the paths that are never told of can't be left out otherwise.
    gtag('config', id, { send_page_view: false });
    addScript(`${GA4_SCRIPT}?id=${encodeURIComponent(id)}`);
  } else {
    const queue: Queue = (...values) => void (queue.q ??= []).push(values);
    window.plausible ??= queue;
    addScript(src, id);
  }
}

/** Tells the provider of a page, once. The visitor has agreed to it; its script is fetched with the first page. */
export function tellProvider(provider: AnalyticsProvider, page: { eventId: string; path: string }): void {
  if (toldId === page.eventId) return;
  if (toldId === undefined) load(provider);
  toldId = page.eventId;
  const address = window.location.origin + page.path;
  if (provider.name === 'ga4') gtag('event', 'page_view', { page_location: address, page_title: document.title });
  else window.plausible?.('pageview', { u: address });
}
