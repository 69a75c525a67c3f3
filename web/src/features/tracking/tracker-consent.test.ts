import { THROTTLE_MS } from './constants';
import { FakeSession, pass, settle } from './testing';

const session = new FakeSession();
beforeEach(() => session.open());
afterEach(() => session.close());

const answer = (analytics: 'granted' | 'denied') => {
  window.localStorage.setItem('consent', JSON.stringify({ analytics, at: '2026-11-22T09:00:00Z' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
};
const places = () => session.site.calls.filter(({ to }) => to === '/api/visitor/location').length;

it('without it, nobody asks where the address is', async () => {
  await session.visit('/', { geolocation: true });
  answer('denied');
  await pass(0);
  expect(places()).toBe(0);
});

it('with it, the place is known before the first page is told, and asked once in an hour', async () => {
  answer('granted');
  const { visit } = await session.visit('/', { geolocation: true });
  expect(session.site.calls.map(({ to }) => to)).toEqual(['/api/visitor/location', '/api/analytics/track']);
  expect(session.site.pages()[0]).toMatchObject({ country: 'Testland', region: 'North', city: 'Testville', locationSource: 'ip' });
  await session.visit('/about', { geolocation: true });
  expect(places()).toBe(1);
  await pass(60 * 60_000);
  visit('/blog');
  await settle();
  expect(places()).toBe(2);
});

it('taken back, the place is forgotten', async () => {
  answer('granted');
  const { visit } = await session.visit('/', { geolocation: true });
  answer('denied');
  expect(window.localStorage.getItem('visitorLocation')).toBeNull();
  await pass(THROTTLE_MS);
  visit('/about');
  await settle();
  expect(session.site.pages().at(-1)).toMatchObject({ country: 'Unknown', locationSource: 'none' });
});

it('a place that can’t be had holds nothing up', async () => {
  answer('granted');
  session.site.place = 'nonsense';
  await session.visit('/', { geolocation: true });
  expect(session.site.pages()).toMatchObject([{ country: 'Unknown', city: 'Unknown', locationSource: 'none' }]);
});

it('another company’s script comes with it, and not before', async () => {
  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
  const provider = { name: 'plausible', id: 'rukn.example', src: 'https://stats.example/js/script.manual.js' } as const;
  await session.visit('/', { provider });
  expect(scripts()).toEqual([]);
  answer('granted');
  await settle();
  expect(scripts()).toEqual([provider.src]);
});
