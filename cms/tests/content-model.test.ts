import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { kindFacts } from '../src/content/kinds';
import { kinds } from '../src/content/types';
import { contentModels } from '../src/documents/models';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const service = 'api::service.service';
const rows = async (sql: string, ...values: string[]) =>
  (await cms.strapi.db.connection.raw(sql, values)).rows as Record<string, unknown>[];

describe('content model', () => {
  it('is what the code of the CMS takes it for', () => {
    const types = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
    const actual = types
      .map((type) => ({
        uid: type.uid as string,
        table: type.collectionName,
        hasSlug: 'slug' in type.attributes,
        hasDrafts: type.options?.draftAndPublish === true,
      }))
      .sort((a, b) => a.uid.localeCompare(b.uid));
    const expected = contentModels
      .map(({ uid, table, hasSlug, hasDrafts }) => ({ uid: uid as string, table, hasSlug, hasDrafts }))
      .sort((a, b) => a.uid.localeCompare(b.uid));
    expect(actual).toEqual(expected);
  });

  it.each(kinds)('of a %s is what the code for staff takes it for', (kind) => {
    const { uid, attributes, texts, imageField, shared, titleLength, descriptionLength } = kindFacts[kind];
    const model: Readonly<Record<string, { readonly type: string; readonly pluginOptions?: object }>> = cms.strapi.contentType(uid).attributes;
    const byStrapi = ['createdAt', 'updatedAt', 'publishedAt', 'locale'];
    const columns = (isLocalized: boolean) => Object.entries(model)
      .filter(([name, { type }]) => !['relation', 'media', 'component'].includes(type) && !byStrapi.includes(name))
      .filter(([, { pluginOptions }]) => ((pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true) === isLocalized)
      .map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      .sort();
    expect(Object.keys(model)).toEqual(expect.arrayContaining(Object.values(attributes)));
    expect(columns(true)).toEqual(['title', ...Object.values(texts).filter((column) => column !== null)].sort());
    expect(columns(false)).toEqual([...shared].sort());
    expect(model[imageField]).toMatchObject({ type: 'media' });
    expect(model.title).toMatchObject({ maxLength: titleLength });
    expect(model[attributes.description ?? '']).toMatchObject({ maxLength: descriptionLength });
  });

  it('is localized everywhere, except for slugs', () => {
    for (const { uid, hasSlug } of contentModels) {
      const type = cms.strapi.contentType(uid);
      expect(type.pluginOptions).toMatchObject({ i18n: { localized: true } });
      const { slug }: Record<string, unknown> = type.attributes;
      if (hasSlug) expect(slug).toMatchObject({ required: true, pluginOptions: { i18n: { localized: false } } });
    }
  });

  it('has English as default language, and Arabic', async () => {
    const locales = cms.strapi.plugin('i18n').service('locales');
    expect(await locales.getDefaultLocale()).toBe('en');
    expect((await locales.find()).map(({ code }: { code: string }) => code).sort()).toEqual(['ar', 'en']);
  });

  it('copies slug, price and order to a language that is added later', async () => {
    const slug = uniqueSlug();
    const uid = 'api::sub-service.sub-service';
    const id = await createDraft(cms.strapi, uid, { title: 'Audit', slug, price: 149.5, order: 3 });
    await writeDraft(cms.strapi, uid, id, 'ar', { title: 'تدقيق' });
    expect(await cms.strapi.documents(uid).findOne({ documentId: id, locale: 'ar' })).toMatchObject({
      title: 'تدقيق',
      slug,
      price: 149.5,
      order: 3,
    });
  });

  it('carries an unlocalized change to the other language when only one is published', async () => {
    const uid = 'api::sub-service.sub-service';
    const id = await createDraft(cms.strapi, uid, { title: 'Audit', slug: uniqueSlug(), price: 100 });
    await writeDraft(cms.strapi, uid, id, 'ar', { title: 'تدقيق' });
    await publish(cms.strapi, uid, id);
    const slug = uniqueSlug('renamed');
    await writeDraft(cms.strapi, uid, id, 'en', { price: 120, slug });
    // Strapi compares with whichever row of the document comes first; make that the changed draft.
    await rows('CLUSTER sub_services USING sub_services_pkey');
    await publish(cms.strapi, uid, id, 'en');
    const arabic = await cms.strapi.documents(uid).findOne({ documentId: id, locale: 'ar', status: 'published' });
    expect(arabic).toMatchObject({ title: 'تدقيق', price: 120, slug });
  });
});

describe('constraints', () => {
  it('exist after the first start and survive a second one', async () => {
    const names = async () => (await rows("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")).map((row) => row.indexname);
    const expected = [
      'services_draft_slug_locale_unique',
      'services_published_slug_locale_unique',
      'posts_published_slug_locale_unique',
      'categories_all_slug_locale_unique',
      'posts_list_idx',
      'services_list_idx',
      'posts_published_idx',
      'up_users_email_lower_unique',
      'up_users_username_lower_unique',
    ];
    expect(await names()).toEqual(expect.arrayContaining(expected));
    const { databaseUrl } = cms;
    await cms.stop();
    cms = await startCms({}, databaseUrl);
    expect(await names()).toEqual(expect.arrayContaining(expected));
  });

  it('refuse a second row with the slug, per language and apart for drafts and published rows', async () => {
    const slug = uniqueSlug();
    const id = await createDraft(cms.strapi, service, { title: 'One', slug });
    await publish(cms.strapi, service, id);
    expect(await rows('SELECT id FROM services WHERE slug = ?', slug)).toHaveLength(2);
    const insert = (published: string) =>
      rows(`INSERT INTO services (document_id, locale, slug, title, published_at) VALUES ('x', 'en', ?, 'Two', ${published})`, slug);
    await expect(insert('NULL')).rejects.toMatchObject({ code: '23505' });
    await expect(insert('now()')).rejects.toMatchObject({ code: '23505' });
  });

  it('let one of five simultaneous accounts with the same address through', async () => {
    const users = cms.strapi.db.query('plugin::users-permissions.user');
    const attempts = ['a@x.example', 'A@x.example', 'a@X.example', 'A@X.EXAMPLE', 'a@x.Example'].map((email, index) =>
      users.create({ data: { username: `user-${index}`, email, provider: 'local', password: 'secret-1' } }),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuse a user name that differs in case only', async () => {
    const users = cms.strapi.db.query('plugin::users-permissions.user');
    const data = { provider: 'local', password: 'secret-1' };
    await users.create({ data: { ...data, username: 'Mona', email: 'm1@x.example' } });
    await expect(users.create({ data: { ...data, username: 'mona', email: 'm2@x.example' } })).rejects.toMatchObject({ code: '23505' });
  });
});
