import type { APIRequestContext } from '@playwright/test';
import { cmsAs } from '../../fixtures/cms-client';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const POST = 'api::post.post';
const SERVICE = 'api::service.service';

/** What a visitor may have to wait after a change in the CMS. */
const WITHIN = { timeout: 5_000, intervals: [200] };

const answer = async (request: APIRequestContext, path: string): Promise<string> => {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location].filter(Boolean).join(' ');
};

test('a service keeps being found under its former slugs, in both languages, until it is gone', async ({ request, stack }) => {
  const cms = await cmsAs(stack, ACCOUNTS.admin);
  const fields = { title: 'Podcast Studio', description: 'From script to feed.', order: 99 };
  const [a, b, c] = ['podcast-studio', 'podcast-house', 'podcast-place'];
  const service = await cms.publish(SERVICE, { ...fields, slug: a });
  try {
    await cms.republish(SERVICE, service, { title: 'استوديو البودكاست', slug: a }, 'ar');
    await expect.poll(() => answer(request, `/ar/services/${a}`), WITHIN).toBe('200');
    expect(await answer(request, `/services/${b}`), 'asked before it exists, so that the 404 could have been kept').toBe('404');

    await cms.republish(SERVICE, service, { ...fields, slug: b });
    await expect.poll(() => answer(request, `/services/${a}`), WITHIN).toBe(`308 /services/${b}`);
    await expect.poll(() => answer(request, `/ar/services/${a}`), WITHIN).toBe(`308 /ar/services/${b}`);
    await expect.poll(() => answer(request, `/services/${b}`), WITHIN).toBe('200');
    await expect.poll(() => answer(request, `/ar/services/${b}`), WITHIN).toBe('200');

    await cms.republish(SERVICE, service, { ...fields, slug: c });
    for (const old of [a, b]) await expect.poll(() => answer(request, `/services/${old}`), WITHIN).toBe(`308 /services/${c}`);

    await cms.republish(SERVICE, service, { ...fields, slug: a });
    await expect.poll(() => answer(request, `/services/${a}`), WITHIN).toBe('200');
    for (const old of [b, c]) await expect.poll(() => answer(request, `/services/${old}`), WITHIN).toBe(`308 /services/${a}`);
  } finally {
    await cms.remove(SERVICE, service);
  }
  for (const slug of [a, b, c]) await expect.poll(() => answer(request, `/services/${slug}`), WITHIN).toBe('404');
});

test('an old slug that another post takes is that post’s, and an unpublished post leads nowhere', async ({ request, stack }) => {
  const cms = await cmsAs(stack, ACCOUNTS.admin);
  const fields = { title: 'A post that moves', excerpt: 'Here and there.', content: [] };
  const first = await cms.publish(POST, { ...fields, slug: 'post-that-moves' });
  let second: Awaited<ReturnType<typeof cms.publish>> | undefined;
  try {
    await cms.republish(POST, first, { ...fields, slug: 'post-that-moved' });
    await expect.poll(() => answer(request, '/blog/post-that-moves'), WITHIN).toBe('308 /blog/post-that-moved');

    await cms.unpublish(POST, first);
    await expect.poll(() => answer(request, '/blog/post-that-moves'), WITHIN).toBe('404');
    await cms.republish(POST, first, { ...fields, slug: 'post-that-moved' });
    await expect.poll(() => answer(request, '/blog/post-that-moves'), WITHIN).toBe('308 /blog/post-that-moved');

    second = await cms.publish(POST, { ...fields, title: 'A post that stays', slug: 'post-that-moves' });
    await expect.poll(() => answer(request, '/blog/post-that-moves'), WITHIN).toBe('200');
  } finally {
    await cms.remove(POST, first);
    if (second) await cms.remove(POST, second);
  }
});
