import { expect, test } from '@playwright/test';

const addresses = ['/', '/ar', '/services/seo', '/ar/blog', '/contact', '/no-such-page'];

for (const address of addresses) {
  test(`${address} keeps its own content security policy`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const headers = response?.headers() ?? {};
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(complaints).toEqual([]);
  });
}

test('only this site’s own addresses are loaded', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/ar/blog', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});
