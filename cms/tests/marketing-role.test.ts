import { startCms, type TestCms } from './helpers/cms';
import { createDraft, uniqueSlug } from './helpers/content';
import { loginToPanel } from './helpers/panel';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startCms();
  token = await loginToPanel(cms, 'marketing');
});
afterAll(() => cms.stop());

const collection = (uid: string) => `/content-manager/collection-types/${uid}`;
const call = (method: string, path: string, json?: unknown) => cms.request(path, { method, json, token });

const withDrafts = ['api::post.post', 'api::service.service', 'api::sub-service.sub-service'];

describe('marketing staff in the admin panel', () => {
  it.each(withDrafts)('write and publish %s in both languages', async (uid) => {
    const base = collection(uid);
    const created = await call('POST', `${base}?locale=en`, { title: 'Title', slug: uniqueSlug(), seo: undefined });
    expect(created.status).toBe(201);
    const id: string = created.body.data.documentId;
    expect((await call('PUT', `${base}/${id}?locale=ar`, { title: 'عنوان' })).status).toBe(200);
    for (const locale of ['en', 'ar']) {
      expect((await call('GET', `${base}/${id}?locale=${locale}`)).status).toBe(200);
      expect((await call('POST', `${base}/${id}/actions/publish?locale=${locale}`, {})).status).toBe(200);
    }
    const arabic = await call('GET', `${base}/${id}?locale=ar&status=published`);
    expect(arabic.body.data.title).toBe('عنوان');
    expect((await call('POST', `${base}/${id}/actions/unpublish?locale=ar`, {})).status).toBe(200);
  });

  it('write every field of a post, its SEO included', async () => {
    const category = await createDraft(cms.strapi, 'api::category.category', { name: 'News', slug: uniqueSlug() });
    const data = {
      title: 'Complete',
      slug: uniqueSlug(),
      excerpt: 'In short',
      content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Text' }] }],
      coverAlt: 'A cover',
      category: { connect: [{ documentId: category }] },
      externalUrl: 'https://example.com/x',
      readTime: 7,
      publishDate: '2026-01-02T10:00:00.000Z',
      seo: { metaTitle: 'Meta', metaDescription: 'Description', noindex: true },
    };
    const { status, body } = await call('POST', collection('api::post.post'), data);
    expect(status).toBe(201);
    const { category: _category, ...rest } = data;
    expect(body.data).toMatchObject({ ...rest, seo: data.seo });
    const stored = await cms.strapi.documents('api::post.post').findOne({ documentId: body.data.documentId, populate: ['category'] });
    expect(stored?.category).toMatchObject({ name: 'News' });
  });

  it('write and delete categories', async () => {
    const created = await call('POST', collection('api::category.category'), { name: 'Tips', slug: uniqueSlug() });
    expect(created.status).toBe(201);
    expect((await call('DELETE', `${collection('api::category.category')}/${created.body.data.documentId}`)).status).toBe(200);
  });

  it.each(['api::post.post', 'api::sub-service.sub-service'])('delete %s', async (uid) => {
    const id = await createDraft(cms.strapi, uid as 'api::post.post', { title: 'Gone', slug: uniqueSlug() });
    expect((await call('DELETE', `${collection(uid)}/${id}`)).status).toBe(200);
    expect(await cms.strapi.documents(uid as 'api::post.post').findOne({ documentId: id })).toBeNull();
  });

  it('may not delete a service, alone or in bulk', async () => {
    const uid = 'api::service.service';
    const id = await createDraft(cms.strapi, uid, { title: 'Stays', slug: uniqueSlug() });
    expect((await call('DELETE', `${collection(uid)}/${id}`)).status).toBe(403);
    expect((await call('DELETE', `${collection(uid)}/${id}?locale=*`)).status).toBe(403);
    expect((await call('POST', `${collection(uid)}/actions/bulkDelete`, { documentIds: [id] })).status).toBe(403);
    expect(await cms.strapi.documents(uid).findOne({ documentId: id })).toMatchObject({ title: 'Stays' });
  });

  it('use the media library', async () => {
    expect((await call('GET', '/upload/files')).status).toBe(200);
    const form = new FormData();
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    form.append('files', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), 'pixel.png');
    const uploaded = await cms.request('/upload', { method: 'POST', body: form, token });
    expect(uploaded.status).toBe(201);
    const { id } = uploaded.body[0];
    expect((await call('DELETE', `/upload/files/${id}`)).status).toBe(200);
  });

  it('upload no SVG, whatever it is called', async () => {
    for (const name of ['x.svg', 'x.png']) {
      const form = new FormData();
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      form.append('files', new Blob([svg], { type: name.endsWith('svg') ? 'image/svg+xml' : 'image/png' }), name);
      const { status } = await cms.request('/upload', { method: 'POST', body: form, token });
      expect(status).toBe(400);
    }
    expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(0);
  });

  it.each([
    ['GET', collection('api::page.page')],
    ['POST', collection('api::page.page')],
    ['GET', collection('api::team-member.team-member')],
    ['GET', '/content-manager/single-types/api::site-settings.site-settings'],
    ['PUT', '/content-manager/single-types/api::site-settings.site-settings'],
    ['GET', collection('plugin::users-permissions.user')],
    ['POST', collection('plugin::users-permissions.user')],
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/roles'],
    ['GET', '/admin/api-tokens'],
    ['POST', '/admin/api-tokens'],
    ['GET', '/admin/webhooks'],
    ['GET', '/users-permissions/roles'],
    ['PUT', '/users-permissions/advanced'],
    ['POST', '/i18n/locales'],
    ['PUT', '/content-manager/content-types/api::post.post/configuration'],
  ])('may not %s %s', async (method, path) => {
    const { status } = await call(method, path, method === 'GET' ? undefined : {});
    expect(status).toBe(403);
  });

  it('are one of two kinds of panel users', async () => {
    const roles: { code: string }[] = await cms.strapi.service('admin::role').find();
    expect(roles.map(({ code }) => code).sort()).toEqual(['marketing', 'strapi-super-admin']);
  });

  it('lose a permission given by hand at the next start', async () => {
    const { databaseUrl } = cms;
    const count = () => cms.strapi.db.query('admin::permission').count({ where: { role: { code: 'marketing' } } });
    const before = await count();
    const role = await cms.strapi.service('admin::role').findOne({ code: 'marketing' });
    await cms.strapi.service('admin::role').addPermissions(role.id, [
      { action: 'plugin::content-manager.explorer.delete', subject: 'api::service.service', properties: { locales: ['en', 'ar'] }, conditions: [] },
    ]);
    expect(await count()).toBe(before + 1);
    await cms.stop();
    cms = await startCms({}, databaseUrl);
    expect(await count()).toBe(before);
  });
});
