import { call } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { create, draftBody, newSlug, POINT, readAsNobody, remove, update, upload, type Written } from '../../fixtures/content';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

/** What a visitor may have to wait after staff have published. */
const WITHIN = { timeout: 5_000, intervals: [250] };

const statusOf = async (stack: Stack, path: string) => (await readAsNobody(stack, path)).status;

test('a service and its sub-service are published in English, then in Arabic, are taken back, and are removed by an administrator', async ({ stack, request }) => {
  test.setTimeout(120_000);
  const marketing = await becomeActor(stack, 'marketing');
  const admin = await becomeActor(stack, 'admin');
  const slug = newSlug('published');
  const service = await create(marketing, '/services', { ...draftBody('/services', slug), status: 'published' });
  const part = await create(marketing, '/subservices', { ...draftBody('/subservices', `${slug}-part`, service.id), status: 'published' });
  try {
    expect([service.status, part.status]).toEqual(['published', 'published']);
    const read = await readAsNobody(stack, `/services/${slug}`);
    expect([read.status, read.body.data]).toEqual([200, expect.objectContaining({ id: service.id, title: service.title })]);
    expect((read.body.data as { subServices: { id: string; price: number }[] }).subServices).toEqual([expect.objectContaining({ id: part.id, price: 10.5 })]);
    expect((await readAsNobody(stack, `/subservices/${part.id}`)).body.data).toMatchObject({ slug: part.slug, serviceId: service.id });
    await expect.poll(async () => (await request.get(`/services/${slug}`)).status(), WITHIN).toBe(200);

    // Newer words stay in the draft until somebody publishes them.
    const changed = await update(marketing, '/services', service, { title: 'Newer', version: service.version });
    expect([changed.status, (changed.body.data as Written).status]).toEqual([200, 'changed']);
    expect((await readAsNobody(stack, `/services/${slug}`)).body.data).toMatchObject({ title: service.title });
    expect((await update(marketing, '/services', service, { status: 'published' })).status).toBe(200);
    expect((await readAsNobody(stack, `/services/${slug}`)).body.data).toMatchObject({ title: 'Newer' });

    // Until there is an Arabic version, the English one.
    expect((await readAsNobody(stack, `/services/${slug}?language=ar`)).body.data).toMatchObject({ language: 'en', title: 'Newer' });
    const arabic = { language: 'ar', title: 'خدمة جديدة', description: 'وصف', status: 'published' };
    expect((await update(marketing, '/services', service, arabic)).status).toBe(200);
    expect((await readAsNobody(stack, `/services/${slug}?language=ar`)).body.data).toMatchObject({ language: 'ar', title: 'خدمة جديدة' });
    expect((await readAsNobody(stack, `/services/${slug}`)).body.data).toMatchObject({ language: 'en', title: 'Newer' });

    const back = await update(marketing, '/services', service, { status: 'draft' });
    expect([back.status, (back.body.data as Written).status]).toEqual([200, 'draft']);
    expect(await statusOf(stack, `/services/${slug}`)).toBe(404);
    expect(await statusOf(stack, `/services/${slug}?language=ar`)).toBe(200);

    expect((await remove(marketing, '/services', service)).status).toBe(403);
  } finally {
    expect((await remove(marketing, '/subservices', part)).status).toBe(200);
    expect((await remove(admin, '/services', service)).status).toBe(200);
  }
  expect(await statusOf(stack, `/services/${slug}?language=ar`)).toBe(404);
  expect(await statusOf(stack, `/subservices/${part.id}`)).toBe(404);
});

test('a post is published with a picture of its own, changed and removed by marketing', async ({ stack, request }) => {
  const marketing = await becomeActor(stack, 'marketing');
  const stored = await upload(marketing, { ...POINT, name: 'صورة النشر.png' });
  const picture = stored.body.data as { id: number; url: string; width: number; height: number; name: string };
  expect([stored.status, Object.keys(picture).sort()]).toEqual([201, ['height', 'id', 'name', 'url', 'width']]);
  expect([picture.url.startsWith('/media/'), picture.width, picture.height]).toEqual([true, 1, 1]);
  expect((await request.get(picture.url)).status()).toBe(200);

  const slug = newSlug('post');
  const body: Record<string, unknown> = { ...draftBody('/blogs', slug), image: picture.id, imageAlt: 'A point', category: 'seo', publishedAt: '2001-02-03T04:05:06Z', status: 'published' };
  const post = await create(marketing, '/blogs', body);
  try {
    const { status, body: read } = await readAsNobody(stack, `/blogs/slug/${slug}`);
    expect([status, read.data]).toEqual([200, expect.objectContaining({
      id: post.id, title: post.title, excerpt: 'Of a test', content: body.content, imageAlt: 'A point', publishedAt: '2001-02-03T04:05:06.000Z',
      category: expect.objectContaining({ slug: 'seo' }),
    })]);
    expect((read.data as { image: string }).image).toContain(picture.url);
    expect((await update(marketing, '/blogs', post, { image: null, category: null, status: 'published' })).status).toBe(200);
    expect((await readAsNobody(stack, `/blogs/slug/${slug}`)).body.data).toMatchObject({ image: null, category: null });
  } finally {
    expect((await remove(marketing, '/blogs', post)).status).toBe(200);
  }
  expect((await call(marketing, 'GET', `/blogs/slug/${slug}`)).status).toBe(404);
});
