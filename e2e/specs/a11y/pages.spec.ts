import { test } from '@playwright/test';

import { expectAccessible, WIDTHS } from '../../fixtures/axe';

const paths = [
  '/', '/services', '/services/seo', '/blog', '/blog/category/seo', '/about', '/contact', '/careers', '/no-such-page',
  '/login', '/login?from=/quotes', '/register', '/forgot-password', `/reset-password/${'a'.repeat(43)}`, `/verify?token=${'a'.repeat(43)}`, '/verify',
  '/unauthorized', '/unauthorized?from=/dashboard&required=admin&role=user',
];

for (const prefix of ['', '/ar']) {
  for (const path of paths) {
    const address = path === '/' ? prefix || '/' : `${prefix}${path}`;
    test(`${address} has no accessibility faults and nothing sticks out`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expectAccessible(page, `at ${width} px`);
      }
    });
  }
}
