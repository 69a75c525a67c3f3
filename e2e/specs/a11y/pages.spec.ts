import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const paths = ['/', '/services', '/services/seo', '/blog', '/blog/category/seo', '/about', '/contact', '/careers', '/no-such-page'];

for (const prefix of ['', '/ar']) {
  for (const path of paths) {
    const address = path === '/' ? prefix || '/' : `${prefix}${path}`;
    test(`${address} has no accessibility faults and nothing sticks out`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), `at ${width} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}
