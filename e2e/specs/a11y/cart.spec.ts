import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { WANTED } from '../../fixtures/cart';
import { becomeClient, cartIcon, fillCart, openCart } from '../../fixtures/cart-ui';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const { audit, keywords, onRequest } = WANTED;

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  for (const width of WIDTHS) {
    test(`${language}, ${width} px: the panel has no accessibility faults`, async ({ page, stack }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/services/seo`);
      await openCart(page, language, 0);
      await expect(page.getByText(t('Cart.Connect.title'))).toBeVisible();
      await expectAccessible(page, 'signed out');

      await becomeClient(stack, page, 'a11y-panel');
      await page.goto(`${prefix}/services/seo`);
      const empty = await openCart(page, language, 0);
      await expect(empty.getByText(t('Cart.empty'))).toBeVisible();
      await expectAccessible(page, 'empty');

      await fillCart(page.request, audit, onRequest);
      await page.reload();
      const panel = await openCart(page, language, 2);
      await expectAccessible(page, 'with a list');
      await panel.locator('[data-remove]').first().click();
      await expect(panel.getByRole('region').getByRole('listitem')).toBeVisible();
      await expectAccessible(page, 'with a message');
    });

    test(`${language}, ${width} px: the page has no accessibility faults`, async ({ page, stack }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/cart`);
      await expect(page.getByText(t('Cart.Connect.loginTitle'))).toBeVisible();
      await expectAccessible(page, 'login required');

      await becomeClient(stack, page, 'a11y-cart');
      await page.goto(`${prefix}/cart`);
      await expect(page.getByRole('main').getByText(t('Cart.empty'))).toBeVisible();
      await expectAccessible(page, 'empty');

      await fillCart(page.request, audit, keywords, onRequest);
      await page.reload();
      await expect(cartIcon(page, language, 3)).toBeVisible();
      await expectAccessible(page, 'with a list');
      await page.getByRole('button', { name: t('Cart.Clear.action') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'the question before clearing');
      await page.keyboard.press('Escape');

      await page.route('**/api/visitor/quote-request**', (route) => route.abort());
      await page.getByRole('button', { name: t('Cart.Summary.checkout') }).click();
      await expect(page.getByText(t('Cart.Failed.text'))).toBeVisible();
      await expectAccessible(page, 'a submission that failed');
      await page.unroute('**/api/visitor/quote-request**');
      await page.getByRole('alertdialog').getByRole('button', { name: t('Cart.Failed.retry') }).click();
      await expect(page.getByText(t('Cart.Sent.submitted'))).toBeVisible();
      await expectAccessible(page, 'a submission that was sent');
      await page.getByRole('button', { name: t('Cart.Sent.close') }).click();
      await expect(page.getByText(t('Cart.Sent.title'))).toBeVisible();
      await expectAccessible(page, 'what stays of it');
    });
  }

  for (const width of [360, 390, 1024, 1100, 1279, 1280] as const) {
    test(`${language}, ${width} px: the bar has room for everything, signed in`, async ({ page, stack }) => {
      await becomeClient(stack, page, 'bar');
      await fillCart(page.request, audit);
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${prefix}/about`);
      await expect(cartIcon(page, language, 1)).toBeVisible();
      const crowded = await page.getByRole('banner').evaluate((banner) => {
        const parts = [...banner.querySelectorAll<HTMLElement>('a, button')].filter((part) => part.closest('dialog') === null && part.checkVisibility());
        const boxes = parts.map((part) => ({ name: part.textContent || part.ariaLabel, box: part.getBoundingClientRect(), wraps: part.scrollWidth > part.clientWidth + 1 }));
        const outside = boxes.filter(({ box }) => box.left < 0 || box.right > window.innerWidth || box.height > 80);
        const touching = boxes.filter(({ box }, index) => boxes.some((other, at) => at > index && other.box.left < box.right - 10 && box.left < other.box.right - 10));
        return [...outside, ...touching, ...boxes.filter(({ wraps }) => wraps)].map(({ name }) => name);
      });
      expect(crowded).toEqual([]);
    });
  }
}
