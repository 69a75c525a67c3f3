import type { APIRequestContext } from '@playwright/test';
import { ACCOUNTS } from '../../fixtures/stack';
import { cmsAs } from '../../fixtures/cms-client';
import { expect, test } from '../../fixtures/test';

const POST = 'api::post.post';
const SERVICE = 'api::service.service';

/** What a visitor may have to wait after a change in the CMS. */
const WITHIN = { timeout: 5_000, intervals: [200] };

const shows = async (request: APIRequestContext, path: string, words: string): Promise<boolean> =>
  (await (await request.get(path)).text()).includes(words);

test('publish, edit, unpublish and delete of a post show within 5 s', async ({ request, stack }) => {
  const cms = await cmsAs(stack, ACCOUNTS.marketing);
  const address = '/blog/fresh-off-the-press';
  const status = async () => (await request.get(address)).status();
  expect(await status(), 'asked before it exists, so that the 404 could have been kept').toBe(404);

  const fields = { title: 'Fresh off the press', slug: 'fresh-off-the-press', excerpt: 'First words.', content: [] };
  const post = await cms.publish(POST, fields);
  await expect.poll(status, WITHIN).toBe(200);
  await expect.poll(() => shows(request, '/', 'Fresh off the press'), WITHIN).toBe(true);

  await cms.republish(POST, post, { ...fields, title: 'Edited after printing' });
  await expect.poll(() => shows(request, address, 'Edited after printing'), WITHIN).toBe(true);
  await expect.poll(() => shows(request, '/blog', 'Edited after printing'), WITHIN).toBe(true);

  await cms.unpublish(POST, post);
  await expect.poll(status, WITHIN).toBe(404);
  await expect.poll(() => shows(request, '/blog', 'Edited after printing'), WITHIN).toBe(false);

  await cms.republish(POST, post, { ...fields, title: 'Back in print' });
  await expect.poll(status, WITHIN).toBe(200);
  await cms.remove(POST, post);
  await expect.poll(status, WITHIN).toBe(404);
  await expect.poll(() => shows(request, '/', 'Back in print'), WITHIN).toBe(false);
});

test('a new service shows in the menu of every page', async ({ request, stack }) => {
  const cms = await cmsAs(stack, ACCOUNTS.admin);
  const service = await cms.publish(SERVICE, { title: 'Podcast Production', slug: 'podcast-production', description: 'From script to feed.', order: 99 });
  try {
    for (const path of ['/services', '/about', '/blog']) {
      await expect.poll(() => shows(request, path, 'Podcast Production'), WITHIN).toBe(true);
    }
    const byId = await request.get(`/services/${service.documentId}`, { maxRedirects: 0 });
    expect([byId.status(), byId.headers().location], 'an id leads to the slug').toEqual([308, '/services/podcast-production']);
    expect(await shows(request, '/ar/services', 'Podcast Production'), 'no Arabic version, so not in Arabic lists').toBe(false);
    const arabic = await (await request.get('/ar/services/podcast-production')).text();
    expect(arabic.includes('Podcast Production')).toBe(true);
    expect(/<meta name="robots" content="[^"]*noindex/.test(arabic)).toBe(true);
  } finally {
    await cms.remove(SERVICE, service);
  }
  await expect.poll(async () => (await request.get('/services/podcast-production')).status(), WITHIN).toBe(404);
});

test('a lost notification is made up for within 60 s', async ({ request, stack }) => {
  test.setTimeout(120_000);
  const [, slug = ''] = /href="\/blog\/([a-z0-9-]+)"/.exec(await (await request.get('/blog')).text()) ?? [];
  expect(slug).not.toBe('');
  // Whoever writes past the CMS's documents sends no notification: to the site that is a lost one.
  const lengthenTitle = `update posts set title = title || ' (without a word)', updated_at = now() where slug = $1 and locale = 'en' and published_at is not null`;
  const restoreTitle = `update posts set title = replace(title, ' (without a word)', ''), updated_at = now() where slug = $1`;
  await stack.sql(lengthenTitle, [slug]);
  try {
    await expect.poll(() => shows(request, '/blog', '(without a word)'), { timeout: 60_000, intervals: [1_000] }).toBe(true);
  } finally {
    await stack.sql(restoreTitle, [slug]);
  }
});
