import type { Page } from '@playwright/test';

import type { Language } from '../../fixtures/account';
import { eventsOf, sessionOf, storedPaths } from '../../fixtures/analytics';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { publicAddress, timesAsked } from '../../fixtures/geolocation';
import { addStyles, walk } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

// A trace keeps the page before and after each press, which takes longer than all the rest.
test.use({ consent: 'not asked', clientAddress: async ({}, use) => use(publicAddress()), trace: 'off' });

const choice = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('consent') ?? '{}') as { analytics?: string }).analytics);

const barOf = (page: Page, language: Language) => page.getByRole('region', { name: textsOf(language)('Consent.label'), exact: true });

/** Questions about the place that the page asks from now on. */
function placesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visitor/location') asked.push(request.url());
  });
  return asked;
}

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);
  const button = (page: Page, name: string) => barOf(page, language).getByRole('button', { name, exact: true });

  test(`${language}: a question and no wall: both answers are the same to the eye, and nobody has to give one`, async ({ page }) => {
    const asked = placesAsked(page);
    await page.goto(`${prefix}/about`);
    const [refuse, accept] = [button(page, t('Consent.refuse')), button(page, t('Consent.accept'))];
    await expect(refuse).toBeVisible();
    const looks = await Promise.all(
      [refuse, accept].map((one) => one.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor, paddingInline } = getComputedStyle(element);
        return { backgroundColor, color, fontSize, fontWeight, borderColor, paddingInline, height: element.getBoundingClientRect().height };
      })),
    );
    expect(looks[0]).toEqual(looks[1]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await barOf(page, language).evaluate((element) => element.getBoundingClientRect().height / window.innerHeight)).toBeLessThan(0.25);
    await page.getByRole('banner').getByRole('link', { name: t('Nav.blog'), exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog$`));
    await expect(refuse, 'still asked').toBeVisible();
    expect(asked).toEqual([]);
    expect(await choice(page)).toBeUndefined();
  });

  test(`${language}: refused, nobody is located, and the question doesn’t come again`, async ({ page, stack, clientAddress }) => {
    const asked = placesAsked(page);
    await page.goto(`${prefix}/about`);
    await button(page, t('Consent.refuse')).click();
    await expect(barOf(page, language)).toHaveCount(0);
    expect(await choice(page)).toBe('denied');
    const session = await sessionOf(page);
    await page.goto(`${prefix}/contact`);
    await expect.poll(() => storedPaths(stack, session)).toEqual(expect.arrayContaining(['visit /about', 'pageview /contact']));
    await expect(barOf(page, language)).toHaveCount(0);
    for (const { locationSource, country } of (await eventsOf(stack, session)).filter(({ kind }) => kind !== 'click')) {
      expect([locationSource, country]).toEqual(['none', 'Unknown']);
    }
    expect(asked).toEqual([]);
    expect(await timesAsked(stack, clientAddress)).toBe(0);
  });

  test(`${language}: accepted, the place goes along, asked for once; taken back in the footer, no more`, async ({ page, stack, clientAddress }) => {
    const asked = placesAsked(page);
    await page.goto(`${prefix}/about`);
    await button(page, t('Consent.accept')).click();
    await expect(barOf(page, language)).toHaveCount(0);
    expect(await choice(page)).toBe('granted');
    await expect.poll(() => asked).toHaveLength(1);
    const session = await sessionOf(page);
    const placeOf = async (path: string) =>
      (await eventsOf(stack, session)).filter((event) => event.kind === 'pageview' && event.path === path).map(({ country, region, city, locationSource }) => ({ country, region, city, locationSource }));
    const here = { country: 'Testland', region: `Region of ${clientAddress}`, city: 'Testville', locationSource: 'ip' };
    await page.goto(`${prefix}/contact`);
    await expect.poll(() => placeOf('/contact')).toEqual([here]);
    await page.goto(`${prefix}/blog`);
    await expect.poll(() => placeOf('/blog')).toEqual([here]);
    expect(asked, 'for an hour the answer holds').toHaveLength(1);
    expect(await timesAsked(stack, clientAddress)).toBe(1);

    await page.getByRole('contentinfo').getByRole('button', { name: t('Consent.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('Consent.title') });
    await dialog.getByRole('button', { name: t('Consent.refuse'), exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await choice(page)).toBe('denied');
    await page.goto(`${prefix}/careers`);
    await expect.poll(() => placeOf('/careers')).toEqual([{ country: 'Unknown', region: 'Unknown', city: 'Unknown', locationSource: 'none' }]);
    expect(asked).toHaveLength(1);
  });

  test(`${language}: a browser that refuses for its user isn’t asked, and is told so`, async ({ page, stack, clientAddress }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }));
    const asked = placesAsked(page);
    await page.goto(`${prefix}/about`);
    const session = await sessionOf(page);
    await expect.poll(() => storedPaths(stack, session)).toEqual(['visit /about']);
    await page.getByRole('contentinfo').getByRole('button', { name: t('Consent.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('Consent.title') });
    await expect(dialog).toContainText(t('Consent.refusedByBrowser'));
    await expect(dialog.getByRole('button', { name: t('Consent.accept'), exact: true })).toHaveCount(0);
    await expect(barOf(page, language)).toHaveCount(0);
    // Whatever was pressed once, or put into the storage.
    await page.evaluate(() => localStorage.setItem('consent', JSON.stringify({ analytics: 'granted', at: new Date().toISOString() })));
    await page.goto(`${prefix}/contact`);
    await expect.poll(() => storedPaths(stack, session)).toContain('pageview /contact');
    expect(asked).toEqual([]);
    expect(await timesAsked(stack, clientAddress)).toBe(0);
  });

  test(`${language}: the bar moves nothing, and isn’t the largest thing painted`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { shifts: number; largest: string } = { shifts: 0, largest: '' };
      Reflect.set(window, 'painted', seen);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = (Reflect.get(entry, 'element') as Element | null)?.closest('main, header, footer, section')?.ariaLabel ?? '';
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(prefix || '/');
    await expect(button(page, t('Consent.refuse'))).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const painted = await page.evaluate(() => Reflect.get(window, 'painted') as { shifts: number; largest: string });
    expect(painted.shifts).toBeLessThan(0.01);
    expect(painted.largest).not.toBe(t('Consent.label'));
  });

  test(`${language}: by keyboard the bar is come to, covers no other stop, and gives the focus back`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${prefix}/contact`);
    await expect(button(page, t('Consent.refuse'))).toBeVisible();
    await addStyles(page, 'html { scroll-behavior: auto !important }');
    const { there, missed } = await walk(page);
    expect(missed).toEqual([]);
    expect(there.filter(({ faults }) => faults.length)).toEqual([]);
    expect(there.map(({ name }) => name)).toEqual(expect.arrayContaining([t('Consent.refuse'), t('Consent.accept'), t('Consent.more')]));
    await button(page, t('Consent.refuse')).press('Enter');
    await expect(barOf(page, language)).toHaveCount(0);
  });

  for (const width of WIDTHS) {
    test(`${language}, ${width} px: question and dialog have no accessibility faults`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/about`);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(button(page, t('Consent.more'))).toBeVisible();
      await expectAccessible(page, 'the question');
      await button(page, t('Consent.more')).click();
      const dialog = page.getByRole('dialog', { name: t('Consent.title') });
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'the dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(barOf(page, language), 'no answer is none').toBeVisible();
      await page.getByRole('contentinfo').getByRole('button', { name: t('Consent.open'), exact: true }).click();
      await dialog.getByRole('button', { name: t('Consent.accept'), exact: true }).click();
      await expect(barOf(page, language)).toHaveCount(0);
    });
  }
}

test('one answer holds in every tab', async ({ page, context }) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(barOf(other, 'en')).toBeVisible();
  await barOf(page, 'en').getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(barOf(other, 'en')).toHaveCount(0);
});

test('on the smallest phone the foot of the page can be scrolled clear of the question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/contact');
  await expect(barOf(page, 'en')).toBeVisible();
  // At the very end of the page the bar covers nothing.
  const privacy = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices', exact: true });
  await privacy.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const isFree = await privacy.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(isFree).toBe(true);
});
