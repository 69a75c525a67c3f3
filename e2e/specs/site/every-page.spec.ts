import { signIn } from '../../fixtures/account';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { readHead } from '../../fixtures/head';
import { collectFaults } from '../../fixtures/page-faults';
import { expectationOf, ROUTES } from '../../fixtures/routes';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES } from '../../fixtures/texts';

const slash = (url: string): string => url.replace(/\/$/, '');

const addressOf = (prefix: string, path: string): string => (path === '/' ? prefix || '/' : `${prefix}${path}`);

const PREFIXES = Object.fromEntries(LANGUAGES.map(({ language, prefix }) => [language, prefix]));

for (const { language, prefix, dir } of LANGUAGES) {
  for (const route of ROUTES) {
    const address = addressOf(prefix, route.path);
    const expected = expectationOf(route, language);

    test(`${address} is whole: head, language, no fault, accessible at every width`, async ({ page, stack }) => {
      if (route.isGuarded) await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults = collectFaults(page);
      const [narrow, ...wider] = WIDTHS;
      await page.setViewportSize({ width: narrow, height: 900 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(expected.status);

      const html = (await response?.text()) ?? '';
      const [, attributes = ''] = /<html([^>]*)>/.exec(html) ?? [];
      expect(attributes).toContain(`lang="${language}"`);
      expect(attributes).toContain(`dir="${dir}"`);

      const { title, canonical, hreflang, meta } = readHead(html);
      expect(title).not.toBe('');
      expect(meta.robots?.includes('noindex') ?? false, 'kept from search engines').toBe(!expected.isIndexed);
      const urlIn = (other: string) => slash(stack.siteUrl + addressOf(PREFIXES[other] ?? '', route.path));
      if (expected.isIndexed || expected.isCopy) expect(slash(canonical ?? '')).toBe(urlIn(expected.contentLanguage));
      if (expected.isIndexed) {
        const languages = Object.fromEntries(expected.languages.map((other) => [other, urlIn(other)]));
        expect(Object.fromEntries(Object.entries(hreflang).map(([key, url]) => [key, slash(url)]))).toEqual({ ...languages, 'x-default': urlIn('en') });
      }

      await page.waitForLoadState('networkidle');
      await expectAccessible(page, `at ${narrow} px`);
      for (const width of wider) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `at ${width} px`);
      }
      expect(faults).toEqual([]);
    });
  }

  test(`${language}: no two pages have the same title`, async ({ page, stack }) => {
    test.setTimeout(120_000);
    await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
    const seen = new Map<string, string>();
    for (const route of ROUTES) {
      if (route.sharesTitle || expectationOf(route, language).status !== (route.status ?? 200)) continue;
      const { title } = readHead(await (await page.request.get(addressOf(prefix, route.path))).text());
      expect(seen.get(title), `title of ${route.path}`).toBeUndefined();
      seen.set(title, route.path);
    }
  });
}
