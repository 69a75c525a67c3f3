import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expectAccessible } from '../../fixtures/axe';
import { collectRefusals } from '../../fixtures/policy';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES } from '../../fixtures/texts';

/** The words of the outage page; what the specification words is written out below. */
const textsOf = (language: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../../../web/messages/outage/${language}.json`), 'utf8')) as {
    title: string;
    servicesFailed: string;
    blogFailed: string;
    demoNotice: string;
    tryAgain: string;
    stillDown: string;
    home: string;
    demoServices: { title: string }[];
  };

const DEMO_SERVICES = ['Digital Marketing', 'Web Development', 'Social Media Management', 'Brand Design', 'Analytics & Insights'];

const SPECIFIED = {
  demoNotice: 'Using demo services. Backend connection failed.',
  servicesFailed: 'Failed to load services. Please try again later.',
  tryAgain: 'Try Again',
  blogFailed: 'Failed to fetch blog posts',
};

/** `text-danger`, see web/src/app/globals.css. */
const RED = 'rgb(179, 38, 30)';

let isDown = false;

// The CMS is away before the website has rendered its first page.
test.beforeAll(async ({ stack }) => {
  test.setTimeout(120_000);
  await stack.stopCms();
  isDown = true;
  await stack.startColdSite();
});

test.afterAll(async ({ stack }) => {
  test.setTimeout(120_000);
  await stack.stopColdSite();
  if (isDown) await stack.startCms();
});

test('the words are those of the specification', () => {
  const { demoServices, ...texts } = textsOf('en');
  expect(texts).toMatchObject(SPECIFIED);
  expect(demoServices.map(({ title }) => title)).toEqual(DEMO_SERVICES);
});

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: no page is kept, by anybody, nor found by search engines`, async ({ request, stack }) => {
    for (const address of [prefix || '/', `${prefix}/services`, `${prefix}/services/seo`, `${prefix}/blog`, `${prefix}/about`]) {
      const response = await request.get(stack.coldSiteUrl + address);
      expect([response.status(), response.headers()['cache-control']], address).toEqual([503, 'no-store']);
      expect(Number(response.headers()['retry-after']), address).toBeGreaterThan(0);
    }
  });

  test(`${language}: home shows five demo services and where the articles would be`, async ({ page, stack }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    const refusals = await collectRefusals(page);
    await page.goto(stack.coldSiteUrl + (prefix || '/'));
    await expect(page.getByText(t.demoNotice)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    const services = page.getByRole('listitem');
    await expect(services.getByRole('heading')).toHaveText(t.demoServices.map(({ title }) => title));
    await expect(services.locator('a, button'), 'neither to open nor to order').toHaveCount(0);
    await expect(page.locator('a[href*="/services"]'), 'the menu has none either').toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText(t.blogFailed)).toHaveCSS('color', RED);
    await page.getByRole('button', { name: t.tryAgain }).click();
    await expect(page.getByRole('status')).toHaveText(t.stillDown);
    await expectAccessible(page, 'home without content');
    expect(refusals, 'refused by the content security policy').toEqual([]);
  });

  for (const [address, text, isRed] of [['/services', t.servicesFailed, false], ['/services/seo', t.servicesFailed, false], ['/blog', t.blogFailed, true], ['/about', t.title, false]] as const) {
    test(`${language}: ${address} says what failed, and has ways on`, async ({ page, stack }) => {
      const refusals = await collectRefusals(page);
      await page.goto(stack.coldSiteUrl + prefix + address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(text);
      if (isRed) await expect(heading).toHaveCSS('color', RED);
      await expect(page.getByRole('button', { name: t.tryAgain })).toBeVisible();
      await expect(page.getByRole('link', { name: t.home })).toHaveAttribute('href', prefix || '/');
      await expectAccessible(page, 'without content');
      expect(refusals, 'refused by the content security policy').toEqual([]);
    });
  }
}

test('"Try Again" brings the real page as soon as the CMS answers', async ({ page, stack }) => {
  test.setTimeout(120_000);
  await page.goto(stack.coldSiteUrl);
  await expect(page.getByText(SPECIFIED.demoNotice)).toBeVisible();
  await stack.startCms();
  isDown = false;
  await page.getByRole('button', { name: SPECIFIED.tryAgain }).click();
  await expect(page.getByText(SPECIFIED.demoNotice)).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('a[href="/services/seo"]').first()).toBeAttached();
});
