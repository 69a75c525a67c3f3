import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test';

test('what lies far down is laid out by itself, and at once where no scripts run', async ({ page, browser }) => {
  const putOff = (at: Page) =>
    at.locator('.far-down').evaluateAll((bands) => bands.map((band) => getComputedStyle(band).contentVisibility).filter((visibility) => visibility !== 'visible'));
  await page.goto('/');
  await expect(page.locator('.far-down')).not.toHaveCount(0);
  await expect.poll(() => putOff(page)).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL('/', page.url()).href);
  expect(await putOff(plain)).toEqual([]);
  await context.close();
});
