import { chromium } from '@playwright/test';

import { eventsOf, sessionOf, storedPaths } from '../../fixtures/analytics';
import { DESKTOP_CHROME } from '../../fixtures/browser';
import { expect, newClientAddress, test } from '../../fixtures/test';

test('a page that comes out of the browser’s back-forward cache is seen once more', async ({ stack }) => {
  const browser = await chromium.launch({
    executablePath: stack.chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', `--user-agent=${DESKTOP_CHROME}`],
    // Otherwise each page is loaded anew on the way back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: stack.siteUrl, extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => window.addEventListener('pageshow', ({ persisted }) => persisted && Reflect.set(window, 'cameBack', true)));
    await page.goto('/about');
    const session = await sessionOf(page);
    await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about']);
    await page.goto('/contact');
    await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about', 'pageview /contact']);

    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => Reflect.get(window, 'cameBack')), 'it was kept').toBe(true);
    await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about', 'pageview /contact', 'pageview /about']);
    const [first, , again] = await eventsOf(stack, session);
    expect(again?.at, 'its own time').toBeGreaterThan((first?.at ?? 0) + (first?.duration ?? 0));
  } finally {
    await browser.close();
  }
});
