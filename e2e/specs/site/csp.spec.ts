import type { Page } from '@playwright/test';

import { call, signIn } from '../../fixtures/account';
import { WANTED } from '../../fixtures/cart';
import { BY_HASHES, BY_NONCE, collectRefusals, unseenPages, useWhole } from '../../fixtures/policy';
import { staffVisitor, submittedQuote } from '../../fixtures/quotes';
import { ROUTES } from '../../fixtures/routes';
import { sitemapPaths } from '../../fixtures/sitemap';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Pages that the demo content is too small for, and one that is reached by other addresses only. */
const NOT_IN_DEMO = ['/services/page/[page]', '/blog/category/[slug]/page/[page]', '/page-not-found'];

const withoutQuery = (address: string): string => address.split('?')[0] ?? '';

/** Opens pages one after the other, uses each as far as late code goes, and expects that no policy has refused anything. */
async function walk(page: Page, addresses: readonly string[], allowedBy: (address: string) => RegExp): Promise<void> {
  const refusals = await collectRefusals(page);
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy'], address).toMatch(allowedBy(address));
    await useWhole(page);
    expect(refusals, address).toEqual([]);
  }
}

const isMadePerAnswer = (address: string): boolean => /^(?:\/ar)?\/(?:search|unauthorized|reset-password|quotes|dashboard)(?:[/?]|$)/.test(address);
const asMade = (address: string): RegExp => (isMadePerAnswer(address) ? BY_NONCE : BY_HASHES);

test.describe.configure({ timeout: 300_000 });

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);
  const isOfLanguage = (address: string) => /^\/ar(?:\/|$)/.test(address) === (language === 'ar');
  const addressOf = (path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);
  const routes = (isGuarded: boolean) => ROUTES.filter((route) => (route.isGuarded ?? false) === isGuarded).map(({ path }) => addressOf(path));

  test(`${language}: no page of the sitemap asks for what its policy refuses`, async ({ page, request }) => {
    const addresses = (await sitemapPaths(request)).filter((address) => isOfLanguage(address) && !/\.\w+$/.test(address));
    expect(addresses.length).toBeGreaterThan(15);
    await walk(page, addresses, () => BY_HASHES);
  });

  test(`${language}: nor does any other public page, nor one that isn't there`, async ({ page, request }) => {
    const listed = await sitemapPaths(request);
    const others = routes(false).filter((address) => !listed.includes(address));
    await walk(page, others, asMade);
    const unseen = unseenPages('', [...listed, ...others].map(withoutQuery));
    expect(unseen.filter((pattern) => !NOT_IN_DEMO.includes(pattern) && !isMadePerAnswer(pattern))).toEqual([]);
  });

  test(`${language}: nor any section of the dashboard, nor what its lists lead to`, async ({ page, stack }) => {
    const { reference } = await submittedQuote(stack, 'policy');
    await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
    await page.goto(`${prefix}/dashboard/services`);
    const edit = await page.getByRole('main').locator('a[href$="/edit"]').first().getAttribute('href');
    const addresses = [...routes(true), edit ?? '', addressOf('/dashboard/staff/audit'), addressOf(`/dashboard/quotes/${reference}`)];
    await walk(page, addresses, () => BY_NONCE);
    expect(unseenPages('dashboard', addresses.map(withoutQuery))).toEqual([]);
  });

  test(`${language}: nor cart, requests and their pages for a client`, async ({ page, stack }) => {
    const client = await submittedQuote(stack, 'policy');
    await call(client.visitor, 'POST', '/cart/add', { serviceId: WANTED.audit.service, subServiceId: WANTED.audit.subService, quantity: 1 });
    await signIn(page.request, client.person);
    await walk(page, ['/cart', '/quotes', `/quotes/${client.reference}`, '/'].map(addressOf), asMade);
  });

  test(`${language}: nor a phone's menu, nor what is asked about visits`, async ({ browser, stack, clientAddress }) => {
    const context = await browser.newContext({ baseURL: stack.siteUrl, viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block', extraHTTPHeaders: { 'x-forwarded-for': clientAddress } });
    const page = await context.newPage();
    const refusals = await collectRefusals(page);
    await page.goto(addressOf('/'));
    await page.getByRole('button', { name: t('Consent.accept'), exact: true }).click();
    await useWhole(page);
    await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(refusals).toEqual([]);
    await context.close();
  });
}

for (const [kind, address] of [['hashes', '/about'], ['a nonce', '/dashboard']] as const) {
  test(`a script that somebody has put into a page is refused and told of: ${kind}`, async ({ page, stack }) => {
    await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
    const refusals = await collectRefusals(page);
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</body>', '<script>window.theirs = true</script><p onclick="x()"></p></body>') });
    });
    await page.goto(address);
    await expect.poll(() => refusals.filter((refusal) => refusal.startsWith(`${address}: script-src`))).toEqual([
      expect.stringContaining('script-src-elem refuses inline'),
      expect.stringContaining('script-src-attr refuses inline'),
    ]);
    expect(await page.evaluate(() => 'theirs' in window)).toBe(false);
  });
}

test('what staff see is theirs alone: no two answers have the same nonce', async ({ stack }) => {
  const staff = await staffVisitor(stack, 'admin');
  const nonces = new Set<string>();
  for (const address of ['/dashboard', '/dashboard', '/ar/dashboard/quotes', '/ar/dashboard/quotes']) {
    // A nonce of the caller's own gets nowhere.
    const answer = await staff.get(address, { headers: { 'content-security-policy': "script-src 'nonce-ZXZpbA=='" } });
    const [, nonce = ''] = BY_NONCE.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(inline.length).toBeGreaterThan(0);
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});
