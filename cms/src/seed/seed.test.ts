import { startCms, type TestCms } from '../../tests/helpers/cms';
import { seedAccounts } from './accounts';
import { allPictures } from './content';

const uids = {
  services: 'api::service.service',
  subServices: 'api::sub-service.sub-service',
  posts: 'api::post.post',
  categories: 'api::category.category',
  pages: 'api::page.page',
  team: 'api::team-member.team-member',
} as const;

const settings = { SEED_CONTENT: 'true', DEMO_PASSWORD: 'first-Password-1', DEPLOYMENT: 'local' };

let cms: TestCms;

/** Stops the CMS and starts it again on the same database. */
async function restart(): Promise<void> {
  const { databaseUrl } = cms;
  await cms.stop();
  cms = await startCms(settings, databaseUrl);
}

const count = (uid: string, where: Record<string, unknown> = {}): Promise<number> =>
  cms.strapi.db.query(uid).count({ where });
const published = (locale: string) => ({ locale, publishedAt: { $notNull: true } });
const files = () => count('plugin::upload.file');

async function signIn(password: string): Promise<number> {
  const { status } = await cms.request('/admin/login', { json: { email: 'admin@rukn.example', password } });
  return status;
}

beforeAll(async () => {
  cms = await startCms(settings);
}, 180_000);

afterAll(async () => {
  await cms.stop();
  Object.assign(process.env, { SEED_CONTENT: 'false', DEMO_PASSWORD: '' });
});

describe('a first start', () => {
  it('publishes the catalogue in both languages', async () => {
    for (const locale of ['en', 'ar']) {
      expect(await count(uids.services, published(locale))).toBe(8);
      expect(await count(uids.subServices, published(locale))).toBe(43);
      expect(await count(uids.pages, published(locale))).toBe(6);
      expect(await count(uids.team, published(locale))).toBe(1);
      expect(await count(uids.categories, { locale })).toBe(4);
      expect(await count('api::site-settings.site-settings', { locale })).toBe(1);
    }
  });

  it('makes nine posts, each in its state', async () => {
    const drafts = { publishedAt: { $null: true } };
    expect(await count(uids.posts, { ...drafts, locale: 'en' })).toBe(9);
    expect(await count(uids.posts, { ...drafts, locale: 'ar' })).toBe(8);
    expect(await count(uids.posts, published('en'))).toBe(8);
    expect(await count(uids.posts, published('ar'))).toBe(6);
    const planned = await cms.strapi.documents('api::post.post').findMany({ filters: { publishDate: { $gt: new Date().toISOString() } } });
    expect(planned).toHaveLength(1);
  });

  it('is what visitors read in both languages, relations and pictures included', async () => {
    const query = `query ($locale: I18NLocaleCode) {
      services(locale: $locale, sort: "order") {
        title slug imageAlt image { url } subServices(sort: "order", pagination: { limit: 100 }) { title price service { slug } image { url } }
      }
      posts(locale: $locale, sort: "publishDate:desc") { title category { name } cover { url } content }
    }`;
    for (const [locale, script] of [['en', /[A-Za-z]/], ['ar', /\p{Script=Arabic}/u]] as const) {
      const { body } = await cms.graphql(query, { variables: { locale } });
      expect(body.errors).toBeUndefined();
      expect(body.data.services.map(({ slug }: { slug: string }) => slug)).toEqual([
        'digital-marketing', 'web-development', 'social-media', 'seo', 'strategy', 'content', 'brand-design', 'analytics',
      ]);
      for (const service of body.data.services) {
        expect(service.title).toMatch(script);
        expect(service.image.url).toMatch(/^\/uploads\/service_.+\.png$/);
        expect(service.subServices.length).toBeGreaterThanOrEqual(4);
        for (const sub of service.subServices) {
          expect(sub).toMatchObject({ service: { slug: service.slug }, price: expect.any(Number) });
          expect(sub.title).toMatch(script);
          expect(sub.image.url).toMatch(/\.png$/);
        }
      }
      for (const post of body.data.posts) {
        expect(post.category.name).toMatch(script);
        expect(post.cover.url).toMatch(/\.png$/);
      }
      const blocks = body.data.posts.flatMap(({ content }: { content: { type: string }[] }) => content);
      const image = blocks.find(({ type }: { type: string }) => type === 'image');
      expect(image.image).toMatchObject({ width: 1600, height: 1000, alternativeText: expect.stringMatching(script) });
    }
  });

  it('uploads every picture once, as a real file', async () => {
    expect(await files()).toBe(allPictures.length);
    const [file] = await cms.strapi.db.query('plugin::upload.file').findMany({ limit: 1 });
    const { status, headers } = await cms.request(file.url);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(file.alternativeText).not.toBe('');
  });

  it('makes the demo accounts with their roles', async () => {
    const accounts = await cms.strapi.db.query('plugin::users-permissions.user').findMany({ populate: ['role'], orderBy: 'email' });
    expect(accounts.map(({ email, confirmed, role }) => [email, confirmed, role.type])).toEqual([
      ['admin@rukn.example', true, 'admin'],
      ['client@rukn.example', true, 'user'],
      ['marketing@rukn.example', true, 'marketing_responsible'],
    ]);
    const panel = await cms.strapi.db.query('admin::user').findMany({ populate: ['roles'], orderBy: 'email' });
    expect(panel.map(({ email, roles }) => [email, roles.map(({ code }: { code: string }) => code)])).toEqual([
      ['admin@rukn.example', ['strapi-super-admin']],
      ['marketing@rukn.example', ['marketing']],
    ]);
    expect(await signIn('first-Password-1')).toBe(200);
  });
});

describe('a later start', () => {
  it('keeps what staff edited and does not bring back what they deleted', async () => {
    const { strapi } = cms;
    const find = async (uid: (typeof uids)['services' | 'posts'], slug: string) => {
      const document = await strapi.documents(uid).findFirst({ filters: { slug } });
      if (document === null) throw new Error(`no ${slug}`);
      return document.documentId;
    };
    const seo = await find(uids.services, 'seo');
    await strapi.documents(uids.services).update({ documentId: seo, locale: 'en', data: { title: 'Search', slug: 'search' } });
    await strapi.documents(uids.services).publish({ documentId: seo, locale: 'en' });
    const gone = await find(uids.posts, 'reply-first-social-media');
    await strapi.documents(uids.posts).delete({ documentId: gone, locale: '*' });
    const arabicGone = await find(uids.posts, 'arabic-keyword-research');
    await strapi.documents(uids.posts).delete({ documentId: arabicGone, locale: 'ar' });
    const pictures = await files();

    await restart();

    expect(await count(uids.services, { slug: 'seo' })).toBe(0);
    expect(await count(uids.services, { slug: 'search', title: 'Search', ...published('en') })).toBe(1);
    expect(await count(uids.services, published('en'))).toBe(8);
    expect(await count(uids.posts, { slug: 'reply-first-social-media' })).toBe(0);
    expect(await count(uids.posts, { slug: 'arabic-keyword-research', locale: 'ar' })).toBe(0);
    expect(await count(uids.subServices, published('ar'))).toBe(43);
    expect(await files()).toBe(pictures);
    expect(await count('plugin::users-permissions.user')).toBe(3);
  });

  it('goes on where an interrupted one stopped', async () => {
    const { strapi } = cms;
    const store = strapi.store({ type: 'plugin', name: 'seed' });
    const page = await strapi.documents('api::page.page').findFirst({ filters: { slug: 'tools' } });
    await strapi.documents('api::page.page').delete({ documentId: page?.documentId ?? '', locale: '*' });
    const { 'page:tools': _, ...documents } = (await store.get({ key: 'documents' })) as Record<string, string>;
    await store.set({ key: 'documents', value: documents });
    const { 'service-seo': __, ...pictures } = (await store.get({ key: 'pictures' })) as Record<string, number>;
    await store.set({ key: 'pictures', value: pictures });
    const uploaded = await files();

    await restart();

    expect(await count(uids.pages, { slug: 'tools', publishedAt: { $notNull: true } })).toBe(2);
    expect(await files()).toBe(uploaded);
  });

  it('leaves alone a document of the same slug that staff had made before', async () => {
    const { strapi } = cms;
    const store = strapi.store({ type: 'plugin', name: 'seed' });
    const { 'category:seo': _, ...documents } = (await store.get({ key: 'documents' })) as Record<string, string>;
    await store.set({ key: 'documents', value: documents });
    await strapi.db.query(uids.categories).updateMany({ where: { slug: 'seo', locale: 'en' }, data: { name: 'Ours' } });

    await restart();

    expect(await count(uids.categories, { slug: 'seo', name: 'Ours' })).toBe(1);
    expect(await count(uids.categories, { slug: 'seo' })).toBe(2);
  });

  it('changes the demo password when the environment does, and not before', async () => {
    const { strapi } = cms;
    const admin = await strapi.db.query('admin::user').findOne({ where: { email: 'admin@rukn.example' } });
    await strapi.service('admin::user').updateById(admin.id, { password: 'chosen-Password-2' });
    await seedAccounts(strapi);
    expect(await signIn('chosen-Password-2')).toBe(200);
    strapi.config.set('seed.demoPassword', 'third-Password-3');
    await seedAccounts(strapi);
    expect(await signIn('third-Password-3')).toBe(200);
    expect(await signIn('chosen-Password-2')).toBe(400);
    const client = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { email: 'client@rukn.example' } });
    const { validatePassword } = strapi.plugin('users-permissions').service('user');
    expect(await validatePassword('third-Password-3', client.password)).toBe(true);
  });

  it('makes no accounts without a demo password', async () => {
    const { strapi } = cms;
    strapi.config.set('seed.demoPassword', undefined);
    await strapi.db.query('plugin::users-permissions.user').delete({ where: { email: 'client@rukn.example' } });
    await seedAccounts(strapi);
    expect(await count('plugin::users-permissions.user')).toBe(2);
  });
});
