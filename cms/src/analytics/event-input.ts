import { Refusal } from '../accounts/refusal';
import { hashSecret, isSecret } from '../accounts/secrets';

/*
 * Checked by hand, and once only: it happens per event, thousands of times a second, and the website has checked each against its
 * contract. What can't be right is refused; texts that are too long or can't be stored are made to fit, so that one of them
 * never costs the events beside it.
 */

/** Events of one call. */
export const MAX_EVENTS = 500;

const KINDS = new Set(['visit', 'pageview', 'click', 'cart_add', 'cart_remove']);
const LANGUAGES = new Set(['en', 'ar']);
const LOCATION_SOURCES = new Set(['ip', 'none']);
const DEVICES = new Set(['desktop', 'mobile', 'tablet']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SESSION_ID = /^session_[A-Za-z0-9_-]{1,100}$/;
/** Neither NUL nor half a surrogate pair can be stored. */
const UNSTORABLE = /\u0000|\p{Surrogate}/gu;

const MAX_ADDRESS = 2_000;
const MAX_NAME = 300;
const MAX_SHORT = 100;
const MAX_HOST = 253;
/** The largest number of an integer column; bots of one call are never that many. */
const MAX_COUNT = 2_147_483_647;

type Json = Readonly<Record<string, unknown>>;

/** One event as the storing statement reads it: its keys are the names of the columns. */
export interface EventRow {
  readonly id: string;
  readonly kind: string;
  readonly session_id: string;
  /** ISO; null where it is no time at all. */
  readonly occurred_at: string | null;
  readonly language: string;
  readonly path: string;
  readonly page_name: string | null;
  readonly blog_title: string | null;
  readonly service_name: string | null;
  readonly sub_service_name: string | null;
  readonly duration_ms: number;
  readonly source: string | null;
  readonly referrer_host: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly location_source: string;
  readonly device: string;
  readonly target: Readonly<Record<string, string>> | null;
  /** In PostgreSQL's notation; null without a session. */
  readonly secret_hash: string | null;
}

export interface EventBatch {
  readonly events: readonly EventRow[];
  /** Events of bots that the website has dropped since its last call. */
  readonly bots: number;
}

const refuse = (field: string): never => {
  throw new Refusal('invalid_request', { fields: { [field]: 'invalid' } });
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function choice(given: Json, field: string, choices: ReadonlySet<string>): string {
  const value = given[field];
  return typeof value === 'string' && choices.has(value) ? value : refuse(field);
}

function matching(given: Json, field: string, pattern: RegExp): string {
  const value = given[field];
  return typeof value === 'string' && pattern.test(value) ? value : refuse(field);
}

/** A text that fits, null where it is empty. */
function text(given: Json, field: string, max: number): string | null {
  const value = given[field];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return refuse(field);
  return value.slice(0, max).replace(UNSTORABLE, '');
}

function moment(given: Json): string | null {
  const value = given.occurredAt;
  if (typeof value !== 'string') return refuse('occurredAt');
  const at = new Date(value);
  // PostgreSQL doesn't read the years that JavaScript writes with a sign.
  return at.getUTCFullYear() >= 0 && at.getUTCFullYear() <= 9_999 ? at.toISOString() : null;
}

function duration(given: Json): number {
  const value = given.durationMs;
  if (value === undefined) return 0;
  return typeof value === 'number' && value >= 0 ? Math.min(Math.round(value), MAX_COUNT) : refuse('durationMs');
}

function target(given: Json): EventRow['target'] {
  const value = given.target;
  if (value === undefined || value === null) return null;
  if (!isJson(value)) return refuse('target');
  const parts: Record<string, string> = {};
  for (const part of ['text', 'id', 'type', 'href']) {
    const words = text(value, part, part === 'href' ? MAX_ADDRESS : MAX_NAME);
    if (words !== null) parts[part] = words;
  }
  return parts;
}

function secretHash(given: Json): string | null {
  return isSecret(given.sessionSecret) ? `\\x${hashSecret(given.sessionSecret).toString('hex')}` : null;
}

function readEvent(given: unknown): EventRow {
  if (!isJson(given)) return refuse('events');
  return {
    id: matching(given, 'id', UUID),
    kind: choice(given, 'kind', KINDS),
    session_id: matching(given, 'sessionId', SESSION_ID),
    occurred_at: moment(given),
    language: choice(given, 'language', LANGUAGES),
    path: text(given, 'path', MAX_ADDRESS) ?? refuse('path'),
    page_name: text(given, 'pageName', MAX_NAME),
    blog_title: text(given, 'blogTitle', MAX_NAME),
    service_name: text(given, 'serviceName', MAX_NAME),
    sub_service_name: text(given, 'subServiceName', MAX_NAME),
    duration_ms: duration(given),
    source: text(given, 'source', MAX_SHORT),
    referrer_host: text(given, 'referrerHost', MAX_HOST),
    country: text(given, 'country', MAX_SHORT),
    region: text(given, 'region', MAX_SHORT),
    city: text(given, 'city', MAX_SHORT),
    location_source: choice(given, 'locationSource', LOCATION_SOURCES),
    device: choice(given, 'device', DEVICES),
    target: target(given),
    secret_hash: secretHash(given),
  };
}

function readBots(dropped: unknown): number {
  if (dropped === undefined) return 0;
  const bots = isJson(dropped) ? (dropped.bot ?? 0) : refuse('dropped');
  return typeof bots === 'number' && Number.isInteger(bots) && bots >= 0 && bots <= MAX_COUNT ? bots : refuse('dropped');
}

/**
 * Reads the body of a call with events: `{events: […], dropped?: {bot?: number}}`.
 * @throws Refusal invalid_request, naming the field that can't be right
 */
export function readEventBatch(body: unknown): EventBatch {
  if (!isJson(body) || !Array.isArray(body.events) || body.events.length > MAX_EVENTS) return refuse('events');
  return { events: body.events.map(readEvent), bots: readBots(body.dropped) };
}
