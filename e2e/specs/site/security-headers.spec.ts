import type { Page } from '@playwright/test';

import { signIn } from '../../fixtures/account';
import { dialogForm, openAuthDialog } from '../../fixtures/auth-ui';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const SECRET = 'a'.repeat(43);
const addresses = [
  '/', '/ar', '/services/seo', '/ar/blog', '/contact', '/no-such-page', '/login', '/ar/login?from=/quotes', '/register', '/forgot-password',
  `/reset-password/${SECRET}`, `/ar/verify?token=${SECRET}`, '/unauthorized?required=admin&role=user',
];
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

async function expectGuardedBy(page: Page, address: string): Promise<void> {
  const complaints = collectComplaints(page);
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(complaints).toEqual([]);
}

for (const address of addresses) {
  test(`${address} keeps its own content security policy`, async ({ page }) => expectGuardedBy(page, address));
}

for (const address of guarded) {
  test(`${address} keeps its own content security policy for somebody who is signed in`, async ({ page, stack }) => {
    await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
    await expectGuardedBy(page, address);
    await expect(page).toHaveURL(address);
  });
}

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
