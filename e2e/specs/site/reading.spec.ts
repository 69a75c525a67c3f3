import { expect, test } from '@playwright/test';

const languages = [
  { locale: 'en', prefix: '', dir: 'ltr', services: 'Services', firstService: 'Digital Marketing' },
  { locale: 'ar', prefix: '/ar', dir: 'rtl', services: 'الخدمات', firstService: 'التسويق الرقمي' },
] as const;

for (const { locale, prefix, dir, services, firstService } of languages) {
  test.describe(`reading in ${locale}`, () => {
    test('every page says its language in the HTML that the server sends', async ({ request }) => {
      for (const path of [prefix || '/', `${prefix}/services`, `${prefix}/services/seo`, `${prefix}/blog`, `${prefix}/about`]) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        expect(await response.text(), path).toMatch(new RegExp(`<html[^>]*lang="${locale}"[^>]*dir="${dir}"`));
      }
    });

    test('from home to a service and its neighbours', async ({ page }) => {
      await page.goto(prefix || '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${prefix}/services`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(8);
      await cards.first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/services/digital-marketing$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstService);
      expect(await page.getByRole('main').getByText(locale === 'en' ? 'Premium Service' : 'خدمة مميزة').count()).toBeGreaterThanOrEqual(4);
    });

    test('from the blog to an article and a related one', async ({ page }) => {
      await page.goto(`${prefix}/blog`);
      const article = page.getByRole('main').getByRole('article').locator(`a[href^="${prefix}/blog/"]`).first();
      await article.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/blog/[a-z0-9-]+$`));
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: locale === 'en' ? 'Related Articles' : 'مقالات ذات صلة' })).toBeVisible();
    });

    test('the menu lists the services', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(prefix || '/');
      const navigation = page.getByRole('banner');
      await navigation.getByRole('button', { name: services }).click();
      await expect(navigation.locator(`a[href="${prefix}/services/seo"]`).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(navigation.locator(`a[href="${prefix}/services/seo"]`).first()).toBeHidden();
    });

    test('an unknown page is a 404 in the reader’s language', async ({ page }) => {
      const response = await page.goto(`${prefix}/no/such/page`);
      expect(response?.status()).toBe(404);
      expect(/<html[^>]*lang="([a-z]+)"/.exec((await response?.text()) ?? '')?.[1], 'in the HTML, before any script').toBe(locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'en' ? /404.*Oops! Page not found/ : /404/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('link', { name: locale === 'en' ? 'Return to Home' : 'العودة إلى الرئيسية' })).toHaveAttribute(
        'href',
        prefix || '/',
      );
    });
  });
}

test('the switcher leads to the same page, and the choice is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/seo');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/services\/seo$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');

  await page.goto('/blog');
  await expect(page).toHaveURL(/\/ar\/blog$/);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.goto('/about');
  await expect(page).toHaveURL(/\/about$/);
});

test('the browser’s own language never redirects a first visit', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar-AE' });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('an address with /en leads to the one address of the page', async ({ request }) => {
  const prefixed = await request.get('/en/services', { maxRedirects: 0 });
  expect([prefixed.status(), prefixed.headers().location]).toEqual([308, '/services']);
});
