import type { Page } from '@playwright/test';

import { newPerson, verifiedPerson } from '../../fixtures/account';
import { eventsOf, sentEvents, sessionOf, storedPaths } from '../../fixtures/analytics';
import { expectSignedIn, expectSignedOut, openAuthDialog, signInIn, signInOnPage, signOut } from '../../fixtures/auth-ui';
import { signInBrowser } from '../../fixtures/cart-ui';
import { signInAs } from '../../fixtures/staff';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const LINK = '/api/visitor/link-current';

/** Answers of the call that says whose the session is. */
function linksOf(page: Page): number[] {
  const links: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === LINK) links.push(response.status());
  });
  return links;
}

const barLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first();

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: whoever of the staff is signed in is never told of, not even once`, async ({ page, stack }) => {
    const sent = sentEvents(page);
    const links = linksOf(page);
    await signInBrowser(page, { email: ACCOUNTS.marketing, password: stack.demoPassword });
    await page.goto(`${prefix}/about?utm_source=google`);
    await expectSignedIn(page);
    await expect.poll(() => links).toEqual([200]);
    await barLink(page, t('Nav.blog')).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog$`));
    await page.goto(`${prefix}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const session = await sessionOf(page);
    await page.goto('about:blank');
    expect(sent).toEqual([]);
    expect(links, 'said once').toEqual([200]);
    expect(await storedPaths(stack, session)).toEqual([]);
  });

  test(`${language}: of a visit in which staff signs in nothing stays, and nothing follows after the logout`, async ({ page, stack }) => {
    const sent = sentEvents(page);
    await page.goto(`${prefix}/services/seo`);
    const session = await sessionOf(page);
    await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /services/seo']);
    await page.goto(`${prefix}/login`);
    const linked = page.waitForResponse((response) => new URL(response.url()).pathname === LINK);
    await signInOnPage(page, language, { email: ACCOUNTS.admin, password: stack.demoPassword });
    expect((await linked).status()).toBe(200);
    expect(await storedPaths(stack, session)).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`));

    sent.length = 0;
    await page.goto(`${prefix}/about`);
    await expectSignedIn(page);
    await signOut(page, language);
    await expectSignedOut(page);
    await barLink(page, t('Nav.contact')).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/contact$`));
    await page.goto('about:blank');
    expect(sent, 'the tab is still theirs').toEqual([]);
    expect(await storedPaths(stack, session)).toEqual([]);
  });
}

test('who can’t be told from the page is known by the cookie: nothing of staff is stored', async ({ page, stack }) => {
  await signInAs(page, stack, 'admin');
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/analytics/track');
  await page.goto('/about');
  expect((await answered).status()).toBe(202);
  expect(await storedPaths(stack, await sessionOf(page))).toEqual([]);
});

test('nothing leaves before it is known who this is', async ({ page, stack }) => {
  const sent = sentEvents(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isAsked = false;
  await signInBrowser(page, { email: ACCOUNTS.marketing, password: stack.demoPassword });
  await page.route('**/api/auth/me?*', async (route) => {
    isAsked = true;
    await held;
    await route.continue();
  });
  await page.goto('/about');
  await expect.poll(() => isAsked).toBe(true);
  await barLink(page, textsOf('en')('Nav.blog')).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(sent).toEqual([]);
  const linked = page.waitForResponse((response) => new URL(response.url()).pathname === LINK);
  answer();
  expect((await linked).status()).toBe(200);
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});

test('a client’s visit becomes theirs when they sign in, is said to be once, and goes on', async ({ page, stack }) => {
  const links = linksOf(page);
  const person = await verifiedPerson(stack, newPerson('visit'));
  await page.goto('/about');
  const session = await sessionOf(page);
  await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about']);
  expect(links).toEqual([]);
  await signInIn(await openAuthDialog(page, 'en'), 'en', person);
  await expectSignedIn(page);
  await expect.poll(() => links).toEqual([200]);
  for (const path of ['/services', '/blog']) {
    await page.goto(path);
    await expectSignedIn(page);
    await expect.poll(() => storedPaths(stack, session)).toContain(`pageview ${path}`);
  }
  expect(links, 'once for a session and an account').toEqual([200]);
  const stored = await eventsOf(stack, session);
  expect(new Set(stored.map(({ account }) => account))).toEqual(new Set([person.email]));
});
