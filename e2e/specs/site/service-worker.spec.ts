import type { Page } from '@playwright/test';

import { signIn } from '../../fixtures/account';
import { cartIcon } from '../../fixtures/cart-ui';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

test.use({ serviceWorkers: 'allow' });

/** Goes somewhere and waits until the service worker is in charge. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** Path and query of everything that is kept. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const addresses = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url.slice(location.origin.length));
    }
    return addresses;
  });

const keptPages = async (page: Page) => (await keptAddresses(page)).filter((address) => !address.startsWith('/_next/static/'));

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: without a network, pages seen before and the offline page`, async ({ page, context }) => {
    await arrive(page, prefix || '/');
    await page.goto(`${prefix}/about`);
    const title = await page.title();
    await expect.poll(() => keptPages(page)).toContain(`${prefix}/about`);

    await context.setOffline(true);
    await page.goto(`${prefix}/about`);
    expect(await page.title()).toBe(title);

    const response = await page.goto(`${prefix}/contact`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: t('Offline.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: t('Offline.home') })).toHaveAttribute('href', prefix || '/');

    await context.setOffline(false);
    // It comes back by itself; where the browser was quicker than this, there is nothing left to press.
    await expect(page.getByRole('heading', { name: t('Offline.title') })).toBeHidden();
    await expect(page).toHaveURL(`${prefix}/contact`);
  });
}

test('what the network answers is shown, never what was kept', async ({ page }) => {
  await arrive(page, '/');
  await page.goto('/about');
  await expect.poll(() => keptPages(page)).toContain('/about');
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    await cache.put('/about', new Response('<!doctype html><title>old</title>', { headers: { 'content-type': 'text/html' } }));
  });
  await page.goto('/about');
  expect(await page.title()).not.toBe('old');
});

test('nothing of /api, of accounts or of the dashboard is ever kept', async ({ page, context, stack }) => {
  await arrive(page, '/');
  await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
  for (const path of ['/login', '/register', '/forgot-password', `/reset-password/${'a'.repeat(43)}`, '/verify?token=x', '/unauthorized', '/cart', '/quotes', '/dashboard', '/no-such-page', '/about?utm_source=x']) {
    await page.goto(path);
  }
  await page.evaluate(() => Promise.all(['/api/health', '/api/auth/me', '/api/cart', '/version.json'].map((address) => fetch(address))));
  await page.goto('/contact');
  await expect.poll(() => keptPages(page)).toContain('/contact');
  const kept = await keptPages(page);
  expect(kept.filter((address) => !['/', '/contact', '/services'].includes(address))).toEqual([]);

  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('/api/health').then(() => 'answered', () => 'failed'))).toBe('failed');
});

test('Ctrl+Shift+R empties the caches and loads the page anew', async ({ page }) => {
  await arrive(page, '/');
  await page.goto('/about');
  await page.evaluate(async () => (await caches.open('left over')).put('/left-over', new Response('')));
  // Before the page's scripts run, the keys are the browser's own, which has none here.
  await expect(cartIcon(page, 'en', 0)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Control+Shift+KeyR');
  await loaded;
  expect(await keptAddresses(page)).not.toContain('/left-over');
});

test('the worker of a newer build waits until "Reload" is pressed', async ({ page }) => {
  const t = textsOf('en');
  await arrive(page, '/about');
  const notice = page.getByRole('region', { name: t('Updates.label') });
  await expect(notice).toBeHidden();
  // To the browser another address is another worker, as other bytes are.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?of-another-build'));
  await notice.hover();
  const controller = () => page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? '').search);
  expect(await controller()).toBe('');
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: t('Updates.reload') }).click();
  await loaded;
  expect(await controller()).toBe('?of-another-build');
});
