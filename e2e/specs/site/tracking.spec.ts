import type { Page } from '@playwright/test';

import { EVENT_CALLS, eventsOf, sentEvents, sessionOf, storedPaths } from '../../fixtures/analytics';
import { letPass, pageTime, stopClock } from '../../fixtures/page-clock';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const THROTTLE_MS = 5_000;
const TRACK = `/api${EVENT_CALLS.track.path}`;

const barLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first();

/** Pages that were told of, by path, each as often as it was sent. */
const toldPaths = (sent: ReturnType<typeof sentEvents>) => sent.filter(({ path }) => path === TRACK).map(({ body }) => body.path);

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: within five seconds only the newest page is told of, with its own time; each says how long it was in sight`, async ({ page, stack }) => {
    const sent = sentEvents(page);
    await stopClock(page);
    await page.goto(`${prefix}/about`);
    await letPass(page, () => expect(toldPaths(sent)).toEqual([`${prefix}/about`]));
    const landedAt = Date.parse(String(sent[0]?.body.timestamp));
    const toldAt = await pageTime(page);

    const visit = async (name: string, path: string) => {
      await barLink(page, name).click();
      await letPass(page, async () => {
        expect(new URL(page.url()).pathname).toBe(`${prefix}${path}`);
        await expect(page.getByRole('main')).toBeVisible({ timeout: 100 });
      });
    };
    await visit(t('Nav.blog'), '/blog');
    await visit(t('Nav.contact'), '/contact');
    const shownBy = await pageTime(page);
    expect(shownBy, 'all of it in time').toBeLessThan(toldAt + THROTTLE_MS - 500);
    expect(toldPaths(sent)).toEqual([`${prefix}/about`]);
    await page.clock.runFor(Math.max(0, toldAt + THROTTLE_MS - 1_000 - shownBy));
    expect(toldPaths(sent), 'not too early').toEqual([`${prefix}/about`]);
    await letPass(page, () => expect(toldPaths(sent)).toEqual([`${prefix}/about`, `${prefix}/contact`]));
    expect(await pageTime(page), 'and no later').toBeLessThan(toldAt + THROTTLE_MS + 500);

    const session = await sessionOf(page);
    // What is left to say is how long the first one was looked at.
    await page.clock.runFor(THROTTLE_MS + 100);
    await expect.poll(async () => (await eventsOf(stack, session)).filter(({ kind }) => kind !== 'click')[0]?.duration).toBeGreaterThan(0);
    const [first, second, ...more] = (await eventsOf(stack, session)).filter(({ kind }) => kind !== 'click');
    expect([first?.kind, first?.path, second?.kind, second?.path, more]).toEqual(['visit', '/about', 'pageview', '/contact', []]);
    expect(first?.at).toBe(landedAt);
    expect(second?.at).toBeGreaterThan(first?.at ?? 0);
    expect(second?.at, 'when it was shown, not when it was told').toBeLessThanOrEqual(shownBy);
    expect((first?.at ?? 0) + (first?.duration ?? 0), 'until the next one took its place').toBeLessThanOrEqual(second?.at ?? 0);
  });

  test(`${language}: a click says what it was on and where it leads, and never what was typed`, async ({ page, stack }) => {
    const sent = sentEvents(page);
    const secret = 'zanzibar';
    await page.goto(`${prefix}/blog`);
    await expect.poll(() => toldPaths(sent)).toHaveLength(1);
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await page.goto(`${prefix}/search`);
    const words = page.getByRole('main').getByRole('searchbox');
    await words.click();
    await words.fill(secret);
    await page.getByRole('main').getByRole('button', { name: t('Search.submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?q=${secret}`));
    await barLink(page, t('Nav.contact')).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/contact$`));

    const session = await sessionOf(page);
    const clicks = async () => (await eventsOf(stack, session)).filter(({ kind }) => kind === 'click').map(({ path, target }) => ({ path, target }));
    await expect.poll(clicks).toEqual([
      { path: '/search', target: { text: t('Search.submit'), type: 'submit' } },
      { path: '/search', target: { text: t('Nav.contact'), type: 'link', href: `${prefix}/contact` } },
    ]);
    expect(JSON.stringify(sent)).not.toContain(secret);
    expect(JSON.stringify(await stack.sql('select * from app.events where session_id = $1', [session]))).not.toContain(secret);
  });
}

test('pages for signing in are never told of, nor is what is pressed there; the first page that is told of is the visit', async ({ page, stack }) => {
  const sent = sentEvents(page);
  for (const path of ['/login', '/ar/register', '/forgot-password', `/reset-password/${'a'.repeat(43)}`, '/ar/login?from=/quotes']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button').first().click();
  }
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ar$/);
  const session = await sessionOf(page);
  await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /']);
  const untracked = /^\/(?:ar\/)?(?:login|register|forgot-password|reset-password)/;
  expect(sent.filter(({ body }) => untracked.test(String(body.path)) || untracked.test(String(body.buttonHref)))).toEqual([]);
});

test('what is left is told how long it was in sight, also where the page is gone the next moment', async ({ page, stack }) => {
  const sent = sentEvents(page);
  await stopClock(page);
  await page.goto('/about');
  await letPass(page, () => expect(toldPaths(sent)).toHaveLength(1));
  const session = await sessionOf(page);
  const [shownAt, lookedFor] = [Date.parse(String(sent[0]?.body.timestamp)), 12_345];
  await page.clock.runFor(lookedFor);
  const leftAt = await pageTime(page);
  await page.goto('about:blank');
  await expect.poll(async () => (await eventsOf(stack, session)).map(({ kind, path, duration }) => [kind, path, duration])).toEqual([
    ['visit', '/about', leftAt - shownAt],
  ]);
});

test('time out of sight doesn’t count, and turning away is told at once', async ({ page, stack }) => {
  const sent = sentEvents(page);
  await stopClock(page);
  await page.goto('/about');
  await letPass(page, () => expect(toldPaths(sent)).toHaveLength(1));
  const session = await sessionOf(page);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const durations = async () => (await eventsOf(stack, session)).map(({ duration }) => duration);
  const shownAt = Date.parse(String(sent[0]?.body.timestamp));
  await page.clock.runFor(7_000);
  const away = (await pageTime(page)) - shownAt;
  await turn('hidden');
  await expect.poll(durations).toEqual([away]);
  await page.clock.runFor(60_000);
  await turn('visible');
  await page.clock.runFor(3_000);
  await turn('hidden');
  await expect.poll(durations).toEqual([away + 3_000]);
});

test('where a visit comes from is decided by its first page', async ({ context, stack }) => {
  const table: readonly [query: string, referer: string | undefined, source: string, host: string | null][] = [
    ['?utm_source=google', undefined, 'organic', null],
    ['?utm_source=LinkedIn&utm_medium=post', 'http://www.linkedin.com/feed?id=secret', 'social', 'www.linkedin.com'],
    ['?utm_source=adwords', undefined, 'paid', null],
    ['?utm_source=referral', undefined, 'referral', null],
    ['?utm_source=spring-newsletter', undefined, 'spring-newsletter', null],
    ['', 'http://news.example/article?id=secret', 'referral', 'news.example'],
    ['', undefined, 'direct', null],
  ];
  for (const [query, referer, source, host] of table) {
    const page = await context.newPage();
    await page.goto(`/about${query}`, { referer });
    const session = await sessionOf(page);
    await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about']);
    await page.goto('/contact?utm_source=bing', { referer: 'http://later.example/' });
    await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about', 'pageview /contact']);
    const stored = await eventsOf(stack, session);
    expect(stored.map((event) => [event.source, event.referrerHost]), `${query} ${referer}`).toEqual([[source, host], [source, host]]);
    await page.close();
  }
});

test('without any storage there is a visit all the same, and the page works', async ({ page, stack }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, { get: () => { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
    }
  });
  const sent = sentEvents(page);
  await page.goto('/about');
  await expect.poll(() => toldPaths(sent)).toEqual(['/about']);
  await barLink(page, textsOf('en')('Nav.contact')).click();
  await expect(page).toHaveURL(/\/contact$/);
  const session = String(sent[0]?.body.sessionId);
  await expect.poll(async () => (await storedPaths(stack, session)).filter((path) => !path.startsWith('click'))).toEqual(['visit /about', 'pageview /contact']);
});

test('what couldn’t be sent is kept, and is sent later, once', async ({ page, stack }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await page.route('**/api/analytics/**', (route) => route.abort());
  await page.goto('/about');
  await expect.poll(() => failed).toContain(TRACK);
  await barLink(page, textsOf('en')('Nav.contact')).click();
  await expect(page).toHaveURL(/\/contact$/);
  const session = await sessionOf(page);
  expect(await storedPaths(stack, session)).toEqual([]);

  await page.unroute('**/api/analytics/**');
  await page.goto('/blog');
  await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about', 'click /about', 'pageview /contact', 'pageview /blog']);
});
