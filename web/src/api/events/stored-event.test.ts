/** @jest-environment node */
import { describeCartAction, describeClick, describePage } from './stored-event';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const sender = { userAgent: PHONE, sessionSecret: undefined };
const least = { path: '/', sessionId: 'session_abc_1', type: 'pageview' } as const;
const page = (fields: Partial<Parameters<typeof describePage>[0]>, from = sender) => describePage({ ...least, ...fields }, from, 'site.example');

describe('an event that is stored', () => {
  it('has everything the page said, and what the request tells besides', () => {
    const eventId = '3E2F0C1A-9F3C-4D5E-8A6B-1C2D3E4F5A6B';
    const timestamp = '2026-11-22T10:00:00.000Z';
    const event = describePage(
      { ...least, type: 'visit', path: '/ar/services/seo?utm_source=x#top', eventId, timestamp, duration: 1.2345, referrer: 'https://User@News.example:8080/a?b',
        source: 'social', country: 'United Arab Emirates', region: 'Dubai', city: 'Dubai', locationSource: 'ip', pageName: 'SEO', serviceName: 'SEO', subServiceName: '', blogTitle: undefined },
      { userAgent: PHONE, sessionSecret: 's'.repeat(43) }, 'site.example',
    );
    expect(event).toEqual({
      id: eventId.toLowerCase(), kind: 'visit', sessionId: least.sessionId, occurredAt: timestamp, language: 'ar', path: '/services/seo', durationMs: 1_235,
      pageName: 'SEO', blogTitle: null, serviceName: 'SEO', subServiceName: null, source: 'social', referrerHost: 'news.example', country: 'United Arab Emirates',
      region: 'Dubai', city: 'Dubai', locationSource: 'ip', device: 'mobile', target: null, sessionSecret: 's'.repeat(43),
    });
  });

  it('gets an id and a time where it comes without', () => {
    const [one, other] = [page({}), page({})];
    expect(one.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.id).not.toBe(other.id);
    expect(Math.abs(Date.parse(one.occurredAt) - Date.now())).toBeLessThan(5_000);
    expect(one).not.toHaveProperty('sessionSecret');
  });

  it.each([
    ['/', 'en', '/'],
    ['/ar', 'ar', '/'],
    ['/ar?x=1', 'ar', '/'],
    ['/ar/blog', 'ar', '/blog'],
    ['/en/blog', 'en', '/blog'],
    ['/arabic', 'en', '/arabic'],
    ['/services#seo', 'en', '/services'],
  ])('of %s is in %s, at %s', (path, language, bare) => expect(page({ path })).toMatchObject({ language, path: bare }));

  it.each([
    [undefined, undefined, 'direct', null],
    ['', '', 'direct', null],
    ['https://site.example/about', undefined, 'direct', null],
    ['https://site.example.evil.example/', undefined, 'referral', 'site.example.evil.example'],
    ['https://www.google.com/', undefined, 'referral', 'www.google.com'],
    ['https://www.google.com/', 'organic', 'organic', 'www.google.com'],
    ['android-app://com.example', undefined, 'direct', null],
    ['javascript:alert(1)', 'newsletter', 'newsletter', null],
  ])('referred by %s with the source %s comes from %s (%s)', (referrer, source, from, referrerHost) =>
    expect(page({ referrer, source })).toMatchObject({ source: from, referrerHost }));

  it('lasts half an hour at most', () => {
    expect(page({ duration: 86_400 }).durationMs).toBe(1_800_000);
    expect(page({ duration: 0.0004 }).durationMs).toBe(0);
  });

  it('knows the device by the request, else by what the event says', () => {
    expect(page({ userAgent: PHONE }, { ...sender, userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X)' }).device).toBe('tablet');
    expect(page({ userAgent: PHONE }, { userAgent: '', sessionSecret: undefined }).device).toBe('desktop');
    expect(describePage({ ...least, userAgent: PHONE }, { userAgent: undefined, sessionSecret: undefined }, '').device).toBe('mobile');
  });

  it('of a click says what was clicked, without a query', () => {
    const event = describeClick(
      { path: '/', sessionId: least.sessionId, buttonText: 'Reset', buttonId: '', buttonType: 'a', buttonHref: '/verify?token=secret#end', pageTitle: 'Home' }, sender, 'site.example');
    expect(event).toMatchObject({ kind: 'click', pageName: 'Home', target: { text: 'Reset', id: null, type: 'a', href: '/verify#end' } });
  });

  it.each([['add', 'cart_add'], ['remove', 'cart_remove']] as const)('of the cart is %s: %s, without who it was', (action, kind) => {
    const event = describeCartAction(
      { action, path: '/cart', sessionId: least.sessionId, serviceName: 'SEO', subServiceName: 'Audit', userEmail: 'lina@client.example', userName: 'Lina' }, sender, 'site.example');
    expect(event).toMatchObject({ kind, serviceName: 'SEO', subServiceName: 'Audit' });
    expect(JSON.stringify(event)).not.toMatch(/lina/i);
  });
});
