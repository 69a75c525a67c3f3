import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { loginToPanel } from './helpers/panel';

let cms: TestCms;
let marketing: string;
let guest: string;
let post: string;
let slug: string;

beforeAll(async () => {
  cms = await startCms();
  marketing = await loginToPanel(cms, 'marketing');
  await cms.strapi.service('admin::role').create({ name: 'Guest', code: 'guest', description: '' });
  guest = await loginToPanel(cms, 'guest');
});
afterAll(() => cms.stop());

beforeEach(async () => {
  slug = uniqueSlug('post');
  post = await createDraft(cms.strapi, 'api::post.post', { title: 'First title', slug, excerpt: 'In short' });
  await writeDraft(cms.strapi, 'api::post.post', post, 'ar', { title: 'العنوان الأول', slug });
});

const call = (path: string, { method = 'GET', json, token = marketing, language = 'en' }: { method?: string; json?: unknown; token?: string; language?: string } = {}) =>
  cms.request(`/content-desk/${path}?language=${language}`, { method, json, token });
const title = async (locale: 'en' | 'ar') => (await cms.strapi.documents('api::post.post').findOne({ documentId: post, locale }))?.title;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe('beside the form of a post', () => {
  it('stands what is known of it in both languages', async () => {
    const { status, body } = await call(`post/${post}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ documentId: post, kind: 'post', slug, languages: [{ language: 'en', state: 'draft' }, { language: 'ar', state: 'draft' }] });
  });

  it('a time is set and called off, for one language', async () => {
    const publishAt = tomorrow();
    const set = await call(`post/${post}/schedule`, { method: 'PUT', json: { publishAt }, language: 'ar' });
    expect(set.status).toBe(200);
    expect(set.body.data.languages).toMatchObject([{ publishAt: null }, { publishAt, unpublishAt: null }]);
    const off = await call(`post/${post}/schedule`, { method: 'PUT', json: { publishAt: null }, language: 'ar' });
    expect(off.body.data.languages).toMatchObject([{ publishAt: null }, { publishAt: null }]);
  });

  it.each([
    [{ publishAt: 'soon' }, 'publishAt'],
    [{ publishAt: '2020-01-01T00:00:00.000Z' }, 'publishAt'],
    [{ publishAt: 5 }, 'publishAt'],
    [{ slug: 'other' }, 'slug'],
  ])('no time is set by %j', async (json, field) => {
    const { status, body } = await call(`post/${post}/schedule`, { method: 'PUT', json });
    expect(status).toBe(400);
    expect(Object.keys(body.error.details.fields)).toEqual([field]);
  });

  it('its versions are listed, compared and brought back', async () => {
    await cms.request(`/content-manager/collection-types/api::post.post/${post}?locale=en`, { method: 'PUT', json: { title: 'Second title' }, token: marketing });
    const { body } = await call(`post/${post}/versions`);
    expect(body.data[0]).toMatchObject({ action: 'save', by: 'Test marketing', changed: ['title'] });
    const { number } = body.data.at(-1);
    const compared = await call(`post/${post}/versions/${number}`);
    expect(compared.body.data).toEqual([{ field: 'title', then: 'First title', now: 'Second title' }]);

    const restored = await call(`post/${post}/versions/${number}/restore`, { method: 'POST', json: {} });
    expect(restored.status).toBe(200);
    expect([await title('en'), await title('ar')]).toEqual(['First title', 'العنوان الأول']);
    expect((await call(`post/${post}/versions`)).body.data[0]).toMatchObject({ action: 'restore', by: 'Test marketing' });
  });

  it.each(['0', '999', 'x', '1e9', '-1'])('there is no version %s', async (number) => {
    expect((await call(`post/${post}/versions/${number}`)).status).toBe(404);
    expect((await call(`post/${post}/versions/${number}/restore`, { method: 'POST', json: {} })).status).toBe(404);
  });
});

describe('the way to a preview', () => {
  const link = async (path: string, language = 'en') => new URL((await call(`${path}/preview`, { language })).body.data.url);

  it('leads to the website, in the language of the form', async () => {
    for (const [language, path] of [['en', `/blog/${slug}`], ['ar', `/ar/blog/${slug}`]] as const) {
      const { origin, pathname, searchParams } = await link(`post/${post}`, language);
      expect([origin, pathname, searchParams.get('path')]).toEqual([cms.strapi.config.get('site.publicUrl'), '/preview/start', path]);
      expect(Number(searchParams.get('until'))).toBeGreaterThan(Date.now());
    }
  });

  it('leads to the slug of the draft, whatever is published', async () => {
    await publish(cms.strapi, 'api::post.post', post);
    const changed = uniqueSlug('changed');
    await writeDraft(cms.strapi, 'api::post.post', post, 'en', { slug: changed });
    expect((await link(`post/${post}`)).searchParams.get('path')).toBe(`/blog/${changed}`);
  });

  it('leads from a sub-service to its service', async () => {
    const service = await createDraft(cms.strapi, 'api::service.service', { title: 'Service', slug: uniqueSlug('service') });
    const subService = await createDraft(cms.strapi, 'api::sub-service.sub-service', { title: 'Part', slug: uniqueSlug('part'), service });
    const paths = await Promise.all([`service/${service}`, `sub-service/${subService}`].map(async (path) => (await link(path)).searchParams.get('path')));
    expect(paths[0]).toMatch(/^\/services\/service-\d+$/);
    expect(paths[1]).toBe(paths[0]);
    const alone = await createDraft(cms.strapi, 'api::sub-service.sub-service', { title: 'Alone', slug: uniqueSlug('part') });
    const { status, body } = await call(`sub-service/${alone}/preview`);
    expect([status, body.error.details.fields]).toEqual([400, { serviceId: 'required' }]);
  });
});

describe('nobody else', () => {
  const calls = (): [string, string, unknown?][] => [
    ['GET', `post/${post}`],
    ['PUT', `post/${post}/schedule`, { publishAt: tomorrow() }],
    ['GET', `post/${post}/versions`],
    ['GET', `post/${post}/versions/1`],
    ['POST', `post/${post}/versions/1/restore`, {}],
    ['GET', `post/${post}/preview`],
  ];

  it('gets there without signing in to the panel', async () => {
    for (const [method, path, json] of calls()) expect((await call(path, { method, json, token: '' })).status).toBe(401);
  });

  it('gets there with a role that may not do the same in the form', async () => {
    for (const [method, path, json] of calls()) expect((await call(path, { method, json, token: guest })).status).toBe(403);
  });

  it.each(['page/:id', 'user/:id', 'post/none', 'post/%27%20OR%201=1'])('finds anything at %s', async (path) => {
    expect((await call(path.replace(':id', post))).status).toBe(404);
  });

  it('finds anything in a language there is none of', async () => {
    expect((await call(`post/${post}`, { language: 'fr' })).status).toBe(404);
  });
});
