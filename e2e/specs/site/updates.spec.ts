import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const NOTICE_MS = 10_000;

/** A browser that has last seen another build. */
const knowOlderBuild = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    localStorage.setItem('app_version', '2020-01-01T00:00:00.000Z');
  });

const storedVersion = (page: Page) => page.evaluate(() => localStorage.getItem('app_version'));

test('the build says when it was made, and no browser keeps that', async ({ request }) => {
  const version = await request.get('/version.json?t=1');
  expect(version.headers()['cache-control']).toBe('no-store');
  const { buildTime } = (await version.json()) as { buildTime: string };
  expect(new Date(buildTime).toISOString()).toBe(buildTime);
  const worker = await request.get('/sw.js');
  expect([worker.status(), worker.headers()['cache-control'], worker.headers()['content-type']]).toEqual([200, 'no-cache', 'text/javascript; charset=utf-8']);
});

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: a newer build is told of for 10 s`, async ({ page }) => {
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    const asked: string[] = [];
    await page.route('**/version.json?*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      await told;
      await route.fulfill({ json: { buildTime: '2999-01-01T00:00:00.000Z' } });
    });
    await knowOlderBuild(page);
    await page.clock.install({ time: 0 });
    await page.goto(`${prefix}/about`);
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^\?t=\d+$/)]);
    await page.clock.pauseAt(3_600_000);
    tell();

    const notice = page.getByRole('region', { name: t('Updates.label') });
    await expect(notice.getByText(t('Updates.text'))).toBeVisible();
    await page.clock.runFor(NOTICE_MS - 1);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toBeHidden();
    expect(await storedVersion(page)).toBe('2999-01-01T00:00:00.000Z');
  });

  test(`${language}: "Reload" loads the page anew, and asks before it does so over something typed`, async ({ page }) => {
    await knowOlderBuild(page);
    await page.goto(`${prefix}/login`);
    const email = page.getByRole('textbox').first();
    await email.fill('somebody@client.example');
    const notice = page.getByRole('region', { name: t('Updates.label') });
    // Pointed at, it doesn't go away meanwhile.
    await notice.hover();
    await notice.getByRole('button', { name: t('Updates.reload') }).click();
    const question = page.getByRole('alertdialog', { name: t('Updates.unsavedTitle') });
    await question.getByRole('button', { name: t('Updates.unsavedStay') }).click();
    await expect(question).toBeHidden();
    await expect(email).toHaveValue('somebody@client.example');

    await notice.getByRole('button', { name: t('Updates.reload') }).click();
    const loaded = page.waitForEvent('load');
    await question.getByRole('button', { name: t('Updates.unsavedReload') }).click();
    await loaded;
    await expect(email).toHaveValue('');
    await expect(notice).toBeHidden();
  });
}

test('a first visit, and the same build again, are no news', async ({ page }) => {
  for (let visit = 0; visit < 2; visit += 1) {
    const answered = page.waitForResponse(/\/version\.json\?t=/);
    await page.goto('/about');
    const { buildTime } = (await (await answered).json()) as { buildTime: string };
    await expect.poll(() => storedVersion(page)).toBe(buildTime);
    await expect(page.getByRole('region', { name: textsOf('en')('Updates.label') })).toBeHidden();
  }
});
