import { ACCOUNTS } from '../../fixtures/stack';
import { cmsAs } from '../../fixtures/cms-client';
import { expect, test } from '../../fixtures/test';

const POST = 'api::post.post';
const SERVICE = 'api::service.service';

/** What a visitor may have to wait after a change in the CMS. */
const WITHIN = { timeout: 5_000, intervals: [200] };

test('publish, edit, unpublish and delete of a post show within 5 s', async ({ request, stack }) => {
  const cms = await cmsAs(stack, ACCOUNTS.marketing);
  const address = '/blog/fresh-off-the-press';
  const status = async () => (await request.get(address)).status();
  const text = async (path: string) => (await request.get(path)).text();
  expect(await status(), 'asked before it exists, so that the 404 could have been kept').toBe(404);

  const fields = { title: 'Fresh off the press', slug: 'fresh-off-the-press', excerpt: 'First words.', content: [] };
  const post = await cms.publish(POST, fields);
  await expect.poll(status, WITHIN).toBe(200);
  await expect.poll(() => text('/'), WITHIN).toContain('Fresh off the press');

  await cms.republish(POST, post, { ...fields, title: 'Edited after printing' });
  await expect.poll(() => text(address), WITHIN).toContain('Edited after printing');
  await expect.poll(() => text('/blog'), WITHIN).toContain('Edited after printing');

  await cms.unpublish(POST, post);
  await expect.poll(status, WITHIN).toBe(404);
  await expect.poll(() => text('/blog'), WITHIN).not.toContain('Edited after printing');

  await cms.republish(POST, post, { ...fields, title: 'Back in print' });
  await expect.poll(status, WITHIN).toBe(200);
  await cms.remove(POST, post);
  await expect.poll(status, WITHIN).toBe(404);
  await expect.poll(() => text('/'), WITHIN).not.toContain('Back in print');
});

test('a new service shows in the menu of every page', async ({ request, stack }) => {
  const cms = await cmsAs(stack, ACCOUNTS.admin);
  const service = await cms.publish(SERVICE, { title: 'Podcast Production', slug: 'podcast-production', description: 'From script to feed.', order: 99 });
  try {
    for (const path of ['/services', '/about', '/blog']) {
      await expect.poll(async () => (await request.get(path)).text(), WITHIN).toContain('Podcast Production');
    }
    expect(await (await request.get('/ar/services')).text(), 'no Arabic version, so not in Arabic lists').not.toContain('Podcast Production');
    const arabic = await (await request.get('/ar/services/podcast-production')).text();
    expect(arabic).toContain('Podcast Production');
    expect(arabic).toMatch(/<meta name="robots" content="[^"]*noindex/);
  } finally {
    await cms.remove(SERVICE, service);
  }
  await expect.poll(async () => (await request.get('/services/podcast-production')).status(), WITHIN).toBe(404);
});

test('a lost notification is made up for within 60 s', async ({ request, stack }) => {
  test.setTimeout(120_000);
  // Whoever writes past the CMS's documents sends no notification: exactly what a lost one looks like to the site.
  const before = await (await request.get('/blog')).text();
  const [, slug = ''] = /href="\/blog\/([a-z0-9-]+)"/.exec(before) ?? [];
  expect(slug).not.toBe('');
  await stack.sql('update posts set title = $1, updated_at = now() where slug = $2 and locale = $3 and published_at is not null', [
    'Changed without a word',
    slug,
    'en',
  ]);
  await expect
    .poll(async () => (await request.get('/blog')).text(), { timeout: 60_000, intervals: [1_000] })
    .toContain('Changed without a word');
});
