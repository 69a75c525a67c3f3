import { readFileSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { becomeActor } from '../../fixtures/actors';
import { dubaiDay, ROLLUP } from '../../fixtures/analytics';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { dayOfLastMonth, figuresOf, visitOn } from '../../fixtures/figures';
import { staffVisitor } from '../../fixtures/quotes';
import { signInAs } from '../../fixtures/staff';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Days of last month on which the tests put something; each has that day and the one before to itself. */
const DAYS = { en: { figures: 14, widths: [19, 21] }, ar: { figures: 17, widths: [23, 25] } } as const;
/** Nothing ever is on this one. */
const EMPTY_DAY = 27;
/** The first whose month is whole in the table. */
const FIRST_DAY = 5;

/** One visit of two pages with a click, and one that is over at once; and one the day before. @returns the day */
async function seed(stack: Stack, staff: APIRequestContext, which: number): Promise<string> {
  const [before, day] = [dayOfLastMonth(which - 1), dayOfLastMonth(which)];
  await visitOn(stack, day, [
    { what: 'track', at: '09:10', fields: { type: 'visit', path: '/', pageName: 'The first page', source: 'organic', duration: 30 } },
    { what: 'click', at: '09:11', fields: { path: '/', buttonText: 'Go and see', buttonHref: '/services/seo', source: 'organic' } },
    { what: 'track', at: '09:12', fields: { path: '/services/seo', pageName: 'Being found', serviceName: 'Being found', source: 'organic', duration: 60 } },
    { what: 'cart', at: '09:13', fields: { path: '/services/seo', action: 'add', serviceName: 'Being found' } },
  ]);
  await visitOn(stack, day, [{ what: 'track', at: '21:30', fields: { type: 'visit', path: '/ar/blog/a-post', blogTitle: 'A tale', pageName: 'A tale', source: 'spring-fair', duration: 10 } }]);
  await visitOn(stack, before, [{ what: 'track', at: '12:00', fields: { type: 'visit', path: '/about', pageName: 'Who we are' } }]);
  await expect.poll(async () => {
    const { totals, previousTotals } = await figuresOf(staff, { from: day, to: day });
    return [totals.visits, previousTotals.visits];
  }, ROLLUP).toEqual([2, 1]);
  return day;
}

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);
  const address = `${prefix}/dashboard/analytics`;
  // The frame of a table that can be scrolled has the panel's name, too.
  const panel = (page: Page, title: string): Locator => page.getByRole('region', { name: t(title), exact: true }).first();
  const figure = (page: Page, label: string): Locator =>
    page.locator(`dl[aria-label="${t('Analytics.totals.label')}"] > div`).filter({ has: page.locator('dt', { hasText: new RegExp(`^${t(label)}$`) }) }).locator('dd');
  const preset = (page: Page, name: string): Locator => page.getByRole('button', { name: t(`Analytics.range.presets.${name}`), exact: true });

  async function openDay(page: Page, day: string): Promise<void> {
    await page.goto(`${address}?from=${day}&to=${day}`);
    await expect(figure(page, 'Analytics.totals.visits')).toBeVisible();
  }

  test.describe(language, () => {
    test.describe.configure({ timeout: 300_000 });

    test('shows what was counted, beside the day before: figures, lists, funnel', async ({ page, stack }) => {
      const staff = await staffVisitor(stack);
      const day = await seed(stack, staff, DAYS[language].figures);
      await signInAs(page, stack, 'marketing');
      await openDay(page, day);
      for (const [label, now, before] of [['visitors', '2', '1'], ['visits', '2', '1'], ['pageviews', '3', '1'], ['clicks', '1', '0'], ['bounceRate', '50%', '100%']] as const) {
        await expect(figure(page, `Analytics.totals.${label}`), label).toContainText(now);
        await expect(figure(page, `Analytics.totals.${label}`), label).toContainText(before);
      }
      await expect(figure(page, 'Analytics.totals.duration')).toContainText(t('Analytics.duration.seconds', { seconds: '50' }));
      await expect(panel(page, 'Analytics.rankings.pages.title')).toContainText('Being found');
      await expect(panel(page, 'Analytics.rankings.services.title').getByRole('row').filter({ hasText: 'Being found' })).toContainText('1');
      await expect(panel(page, 'Analytics.rankings.posts.title')).toContainText('A tale');
      await expect(panel(page, 'Analytics.rankings.sources.title')).toContainText(t('Analytics.names.sources.organic'));
      await expect(panel(page, 'Analytics.rankings.sources.title')).toContainText('spring-fair');
      await expect(panel(page, 'Analytics.rankings.clicks.title')).toContainText('Go and see');
      await expect(panel(page, 'Analytics.funnel.title').getByRole('listitem').first()).toContainText('1');
      await expect(page.locator('html')).toHaveAttribute('dir', dir);

      const days = panel(page, 'Analytics.days.title');
      await expect(days.locator('svg.recharts-surface')).toBeVisible();
      await days.getByRole('button', { name: t('Analytics.chart.table'), exact: true }).click();
      await expect(days.getByRole('table').getByRole('row')).toHaveCount(2);
      await expect(days.getByRole('table').getByRole('row').last()).toContainText('2');
      const hours = panel(page, 'Analytics.hours.title');
      await hours.getByRole('button', { name: t('Analytics.chart.table'), exact: true }).click();
      await expect(hours.getByRole('table').getByRole('row')).toHaveCount(25);
      await expect(hours.getByRole('table').getByRole('row').nth(10)).toContainText('1');

      const coming = page.waitForEvent('download');
      await panel(page, 'Analytics.rankings.sources.title').getByRole('link', { name: t('Analytics.fileOf', { title: t('Analytics.rankings.sources.title') }) }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toContain(day);
      const lines = readFileSync(await download.path(), 'utf8').trim().split('\r\n');
      expect(lines).toHaveLength(3);
      expect(lines.join('\n')).toContain('spring-fair');
    });

    test('the period is in the address: presets, days of one’s own, back and forward, reload', async ({ page, stack }) => {
      const day = dayOfLastMonth(EMPTY_DAY);
      await signInAs(page, stack, 'admin');
      await page.goto(address);
      await expect(figure(page, 'Analytics.totals.visits')).toBeVisible();
      const today = dubaiDay();
      await preset(page, 'today').click();
      await expect(page).toHaveURL(`${stack.siteUrl}${address}?from=${today}&to=${today}`);
      await page.getByLabel(t('Analytics.range.from'), { exact: true }).fill(day);
      await page.getByLabel(t('Analytics.range.to'), { exact: true }).fill(day);
      await page.getByRole('button', { name: t('Analytics.range.show'), exact: true }).click();
      await expect(page).toHaveURL(`${stack.siteUrl}${address}?from=${day}&to=${day}`);
      await expect(page.getByText(t('Analytics.empty'))).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${stack.siteUrl}${address}?from=${today}&to=${today}`);
      await expect(page.getByLabel(t('Analytics.range.from'), { exact: true })).toHaveValue(today);
      await page.goBack();
      await expect(page).toHaveURL(`${stack.siteUrl}${address}`);
      await page.goForward();
      await page.goForward();
      await expect(page.getByText(t('Analytics.empty'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('Analytics.empty'))).toBeVisible();
      await expect(page.getByLabel(t('Analytics.range.to'), { exact: true })).toHaveValue(day);

      await page.getByLabel(t('Analytics.range.to'), { exact: true }).fill('2020-01-01');
      await page.getByRole('button', { name: t('Analytics.range.show'), exact: true }).click();
      await expect(page.getByText(t('Analytics.range.problems.reversed'))).toBeVisible();
      await expect(page).toHaveURL(`${stack.siteUrl}${address}?from=${day}&to=${day}`);
    });

    test('says how many are here now and asks again by itself; what fails can be tried again', async ({ page, stack }) => {
      await signInAs(page, stack, 'marketing');
      await page.goto(address);
      await expect(page.getByText(new RegExp(language === 'en' ? 'online now' : 'الآن')).first()).toBeVisible();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/dashboard/analytics') asked.push(request.url());
      });
      await expect.poll(() => asked.length, { timeout: 45_000 }).toBeGreaterThan(0);

      await page.route('**/api/dashboard/analytics?*', (route) => route.abort());
      await preset(page, 'week').click();
      await expect(page.getByText(t('Analytics.failed'))).toBeVisible();
      await page.unroute('**/api/dashboard/analytics?*');
      await page.getByRole('button', { name: t('Analytics.tryAgain'), exact: true }).first().click();
      await expect(figure(page, 'Analytics.totals.visits')).toBeVisible();
    });

    test('the overview’s card leads to the last seven days', async ({ page, stack }) => {
      await signInAs(page, stack, 'marketing');
      await page.goto(`${prefix}/dashboard`);
      const card = page.getByRole('region', { name: t('Analytics.card.title'), exact: true });
      await expect(card.getByText(t('Analytics.card.counting'))).toHaveCount(0);
      await card.getByRole('link', { name: t('Analytics.card.open') }).click();
      await expect(page).toHaveURL(`${stack.siteUrl}${address}?from=${dubaiDay(-6)}&to=${dubaiDay()}`);
    });

    test('a client and a pending account get nowhere', async ({ page, stack }) => {
      for (const actor of ['anonymous', 'client', 'pending staff'] as const) {
        const visitor = await becomeActor(stack, actor);
        for (const path of ['/api/dashboard/analytics', '/api/dashboard/analytics/export?table=days']) {
          expect((await visitor.get(path)).status(), `${path} as ${actor}`).toBe(actor === 'client' ? 403 : 401);
        }
        const { cookies } = await visitor.storageState();
        await page.context().clearCookies();
        if (cookies.length > 0) await page.context().addCookies(cookies);
        await page.goto(address);
        await expect(page, actor).toHaveURL(new RegExp(`${prefix}/(?:login|unauthorized)\\?`));
      }
    });

    for (const [index, width] of WIDTHS.entries()) {
      test(`no accessibility faults at ${width} px, and by keyboard the chart tells its points`, async ({ page, stack }) => {
        const staff = await staffVisitor(stack);
        const day = await seed(stack, staff, DAYS[language].widths[index] ?? 0);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await signInAs(page, stack, 'marketing');
        await page.goto(`${address}?from=${dayOfLastMonth(FIRST_DAY)}&to=${day}`);
        await expect(panel(page, 'Analytics.days.title').locator('svg.recharts-surface')).toBeVisible();
        await expect(page.getByRole('navigation').locator('[aria-current="page"]').first(), 'the open section').toBeInViewport({ ratio: 0.9 });
        await expectAccessible(page, 'with charts');
        const chart = panel(page, 'Analytics.days.title').locator('[role="application"], svg[tabindex="0"]').first();
        await chart.focus();
        await page.keyboard.press('ArrowRight');
        await expect(panel(page, 'Analytics.days.title').getByRole('status')).not.toBeEmpty();
        for (const title of ['Analytics.days.title', 'Analytics.hours.title']) {
          await panel(page, title).getByRole('button', { name: t('Analytics.chart.table'), exact: true }).click();
        }
        await expectAccessible(page, 'with tables');
        await page.goto(`${address}?from=${dayOfLastMonth(EMPTY_DAY)}&to=${dayOfLastMonth(EMPTY_DAY)}`);
        await expect(page.getByText(t('Analytics.empty'))).toBeVisible();
        await expectAccessible(page, 'nothing in the period');
      });
    }
  });
}
