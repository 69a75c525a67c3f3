import type { Page } from '@playwright/test';

import { signIn } from '../../fixtures/account';
import { dialogForm, openAuthDialog } from '../../fixtures/auth-ui';
import { BY_HASHES, BY_NONCE } from '../../fixtures/policy';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const SECRET = 'a'.repeat(43);
const addresses = [
  '/', '/ar', '/services/seo', '/ar/blog', '/contact', '/no-such-page', '/login', '/ar/login?from=/quotes', '/register', '/forgot-password',
  `/ar/verify?token=${SECRET}`,
];
const madeForOne = [`/reset-password/${SECRET}`, '/unauthorized?required=admin&role=user', '/ar/search?q=seo'];
const guarded = ['/dashboard', '/ar/dashboard/staff', '/dashboard/staff/audit', '/quotes'];

/** What the browser refuses on a page, or what fails there. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

async function expectGuardedBy(page: Page, address: string, allowed: RegExp): Promise<void> {
  const complaints = collectComplaints(page);
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(allowed);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(complaints).toEqual([]);
}

for (const address of addresses) {
  test(`${address} keeps its own content security policy`, async ({ page }) => expectGuardedBy(page, address, BY_HASHES));
}

for (const address of madeForOne) {
  test(`${address} keeps a content security policy of this one answer`, async ({ page }) => expectGuardedBy(page, address, BY_NONCE));
}

for (const address of guarded) {
  test(`${address} keeps its own content security policy for somebody who is signed in`, async ({ page, stack }) => {
    await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
    await expectGuardedBy(page, address, BY_NONCE);
    await expect(page).toHaveURL(address);
  });
}

test('what is no page may run nothing', async ({ page, request }) => {
  await page.goto('/');
  const picture = await page.locator('img[src*="/_next/image"]').first().getAttribute('src');
  const upload = new URL(picture ?? '', 'http://x').searchParams.get('url') ?? '';
  for (const address of [upload, '/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/api/health', '/preview/start', '/bad%']) {
    const answer = await request.get(address);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, address).toContain("default-src 'none'");
    expect(policy, address).not.toContain('unsafe-inline');
  }
  expect((await request.get(picture ?? '')).headers()['content-security-policy']).toContain("script-src 'none'");
});

test('the dialog and its checks keep to the policy', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/');
  const form = await dialogForm(await openAuthDialog(page, 'en'), 'en', 'createAccount');
  await form.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('only this site’s own addresses are loaded', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/ar/blog', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});
