import { z } from 'zod';
import { visitorSessionId } from './account';
import { BIDI_CONTROLS } from './fields';

/** Characters of a page's address, with which it begins: longer ones are refused, as are longer names and so on. */
const MAX_ADDRESS = 2_000;
const MAX_USER_AGENT = 1_000;
const MAX_NAME = 300;
/** Longest name of a country, region or city that is kept. */
export const MAX_PLACE = 80;
/** Longest `source`; longer values of `utm_source` are for the sender to cut. */
export const MAX_SOURCE = 100;
/** Longest `buttonText`, `buttonId` and `buttonType`. */
export const MAX_BUTTON = 200;

const UNPRINTABLE = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;
const GAPS = /[\s\u0000-\u001F\u007F-\u009F]+/g;

/** One line of text: line breaks become spaces, and what turns text around is left out. */
const plain = (value: string): string => (UNPRINTABLE.test(value) ? value.replace(BIDI_CONTROLS, '').replace(GAPS, ' ') : value).trim();

const line = (max: number) => z.string('invalid').max(max, 'tooLong').overwrite(plain);
const optionalLine = (max: number) => line(max).optional();

/** What every event says. */
const common = {
  /** A resend with the same id is the same event; one without an id is always a new one. */
  eventId: z.uuid('invalid').optional(),
  /** A random value per browser session: `session_<random>_<time>`. */
  sessionId: visitorSessionId,
  /** Address of the page within the site, in the language it is read in: `/ar/services`. A query is not kept. */
  path: z.string('required').max(MAX_ADDRESS, 'tooLong').startsWith('/', 'invalid').overwrite(plain),
  /** When it happened, ISO 8601. The server's own time takes its place where it can't be right. */
  timestamp: z.iso.datetime({ offset: true, error: 'invalid' }).optional(),
};

/** What events of the browser say of where it comes from and what it is. */
const origin = {
  referrer: optionalLine(MAX_ADDRESS),
  userAgent: optionalLine(MAX_USER_AGENT),
  source: optionalLine(MAX_SOURCE),
};

export const trackTypes = ['visit', 'pageview'] as const;

/**
 * `POST /api/analytics/track`: a page that is shown. Sent again with the same `eventId` when the page is left, it says how long that took:
 * the event stays one, and its duration only grows.
 */
export const trackRequest = z.strictObject({
  ...common,
  ...origin,
  type: z.enum(trackTypes, 'required'),
  /** Seconds. */
  duration: z.number('invalid').min(0, 'invalid').optional(),
  country: optionalLine(MAX_PLACE),
  region: optionalLine(MAX_PLACE),
  city: optionalLine(MAX_PLACE),
  locationSource: z.enum(['ip', 'none'], 'invalid').optional(),
  pageName: optionalLine(MAX_NAME),
  blogTitle: optionalLine(MAX_NAME),
  serviceName: optionalLine(MAX_NAME),
  subServiceName: optionalLine(MAX_NAME),
});
export type TrackRequest = z.input<typeof trackRequest>;

/** `POST /api/analytics/click`: a link or button that was used; never what was typed. */
export const clickRequest = z.strictObject({
  ...common,
  ...origin,
  buttonText: optionalLine(MAX_BUTTON),
  buttonId: optionalLine(MAX_BUTTON),
  buttonType: optionalLine(MAX_BUTTON),
  /** Where it leads; a query is not kept. */
  buttonHref: optionalLine(MAX_ADDRESS),
  pageName: optionalLine(MAX_NAME),
  pageTitle: optionalLine(MAX_NAME),
});
export type ClickRequest = z.input<typeof clickRequest>;

/** `POST /api/visitor/cart-action`. Whose cart it is tells the session, whatever `userEmail` and `userName` say; neither is kept. */
export const cartActionRequest = z.strictObject({
  ...common,
  action: z.enum(['add', 'remove'], 'required'),
  serviceName: optionalLine(MAX_NAME),
  subServiceName: optionalLine(MAX_NAME),
  subServiceDescription: z.string('invalid').max(4_000, 'tooLong').optional(),
  userEmail: z.string('invalid').max(254, 'tooLong').optional(),
  userName: z.string('invalid').max(200, 'tooLong').optional(),
});
export type CartActionRequest = z.input<typeof cartActionRequest>;

/** What every call about an event answers, with 202: it is stored, or was nothing to store. */
export const acceptedResponse = z.strictObject({ success: z.literal(true) });

/** `POST /api/visitor/link-current`: whose the browser session is. Its id may come in the header `session-id` instead. */
export const linkCurrentRequest = z.strictObject({ sessionId: visitorSessionId.optional() });

/** A place as the lookup names it; `Unknown` where it doesn't. `source` is `none` where nobody was asked or nothing was learned. */
export const visitorLocation = z.strictObject({
  country: z.string(),
  region: z.string(),
  city: z.string(),
  source: z.enum(['ip', 'none']),
});
export type VisitorLocation = z.infer<typeof visitorLocation>;
export const UNKNOWN_PLACE = 'Unknown';

export const visitorLocationResponse = z.strictObject({ success: z.literal(true), data: visitorLocation });
