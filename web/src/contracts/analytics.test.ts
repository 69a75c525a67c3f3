/** @jest-environment node */
import { cartActionRequest, clickRequest, linkCurrentRequest, trackRequest } from './analytics';
import { rangeOf, shiftDay } from './analytics-figures';

const least = { path: '/services', sessionId: 'session_abc_1700000000000', type: 'pageview' };
const problems = (schema: { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } } }, body: unknown) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('an event', () => {
  it('needs an address, a session and its type, and nothing else', () => {
    expect(trackRequest.parse(least)).toEqual(least);
    expect(problems(trackRequest, {})).toEqual(['sessionId: invalid', 'path: required', 'type: required']);
    expect(clickRequest.parse({ path: '/', sessionId: least.sessionId })).toEqual({ path: '/', sessionId: least.sessionId });
    expect(problems(cartActionRequest, { path: '/', sessionId: least.sessionId })).toEqual(['action: required']);
  });

  it('takes every field that the specification names', () => {
    const track = {
      ...least, type: 'visit', timestamp: '2026-11-22T10:00:00.000Z', duration: 12.5, referrer: 'https://a.example/', userAgent: 'Browser', source: 'direct',
      region: 'Dubai', country: 'United Arab Emirates', city: 'Dubai', locationSource: 'ip', pageName: 'SEO', blogTitle: 'A post', serviceName: 'SEO',
      subServiceName: 'Audit', eventId: '3e2f0c1a-9f3c-4d5e-8a6b-1c2d3e4f5a6b',
    };
    const click = {
      path: '/', sessionId: least.sessionId, timestamp: track.timestamp, referrer: '', userAgent: 'Browser', source: 'direct', eventId: track.eventId,
      buttonText: 'Go', buttonId: 'go', buttonType: 'a', buttonHref: '/contact', pageName: 'Home', pageTitle: 'Home',
    };
    const cartAction = {
      action: 'add', serviceName: 'SEO', subServiceName: 'Audit', subServiceDescription: 'All of it', sessionId: least.sessionId, userEmail: 'lina@client.example',
      userName: 'Lina', path: '/ar/services/seo', timestamp: track.timestamp, eventId: track.eventId,
    };
    expect(trackRequest.parse(track)).toEqual(track);
    expect(clickRequest.parse(click)).toEqual(click);
    expect(cartActionRequest.parse(cartAction)).toEqual(cartAction);
  });

  it.each([
    ['path', 'services'],
    ['path', `/${'x'.repeat(2_000)}`],
    ['sessionId', 'abc'],
    ['sessionId', `session_${'x'.repeat(101)}`],
    ['type', 'click'],
    ['timestamp', 'yesterday'],
    ['timestamp', 1_700_000_000_000],
    ['duration', -1],
    ['duration', '5'],
    ['duration', Infinity],
    ['source', 'x'.repeat(101)],
    ['country', 'x'.repeat(81)],
    ['locationSource', 'gps'],
    ['pageName', 'x'.repeat(301)],
    ['eventId', 'one'],
    ['visitorName', 'Lina'],
  ])('is refused where %s doesn’t fit (%#)', (field, value) => expect(trackRequest.safeParse({ ...least, [field]: value }).success).toBe(false));

  it('loses what would turn or break its texts', () => {
    const told = trackRequest.parse({ ...least, pageName: ' S\u202EEO\r\nfor\u0007 you ' });
    expect(told.pageName).toBe('SEO for you');
  });

  it('has its time in any zone', () => {
    expect(trackRequest.safeParse({ ...least, timestamp: '2026-11-22T14:00:00+04:00' }).success).toBe(true);
  });
});

it('a link needs no body’s session', () => {
  expect(linkCurrentRequest.parse({})).toEqual({});
  expect(linkCurrentRequest.safeParse({ sessionId: 'x' }).success).toBe(false);
});

describe('the range of the figures', () => {
  const today = '2026-11-22';

  it.each([
    [{}, '2026-10-24', today],
    [{ to: '2026-03-01' }, '2026-01-31', '2026-03-01'],
    [{ from: '2026-11-01' }, '2026-11-01', today],
    [{ from: today, to: today }, today, today],
    [{ from: '2025-11-22', to: today }, '2025-11-22', today],
  ])('of %j is from %s to %s', (query, from, to) => expect(rangeOf(query, today)).toEqual({ from, to }));

  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }],
    [{ to: '2026-11-23' }],
    [{ from: '2026-11-23' }],
    [{ from: '2025-11-21', to: today }],
  ])('is none for %j', (query) => expect(rangeOf(query, today)).toBeUndefined());

  it('counts days over the ends of months and years', () => {
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(shiftDay('2027-01-01', -1)).toBe('2026-12-31');
  });
});
