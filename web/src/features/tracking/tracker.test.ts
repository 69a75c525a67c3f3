import { trackRequest } from '@/contracts/analytics';
import { THROTTLE_MS } from './constants';
import { client, FakeSession, pass, setVisibility, settle, tellWindow } from './testing';

const session = new FakeSession();
beforeEach(() => session.open());
afterEach(() => session.close());

describe('pages', () => {
  it('are a visit first and page views after that, also with the next document', async () => {
    const { visit } = await session.visit('/');
    await pass(THROTTLE_MS);
    visit('/about');
    await settle();
    expect(session.site.told()).toEqual([['visit', '/', 0], ['pageview', '/about', 0]]);
    tellWindow('pagehide', false);
    session.site.calls.length = 0;
    await session.visit('/blog');
    expect(session.site.told()).toEqual([['pageview', '/blog', 0]]);
  });

  it('fulfil the contract, with keepalive', async () => {
    document.title = 'Über uns';
    await session.visit('/ar/about');
    const [body] = session.site.pages();
    expect(trackRequest.safeParse(body).error).toBeUndefined();
    expect(session.site.calls[0]?.keepalive).toBe(true);
    expect(body).toMatchObject({
      sessionId: window.sessionStorage.getItem('sessionId'), path: '/ar/about', source: 'direct', timestamp: '2026-11-22T10:00:00.000Z',
      pageName: 'Über uns', country: 'Unknown', region: 'Unknown', locationSource: 'none', userAgent: navigator.userAgent,
    });
  });

  it('are told of at most once in five seconds; of those in between, the newest with its own time', async () => {
    const { visit } = await session.visit('/');
    await pass(700);
    visit('/a');
    await pass(1_000);
    visit('/b');
    await pass(1_000);
    expect(session.site.told()).toEqual([['visit', '/', 0]]);
    await pass(THROTTLE_MS);
    // The duration of the page before comes in a turn of its own.
    expect(session.site.told()).toEqual([['visit', '/', 0], ['pageview', '/b', 0]]);
    expect(session.site.pages()[1]).toMatchObject({ timestamp: '2026-11-22T10:00:02.000Z' });
    await pass(THROTTLE_MS);
    expect(session.site.told()[2]).toEqual(['visit', '/', 1]);
    expect(session.site.pages()[2]?.eventId).toBe(session.site.pages()[0]?.eventId);
    await pass(10 * THROTTLE_MS);
    expect(session.site.calls).toHaveLength(3);
  });

  it('that wait are told of, with how long they were seen, when the document is left', async () => {
    const { visit } = await session.visit('/');
    await pass(1_700);
    visit('/a');
    await pass(500);
    tellWindow('pagehide', false);
    await pass(0);
    expect(session.site.told()).toEqual([['visit', '/', 0], ['visit', '/', 2], ['pageview', '/a', 0.5]]);
    // The tab is hidden right after that.
    setVisibility('hidden');
    await pass(0);
    expect(session.site.calls).toHaveLength(3);
  });

  it('count the time in sight only', async () => {
    await session.visit('/');
    await pass(1_700);
    setVisibility('hidden');
    await pass(60_000);
    expect(session.site.told()[1]).toEqual(['visit', '/', 2]);
    setVisibility('visible');
    await pass(3_000);
    setVisibility('hidden');
    await pass(0);
    expect(session.site.told()[2]).toEqual(['visit', '/', 5]);
  });

  it('that are never told of end the one before', async () => {
    const { visit } = await session.visit('/');
    await pass(700);
    visit('/login');
    await pass(60_000);
    expect(session.site.told()).toEqual([['visit', '/', 0], ['visit', '/', 1]]);
  });

  it('are seen anew out of the back-forward cache', async () => {
    await session.visit('/about');
    await pass(THROTTLE_MS);
    tellWindow('pagehide', true);
    await pass(60_000);
    tellWindow('pageshow', true);
    await pass(THROTTLE_MS);
    expect(session.site.told().map(([type, path]) => `${String(type)} ${String(path)}`)).toEqual(['visit /about', 'visit /about', 'pageview /about']);
    expect(new Set(session.site.pages().map(({ eventId }) => eventId)).size).toBe(2);
  });

  it('take the source that the session began with', async () => {
    const first = await session.load();
    first.setAccount(null);
    first.visit('/', { search: '?utm_source=google', referrer: 'https://www.google.com/' });
    first.start();
    await settle();
    await session.visit('/about');
    expect(session.site.pages().map(({ source, referrer }) => [source, referrer])).toEqual([['organic', 'https://www.google.com'], ['organic', 'https://www.google.com']]);
  });
});

describe('clicks and the cart', () => {
  it('are told at once, also those from before the tracker was there', async () => {
    const tracker = await session.load();
    tracker.setAccount(null);
    tracker.visit('/');
    tracker.press('<a href="/about?x=1">About  us</a>');
    tracker.start();
    await settle();
    tracker.press('<button id="go" type="submit">Go</button>');
    await pass(0);
    expect(session.site.to('/api/analytics/click')).toMatchObject([
      { path: '/', buttonText: 'About us', buttonType: 'link', buttonHref: '/about', pageName: 'Home', pageTitle: 'Home', source: 'direct' },
      { buttonText: 'Go', buttonType: 'submit', buttonId: 'go' },
    ]);
  });

  it('on pages that are never told of aren’t', async () => {
    const tracker = await session.visit('/login');
    tracker.press('<button>Sign in</button>');
    await pass(0);
    expect(session.site.calls).toEqual([]);
  });

  it('what was put into the cart is told with who did it', async () => {
    const tracker = await session.visit('/services/seo');
    tracker.setAccount(client);
    tracker.act({ action: 'add', item: { serviceName: 'SEO', subServiceName: 'Audit', description: 'All\nof it.' } });
    await pass(0);
    expect(session.site.to('/api/visitor/cart-action')).toEqual([
      {
        eventId: expect.any(String), sessionId: window.sessionStorage.getItem('sessionId'), path: '/services/seo', timestamp: '2026-11-22T10:00:00.300Z',
        action: 'add', serviceName: 'SEO', subServiceName: 'Audit', subServiceDescription: 'All of it.', userEmail: client.email, userName: client.name,
      },
    ]);
  });
});

it('starts over what isn’t its own in the storage', async () => {
  for (const entry of ['tracking', 'trackingNotes', 'trackingOutbox']) window.sessionStorage.setItem(entry, '{');
  await session.visit('/');
  expect(session.site.told()).toEqual([['visit', '/', 0]]);
});

it('what happened on a page that was left before the tracker was there is told by the next one, with where the visit came from', async () => {
  const first = await session.load();
  document.title = 'First';
  first.visit('/about', { search: '?utm_source=bing' });
  await pass(900);
  first.press('<a href="/blog">Blog</a>');
  first.leaveEarly();
  const login = await session.load();
  login.visit('/login');
  login.leaveEarly();
  document.title = 'Second';
  await session.visit('/blog');
  expect(session.site.told()).toEqual([['visit', '/about', 0.9], ['pageview', '/blog', 0]]);
  expect(session.site.pages()).toMatchObject([{ pageName: 'First', source: 'organic', timestamp: '2026-11-22T10:00:00.000Z' }, { pageName: 'Second', source: 'organic' }]);
  expect(session.site.to('/api/analytics/click')).toMatchObject([{ path: '/about', buttonText: 'Blog', pageName: 'First' }]);
});
