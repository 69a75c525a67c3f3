import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { cartActionRequest, clickRequest, trackRequest } from '@/contracts/analytics';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { stripLocale } from '@/i18n/paths';
import { deviceOf, type Device } from './user-agents';

/** An event as the CMS stores it. */
export interface StoredEvent {
  id: string;
  kind: 'visit' | 'pageview' | 'click' | 'cart_add' | 'cart_remove';
  sessionId: string;
  /** ISO 8601, as the sender tells it: whether that can be right is the CMS's to say, which knows of earlier sendings. */
  occurredAt: string;
  language: Locale;
  /** Without a language and without a query. */
  path: string;
  pageName: string | null;
  blogTitle: string | null;
  serviceName: string | null;
  subServiceName: string | null;
  durationMs: number;
  source: string;
  referrerHost: string | null;
  country: string | null;
  region: string | null;
  city: string | null;
  locationSource: 'ip' | 'none';
  device: Device;
  /** What was clicked. */
  target: { text: string | null; id: string | null; type: string | null; href: string | null } | null;
  /** The visitor's session cookie, by which the CMS knows staff. It isn't stored. */
  sessionSecret?: string;
}

/** What a request itself tells of its sender. */
export interface EventSender {
  userAgent: string | undefined;
  sessionSecret: string | undefined;
}

/** Makes an event of what a call says. `siteHost` is the site's own, which refers nobody to itself. */
export type DescribeEvent<Fields> = (fields: Fields, sender: EventSender, siteHost: string) => StoredEvent;

/** A page that is left open says nothing about reading. */
const MAX_DURATION_MS = 1_800_000;

const REFERRER_HOST = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]{1,255})(?::\d+)?(?:[/?#]|$)/i;
const FROM_QUERY = /[?#].*$/s;
const QUERY = /\?[^#]*/;

interface Common {
  eventId?: string;
  sessionId: string;
  path: string;
  timestamp?: string;
}

interface Origin {
  referrer?: string;
  source?: string;
  userAgent?: string;
}

/** The parts that all events share, for one of which nothing else is known. */
function blank(kind: StoredEvent['kind'], { eventId, sessionId, path, timestamp }: Common, { userAgent, sessionSecret }: EventSender): StoredEvent {
  const address = path.includes('?') || path.includes('#') ? path.replace(FROM_QUERY, '') : path;
  const bare = stripLocale(address);
  return {
    id: eventId?.toLowerCase() ?? randomUUID(),
    kind,
    sessionId,
    occurredAt: timestamp ?? new Date().toISOString(),
    language: bare === address ? defaultLocale : prefixOf(address),
    path: bare,
    pageName: null,
    blogTitle: null,
    serviceName: null,
    subServiceName: null,
    durationMs: 0,
    source: 'direct',
    referrerHost: null,
    country: null,
    region: null,
    city: null,
    locationSource: 'none',
    device: deviceOf(userAgent),
    target: null,
    ...(sessionSecret !== undefined && { sessionSecret }),
  };
}

const prefixOf = (address: string): Locale =>
  locales.find((locale) => address.startsWith(locale, 1)) ?? defaultLocale;

/** Where nothing says how a visitor came, the referrer does; the site itself is none. */
function addOrigin(event: StoredEvent, { referrer, source, userAgent }: Origin, { userAgent: sent }: EventSender, siteHost: string): void {
  const host = referrer ? REFERRER_HOST.exec(referrer)?.[1]?.toLowerCase() : undefined;
  if (host !== undefined && host !== siteHost) event.referrerHost = host;
  event.source = source || (event.referrerHost === null ? 'direct' : 'referral');
  if (sent === undefined && userAgent) event.device = deviceOf(userAgent);
}

const orNull = (text: string | undefined): string | null => text || null;

export const describePage: DescribeEvent<z.output<typeof trackRequest>> = (fields, sender, siteHost) => {
  const event = blank(fields.type, fields, sender);
  addOrigin(event, fields, sender, siteHost);
  event.durationMs = Math.min(Math.round((fields.duration ?? 0) * 1_000), MAX_DURATION_MS);
  event.country = orNull(fields.country);
  event.region = orNull(fields.region);
  event.city = orNull(fields.city);
  event.locationSource = fields.locationSource ?? 'none';
  event.pageName = orNull(fields.pageName);
  event.blogTitle = orNull(fields.blogTitle);
  event.serviceName = orNull(fields.serviceName);
  event.subServiceName = orNull(fields.subServiceName);
  return event;
};

export const describeClick: DescribeEvent<z.output<typeof clickRequest>> = (fields, sender, siteHost) => {
  const event = blank('click', fields, sender);
  addOrigin(event, fields, sender, siteHost);
  event.pageName = orNull(fields.pageName) ?? orNull(fields.pageTitle);
  event.target = {
    text: orNull(fields.buttonText),
    id: orNull(fields.buttonId),
    type: orNull(fields.buttonType),
    href: orNull(fields.buttonHref?.replace(QUERY, '')),
  };
  return event;
};

export const describeCartAction: DescribeEvent<z.output<typeof cartActionRequest>> = (fields, sender) => {
  const event = blank(fields.action === 'add' ? 'cart_add' : 'cart_remove', fields, sender);
  event.serviceName = orNull(fields.serviceName);
  event.subServiceName = orNull(fields.subServiceName);
  return event;
};
