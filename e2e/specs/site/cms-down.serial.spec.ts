import { ACCOUNTS } from '../../fixtures/stack';
import { cmsAs } from '../../fixtures/cms-client';
import { sitemapPaths } from '../../fixtures/sitemap';
import { expect, test } from '../../fixtures/test';

const POST = 'api::post.post';

test('with the CMS stopped every rendered page is served; after its return a publish shows', async ({ request, stack, page }) => {
  test.setTimeout(120_000);
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(50);
  const titles = new Map<string, string>();
  const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    titles.set(path, titleOf(await response.text()));
  }

  await stack.stopCms();
  try {
    expect((await request.get('/api/health')).status(), 'alive').toBe(200);
    expect((await request.get('/api/ready')).status(), 'and ready: there are pages to show').toBe(200);
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), `${path} without the CMS`).toBe(200);
      expect(titleOf(await response.text()), path).toBe(titles.get(path));
    }

    const unknown = await request.get('/blog/never-rendered-before');
    expect(unknown.status(), 'not a cached 404: nobody could know').toBe(503);
    expect(unknown.headers()['retry-after']).toBeTruthy();

    await page.goto('/ar/services/never-rendered-before');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'حاول مرة أخرى' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'لا استجابة بعد' })).toBeVisible();
  } finally {
    await stack.startCms();
  }

  await page.goto('/blog/written-after-the-return');
  const cms = await cmsAs(stack, ACCOUNTS.admin);
  const post = await cms.publish(POST, { title: 'Written after the return', slug: 'written-after-the-return', excerpt: 'Back again.', content: [] });
  try {
    await expect
      .poll(async () => (await (await request.get('/blog')).text()).includes('Written after the return'), { timeout: 5_000, intervals: [250] })
      .toBe(true);
    await expect
      .poll(async () => (await request.get('/blog/written-after-the-return')).status(), { timeout: 5_000, intervals: [250] })
      .toBe(200);
  } finally {
    await cms.remove(POST, post);
  }
});

test('"Try Again" on an outage page loads it as soon as the CMS answers', async ({ page, stack }) => {
  test.setTimeout(120_000);
  await stack.stopCms();
  try {
    await page.goto('/services/seo-not-yet-rendered');
    await expect(page.getByRole('heading', { name: 'Failed to load services. Please try again later.' })).toBeVisible();
  } finally {
    await stack.startCms();
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});
