import { MAX_SOURCE } from './constants';

/** What `utm_source` is counted as (specification 7); anything else is kept as it is. */
const SOURCES: Readonly<Record<string, RegExp>> = {
  organic: /^(?:google|bing|yahoo)$/i,
  social: /^(?:facebook|twitter|linkedin|instagram)$/i,
  paid: /^(?:adwords|ads|paid)$/i,
  referral: /^referral$/i,
};

export interface Origin {
  source: string;
  /** Origin of the site that led here; empty where none did. */
  referrer: string;
}

/**
 * Where a visit comes from.
 * @param search query of the page it began with
 * @param referrer `document.referrer` of that page
 * @param ownHost this site's host: coming from one's own pages is no referral
 */
export function originOf(search: string, referrer: string, ownHost: string): Origin {
  const utm = new URLSearchParams(search).get('utm_source')?.trim().slice(0, MAX_SOURCE);
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const outside = from && from.host !== ownHost ? from.origin : '';
  const named = utm && (Object.keys(SOURCES).find((source) => SOURCES[source]?.test(utm)) ?? utm);
  return { source: named || (outside ? 'referral' : 'direct'), referrer: outside };
}
