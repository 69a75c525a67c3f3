import { THROTTLE_MS } from './constants';
import { client, FakeSession, pass, settle, staff, tellWindow } from './testing';

const LINK = '/api/visitor/link-current';
const session = new FakeSession();
beforeEach(() => session.open());
afterEach(() => session.close());

it('is waited for: nothing leaves before that, not even when the page is left', async () => {
  const tracker = await session.load();
  tracker.visit('/');
  tracker.start();
  await settle();
  tellWindow('pagehide', false);
  await pass(0);
  expect(session.site.calls).toEqual([]);
  tracker.setAccount(null);
  await pass(0);
  expect(session.site.told()).toHaveLength(1);
});

it('staff are never told of, from the start', async () => {
  const tracker = await session.load();
  tracker.visit('/');
  tracker.start();
  await settle();
  expect(window.sessionStorage.getItem('trackingOutbox')).toContain('visit');
  tracker.setAccount(staff);
  await pass(THROTTLE_MS);
  tracker.visit('/about');
  await pass(THROTTLE_MS);
  tellWindow('pagehide', false);
  await pass(0);
  expect(session.site.calls.map(({ to }) => to)).toEqual([LINK]);
  expect(window.sessionStorage.getItem('trackingOutbox')).toBe('[]');
});

it('staff who sign in later have their session linked, so that the server forgets it, and nothing follows even after they sign out', async () => {
  const tracker = await session.visit('/');
  tracker.setAccount(staff);
  await pass(0);
  expect(session.site.to(LINK)).toEqual([{ sessionId: window.sessionStorage.getItem('sessionId') }]);
  tracker.setAccount(null);
  tracker.visit('/about');
  await pass(THROTTLE_MS);
  await session.visit('/blog');
  expect(session.site.told()).toEqual([['visit', '/', 0]]);
});

it('a client’s session is linked once, and goes on', async () => {
  const tracker = await session.visit('/');
  tracker.setAccount(client);
  tracker.setAccount({ ...client });
  await pass(0);
  const next = await session.load();
  next.visit('/about');
  next.start();
  next.setAccount(client);
  await settle();
  expect(session.site.to(LINK)).toHaveLength(1);
  expect(session.site.told()).toEqual([['visit', '/', 0], ['pageview', '/about', 0]]);
});

it('is linked from the dashboard too, which itself is never told of', async () => {
  const tracker = await session.load();
  tracker.visit('/dashboard');
  tracker.start();
  tracker.setAccount(staff);
  await settle();
  expect(session.site.calls.map(({ to }) => to)).toEqual([LINK]);
});

it('is linked with the next page where it was refused', async () => {
  const tracker = await session.visit('/');
  session.site.answers.push(401);
  tracker.setAccount(client);
  await pass(0);
  const next = await session.load();
  next.start();
  next.setAccount(client);
  await pass(0);
  expect(session.site.to(LINK)).toHaveLength(2);
});
