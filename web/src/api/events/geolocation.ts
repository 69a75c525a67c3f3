import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { MAX_PLACE, UNKNOWN_PLACE, type VisitorLocation } from '@/contracts/analytics';
import { readLimited } from '../http/limited-body';

/** Where an address is; never throws, and knows nothing rather than waiting longer than three seconds. */
export type Locate = (address: string) => Promise<VisitorLocation>;

const TIMEOUT_MS = 3_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_ADDRESSES = 5_000;
const KEEP_MS = 3_600_000;
/** A lookup that failed is tried again after this. */
const KEEP_FAILURE_MS = 60_000;

const nowhere: VisitorLocation = { country: UNKNOWN_PLACE, region: UNKNOWN_PLACE, city: UNKNOWN_PLACE, source: 'none' };

/** Names under which services tell a place, the wordier ones first: some keep a code under the shorter. */
const NAMES = {
  country: ['country_name', 'countryName', 'country', 'country_code', 'countryCode'],
  region: ['region_name', 'regionName', 'region', 'state_prov', 'state', 'subdivision'],
  city: ['city_name', 'cityName', 'city'],
} as const;

interface GeolocationOptions {
  /** Address of the lookup with `{ip}` in the visitor's place; without one, nobody is asked. */
  url: string | undefined;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * Asks a service where visitors are. Their addresses are kept in memory for as long as the answers, and nowhere else.
 */
export function createLocate({ url, now = () => performance.now() }: GeolocationOptions): Locate {
  if (url === undefined) return () => Promise.resolve(nowhere);
  // Promises, so that several questions about an address are one.
  const known = new LRUCache<string, Promise<VisitorLocation>>({ max: MAX_ADDRESSES, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });

  return (address) => {
    if (!isPublic(address)) return Promise.resolve(nowhere);
    const kept = known.get(address);
    if (kept) return kept;
    const asked = ask(url, address).catch(() => {
      known.set(address, Promise.resolve(nowhere), { ttl: KEEP_FAILURE_MS });
      return nowhere;
    });
    known.set(address, asked);
    return asked;
  };
}

/** Only what is reachable from everywhere is somewhere; and nobody's network at home is anybody else's business. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** @throws where there is no answer in time, or none that names a place */
async function ask(url: string, address: string): Promise<VisitorLocation> {
  const response = await fetch(url.replaceAll('{ip}', address), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const bytes = await readLimited(response, MAX_ANSWER_BYTES);
  if (!response.ok || !bytes) throw new Error(`the lookup answered ${response.status}`);
  const told = answer.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const place = { country: placeIn(told, NAMES.country), region: placeIn(told, NAMES.region), city: placeIn(told, NAMES.city) };
  if (Object.values(place).every((name) => name === UNKNOWN_PLACE)) throw new Error('the lookup named no place');
  return { ...place, source: 'ip' };
}

const answer = z.record(z.string(), z.unknown());

/** A name as text, or inside an object. */
const placeName = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);

function placeIn(told: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  for (const name of names) {
    const { success, data } = placeName.safeParse(told[name]);
    const text = success ? printable(data) : '';
    if (text !== '') return text;
  }
  return UNKNOWN_PLACE;
}

const printable = (text: string): string => Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()).slice(0, MAX_PLACE).join('');
