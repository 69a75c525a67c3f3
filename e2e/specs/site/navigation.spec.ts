import type { Locator, Page } from '@playwright/test';

import type { Language } from '../../fixtures/account';
import { cartIcon } from '../../fixtures/cart-ui';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** From the specification, in CSS pixels. */
const STYLE_CHANGES_AFTER = 50;
const WAY_UP_AFTER = 300;

const home = (prefix: string): string => prefix || '/';

/** Opens a page and waits until its scripts run. */
async function visit(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(path);
  await expect(cartIcon(page, language, 0)).toBeVisible();
}

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((pixels) => window.scrollTo({ top: pixels, behavior: 'instant' }), top);

/** Every service with its picture or icon and the names of what it contains, and the way to all of them. */
async function expectServices(list: Locator, prefix: string): Promise<void> {
  const services = list.locator(`a[href^="${prefix}/services/"]`);
  await expect(services).toHaveCount(8);
  for (const service of await services.all()) {
    await expect(service.locator('svg, img')).toHaveCount(1);
    expect((await service.innerText()).split('\n').filter(Boolean).length, await service.innerText()).toBe(2);
  }
  await expect(list.locator(`a[href="${prefix}/services"]`)).not.toHaveCount(0);
}

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);
  const said = (english: string, key: string): string => (language === 'en' ? english : t(key));
  const bar = (page: Page) => page.getByRole('banner');
  const toggle = (page: Page) => bar(page).getByRole('button', { name: t('Nav.servicesMenu') });
  const links = [
    { name: said('Home', 'Nav.home'), href: home(prefix) },
    { name: said('About', 'Nav.about'), href: `${prefix}/about` },
    { name: said('Services', 'Nav.services'), href: `${prefix}/services` },
    { name: said('Blog', 'Nav.blog'), href: `${prefix}/blog` },
    { name: said('Contact', 'Nav.contact'), href: `${prefix}/contact` },
  ];

  test.describe(`navigation in ${language}`, () => {
    test.describe('on a wide screen', () => {
      test.use({ viewport: { width: 1440, height: 900 } });

      test('the bar has its links, languages, cart and the way in', async ({ page }) => {
        await visit(page, language, `${prefix}/about`);
        const navigation = bar(page).getByRole('navigation', { name: t('Nav.label') });
        for (const { name, href } of links) await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
        await expect(navigation.getByRole('link', { name: links[1]?.name, exact: true })).toHaveAttribute('aria-current', 'page');
        const languages = bar(page).getByRole('list', { name: t('Nav.language') });
        for (const name of ['English', 'العربية']) await expect(languages.getByRole('listitem').filter({ hasText: name }).locator('svg')).toBeVisible();
        await expect(bar(page).getByRole('button', { name: said('Get Started', 'Nav.getStarted') })).toBeVisible();
      });

      test('the services open when pointed at, and stay while the pointer is on them', async ({ page }) => {
        await visit(page, language, home(prefix));
        await bar(page).getByRole('link', { name: said('Services', 'Nav.services'), exact: true }).hover();
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
        const panel = bar(page).locator(`#${await toggle(page).getAttribute('aria-controls')}`);
        await expectServices(panel, prefix);
        await expect(panel.getByRole('link', { name: t('Nav.viewAllServices') })).toBeVisible();
        await panel.getByRole('link').first().hover();
        await expect(panel).toBeVisible();
        await page.mouse.move(700, 880);
        await expect(panel).toBeHidden();
      });

      test('they open by keyboard, and Esc closes them', async ({ page }) => {
        await visit(page, language, home(prefix));
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        const first = bar(page).locator(`a[href^="${prefix}/services/"]`).first();
        await expect(first).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(first).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(first).toBeHidden();
        await expect(toggle(page)).toBeFocused();
      });

      test('a service of the menu opens its panel from another one, with its focus', async ({ page }) => {
        await visit(page, language, `${prefix}/services/seo`);
        await toggle(page).click();
        await bar(page).locator(`a[href="${prefix}/services/content"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/services/content$`));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      });
    });

    for (const width of [360, 1440]) {
      test(`the bar changes its look after ${STYLE_CHANGES_AFTER} px and nothing moves, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, language, `${prefix}/about`);
        const look = () => bar(page).evaluate((element) => getComputedStyle(element).boxShadow);
        const places = () =>
          page.evaluate(() =>
            ['header', 'header a', 'main', 'main h1'].map((selector) => {
              const { top = 0, left = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
              return { selector, top: selector.startsWith('main') ? top + window.scrollY : top, left, height };
            }),
          );
        await scrollTo(page, STYLE_CHANGES_AFTER);
        await expect(bar(page)).not.toHaveAttribute('data-scrolled');
        const flat = await look();
        const before = await places();
        await scrollTo(page, STYLE_CHANGES_AFTER + 1);
        await expect(bar(page)).toHaveAttribute('data-scrolled');
        await expect.poll(look).not.toBe(flat);
        expect(await places()).toEqual(before);
      });
    }

    test(`the way up appears after ${WAY_UP_AFTER} px and leads there`, async ({ page }) => {
      await visit(page, language, `${prefix}/about`);
      const button = page.getByRole('button', { name: t('Nav.scrollToTop') });
      await scrollTo(page, WAY_UP_AFTER);
      await expect(bar(page)).toHaveAttribute('data-scrolled');
      await expect(button).toHaveCount(0);
      await scrollTo(page, WAY_UP_AFTER + 1);
      await expect(button).toBeVisible();
      const box = await button.boundingBox();
      const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
      expect(middle > (page.viewportSize()?.width ?? 0) / 2).toBe(dir === 'ltr');
      await button.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(button).toHaveCount(0);
    });

    test('the menu of a phone offers the same', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await visit(page, language, home(prefix));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      await bar(page).getByRole('button', { name: t('Nav.openMenu') }).click();
      const menu = page.getByRole('dialog', { name: t('Nav.menu') });
      for (const { name, href } of links) await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      const services = menu.getByRole('group');
      await services.getByText(t('Nav.servicesMenu'), { exact: true }).click();
      await expectServices(services, prefix);
      await expect(services.getByRole('link', { name: t('Nav.viewAllServices') })).toBeVisible();
      const languages = menu.getByRole('list', { name: t('Nav.language') });
      for (const name of ['English', 'العربية']) await expect(languages.getByRole('listitem').filter({ hasText: name }).locator('svg')).toBeVisible();
      await expect(menu.getByRole('button', { name: said('Get Started', 'Nav.getStarted') })).toBeVisible();
      expect(await menu.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

      await services.locator(`a[href="${prefix}/services/seo"]`).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/services/seo$`));
      await expect(menu).toBeHidden();
    });

    test('the footer says who we are, how to reach us, and where everything is', async ({ page }) => {
      await page.goto(`${prefix}/about`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(language === 'en' ? /^Digital marketing in Arabic and English/ : /^تسويق رقمي/)).toBeVisible();
      await expect(footer.getByRole('link', { name: 'hello@rukn.example' })).toHaveAttribute('href', 'mailto:hello@rukn.example');
      const phone = footer.getByRole('link', { name: '+971 4 000 0000' });
      await expect(phone).toHaveAttribute('href', 'tel:+97140000000');
      await expect(phone.locator('[dir=ltr]')).toBeVisible();
      await expect(footer).toContainText(language === 'en' ? 'Dubai - United Arab Emirates' : 'دبي - الإمارات العربية المتحدة');
      await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
        said('Company', 'Footer.company'),
        said('Services', 'Footer.services'),
        said('Resources', 'Footer.resources'),
      ]);
      await expect(footer).toContainText(/© 2024 /);
      for (const path of ['/about', '/about#team', '/careers', '/contact', '/services', '/services/seo', '/blog', '/case-studies', '/resources', '/tools']) {
        await expect(footer.locator(`a[href="${prefix}${path}"]`), path).toHaveCount(1);
      }
    });
  });
}
