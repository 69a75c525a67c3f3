import type * as ActorModule from '../src/content/actor';
import type * as ReadContentModule from '../src/content/read-content';
import type { Actor, Language } from '../src/content/types';
import type * as VersionsModule from '../src/content/versions';
import type * as BackfillModule from '../src/content/versions-backfill';
import { startCms, type TestCms } from './helpers/cms';
import { compiled } from './helpers/compiled';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { loginToPanel } from './helpers/panel';

const { readContent } = compiled<typeof ReadContentModule>('content/read-content');
const { runAs } = compiled<typeof ActorModule>('content/actor');
const { compareVersion, listVersions, readVersion, restoreVersion } = compiled<typeof VersionsModule>('content/versions');
const { backfillVersions } = compiled<typeof BackfillModule>('content/versions-backfill');

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const POST = 'api::post.post';
const mona: Actor = { kind: 'account', id: 'mona', name: 'Mona' };
const omar: Actor = { kind: 'account', id: 'omar', name: 'Omar' };

const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
const list = (id: string, language: Language = 'en') => listVersions(cms.strapi, 'post', id, language);
const read = (id: string, number: number, language: Language = 'en') => readVersion(cms.strapi, 'post', id, language, number);
/** Each version in short: number, act, whose, and the fields that changed. */
const acts = async (id: string, language: Language = 'en') =>
  (await list(id, language)).map(({ number, action, by, changed }) => [number, action, by, ...changed].join(' '));

/** A post of Mona's, in English. */
const newPost = (data: Record<string, unknown> = {}) =>
  runAs(mona, () => createDraft(cms.strapi, POST, { title: 'Title', slug: uniqueSlug('version'), ...data }));
const save = (id: string, data: Record<string, unknown>, { actor = omar, language = 'en' }: { actor?: Actor; language?: Language } = {}) =>
  runAs(actor, () => writeDraft(cms.strapi, POST, id, language, data));
const publishAs = (actor: Actor, id: string, language: Language | '*' = '*') => runAs(actor, () => publish(cms.strapi, POST, id, language));

async function storedCount(id: string): Promise<number> {
  const { rows } = await cms.strapi.db.connection.raw('SELECT count(*)::int AS count FROM app.content_versions WHERE document_id = ?', [id]);
  return rows[0].count;
}

describe('the history of a document', () => {
  it('has a version for each save that changes words: who made it, and in which fields', async () => {
    const id = await newPost({ excerpt: 'First' });
    await save(id, { excerpt: 'Second', coverAlt: 'A desk', content: text('Words'), seo: { metaTitle: 'Found' } });
    expect(await acts(id)).toEqual(['2 save Omar description content imageAlt seo', '1 save Mona title description']);
    expect(await read(id, 1)).toEqual({ title: 'Title', description: 'First', content: null, imageAlt: null, seo: null });
    const seo = { metaTitle: 'Found', metaDescription: null, noindex: false };
    expect(await read(id, 2)).toEqual({ title: 'Title', description: 'Second', content: text('Words'), imageAlt: 'A desk', seo });
  });

  it('has none for a save that changes no word of the language', async () => {
    const id = await newPost();
    await save(id, { title: 'عنوان' }, { language: 'ar' });
    await save(id, { title: 'Title', excerpt: '' });
    await save(id, { readTime: 9, slug: uniqueSlug('version') });
    expect(await acts(id)).toHaveLength(1);
    expect(await acts(id, 'ar')).toEqual(['1 save Omar title']);
  });

  it('tells of publishing and of taking off, in the languages it was done for', async () => {
    const id = await newPost();
    await save(id, { title: 'عنوان' }, { language: 'ar' });
    await publishAs(mona, id, 'en');
    await publishAs(omar, id);
    await runAs(mona, () => cms.strapi.documents(POST).unpublish({ documentId: id, locale: 'ar' }));
    expect(await acts(id)).toEqual(['3 publish Omar', '2 publish Mona', '1 save Mona title']);
    expect(await acts(id, 'ar')).toEqual(['3 unpublish Mona', '2 publish Omar', '1 save Omar title']);
  });

  it('takes saving and publishing in one go for one version', async () => {
    const id = await newPost();
    await cms.strapi.db.transaction(async () => {
      await save(id, { title: 'Other' });
      await save(id, { excerpt: 'In short' });
      await publishAs(omar, id);
    });
    await runAs(omar, () => cms.strapi.documents(POST).update({ documentId: id, locale: 'en', status: 'published', data: { title: 'Third' } }));
    expect(await acts(id)).toEqual(['3 publish Omar title', '2 publish Omar title description', '1 save Mona title']);
    expect(await read(id, 2)).toMatchObject({ title: 'Other', description: 'In short' });
  });

  it('holds the last 20 versions', async () => {
    const id = await newPost();
    for (let index = 2; index <= 24; index += 1) await save(id, { title: `Title ${index}` });
    const numbers = (await list(id)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 24 - index));
    expect(await storedCount(id)).toBe(20);
    await expect(read(id, 4)).rejects.toMatchObject({ code: 'not_found' });
    expect(await read(id, 5)).toMatchObject({ title: 'Title 5' });
  });

  it('numbers simultaneous changes one after the other, and loses none', async () => {
    const id = await newPost();
    await publish(cms.strapi, POST, id);
    const titles = ['A', 'B', 'C', 'D'];
    await Promise.all([...titles.map((title) => save(id, { title })), publishAs(mona, id), publishAs(omar, id)]);
    const versions = await list(id);
    expect(versions.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    const saved = await Promise.all(versions.filter(({ action }) => action === 'save').map(({ number }) => read(id, number)));
    expect(saved.map(({ title }) => title).sort()).toEqual([...titles, 'Title']);
    expect(versions.filter(({ action }) => action === 'publish')).toHaveLength(3);
  });

  it('keeps nothing of a change that is rolled back', async () => {
    const id = await newPost();
    const failing = cms.strapi.db.transaction(async () => {
      await save(id, { title: 'Undone' });
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await acts(id)).toHaveLength(1);
  });

  it('knows of a copy and of a discarded draft what they are', async () => {
    const id = await newPost({ excerpt: 'Short' });
    await publishAs(mona, id);
    await save(id, { excerpt: 'Longer' });
    await runAs(omar, () => cms.strapi.documents(POST).discardDraft({ documentId: id, locale: 'en' }));
    expect((await acts(id))[0]).toBe('4 save Omar description');
    const copy = await runAs(omar, () => cms.strapi.documents(POST).clone({ documentId: id, data: { title: 'Copy', slug: uniqueSlug('copy') } }));
    expect(await acts(copy?.documentId ?? '')).toEqual(['1 save Omar title description']);
    expect(await acts(id)).toHaveLength(4);
  });

  it('goes with the document; that of a language waits for its return', async () => {
    const id = await newPost();
    await save(id, { title: 'عنوان' }, { language: 'ar' });
    await cms.strapi.documents(POST).delete({ documentId: id, locale: 'ar' });
    expect(await acts(id, 'ar')).toHaveLength(1);
    const restored = await restoreVersion(cms.strapi, 'post', mona, id, 'ar', 1);
    expect(restored.languages[1]).toMatchObject({ state: 'draft', title: 'عنوان' });
    await cms.strapi.documents(POST).delete({ documentId: id, locale: '*' });
    expect(await storedCount(id)).toBe(0);
  });

  it('is kept of services and sub-services too, and of nothing else', async () => {
    const service = await createDraft(cms.strapi, 'api::service.service', { title: 'Service', slug: uniqueSlug('service') });
    const subService = await createDraft(cms.strapi, 'api::sub-service.sub-service', { title: 'Part', slug: uniqueSlug('part'), service, price: 10 });
    const category = await createDraft(cms.strapi, 'api::category.category', { name: 'Tips', slug: uniqueSlug('tips') });
    expect(await listVersions(cms.strapi, 'service', service, 'en')).toHaveLength(1);
    expect(await readVersion(cms.strapi, 'sub-service', subService, 'en', 1)).toEqual({ title: 'Part', description: null, imageAlt: null });
    expect(await storedCount(category)).toBe(0);
  });
});

it('what is written in the admin panel has its history, under the name of who is signed in there', async () => {
  const token = await loginToPanel(cms, 'marketing');
  const posts = '/content-manager/collection-types/api::post.post';
  const created = await cms.request(`${posts}?locale=en`, { json: { title: 'Panel', slug: uniqueSlug('panel') }, token });
  const id: string = created.body.data.documentId;
  const published = await cms.request(`${posts}/${id}/actions/publish?locale=en`, { json: { title: 'From the panel' }, token });
  expect(published.status).toBe(200);
  expect((await cms.request(`${posts}/${id}/actions/unpublish?locale=en`, { json: {}, token })).status).toBe(200);
  expect(await acts(id)).toEqual(['3 unpublish Test marketing', '2 publish Test marketing title', '1 save Test marketing title']);
});

describe('an older version', () => {
  const seo = { metaTitle: 'Found', metaDescription: null, noindex: true };

  /** A published post whose draft has moved on since its first version. */
  async function movedOn(): Promise<string> {
    const id = await newPost({ excerpt: 'First', content: text('One'), seo, readTime: 3 });
    await save(id, { title: 'عنوان' }, { language: 'ar' });
    await publishAs(mona, id);
    await save(id, { title: 'Other', excerpt: null, content: text('Two'), seo: null, readTime: 7 });
    return id;
  }

  it('is compared with the present draft', async () => {
    const id = await movedOn();
    expect(await compareVersion(cms.strapi, 'post', id, 'en', 1)).toEqual([
      { field: 'title', then: 'Title', now: 'Other' },
      { field: 'description', then: 'First', now: null },
      { field: 'content', then: text('One'), now: text('Two') },
      { field: 'seo', then: seo, now: null },
    ]);
    expect(await compareVersion(cms.strapi, 'post', id, 'en', 3)).toEqual([]);
    await expect(compareVersion(cms.strapi, 'post', id, 'en', 9)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('becomes a new version of the draft: nothing is published, and what the languages share stays', async () => {
    const id = await movedOn();
    await publishAs(mona, id);
    const document = await restoreVersion(cms.strapi, 'post', omar, id, 'en', 1);
    expect(document.languages[0]).toMatchObject({ title: 'Title', description: 'First', content: text('One'), state: 'changed' });
    expect(document.languages[1]).toMatchObject({ title: 'عنوان', state: 'published' });
    expect((await acts(id))[0]).toBe('5 restore Omar title description content seo');
    expect(await acts(id, 'ar')).toHaveLength(3);
    const posts = cms.strapi.documents(POST);
    expect(await posts.findOne({ documentId: id, populate: ['seo'] })).toMatchObject({ excerpt: 'First', readTime: 7, seo });
    expect(await posts.findOne({ documentId: id, status: 'published' })).toMatchObject({ title: 'Other' });
  });

  it('is not put over what somebody has saved since', async () => {
    const id = await movedOn();
    const { version } = (await restoreVersion(cms.strapi, 'post', omar, id, 'en', 1)).languages[0];
    await save(id, { title: 'Newest' }, { actor: mona });
    const late = restoreVersion(cms.strapi, 'post', omar, id, 'en', 3, version);
    await expect(late).rejects.toMatchObject({ code: 'conflict', document: { languages: [{ title: 'Newest' }, {}] } });
    expect(await cms.strapi.documents(POST).findOne({ documentId: id })).toMatchObject({ title: 'Newest' });
  });

  it('has to be one of the document’s own', async () => {
    const id = await movedOn();
    await expect(restoreVersion(cms.strapi, 'post', omar, id, 'en', 9)).rejects.toMatchObject({ code: 'not_found' });
    await expect(restoreVersion(cms.strapi, 'service', omar, id, 'en', 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(restoreVersion(cms.strapi, 'post', omar, 'nobody', 'en', 1)).rejects.toMatchObject({ code: 'not_found' });
  });
});

/** When the words of each language changed last, and by whom. */
async function changesOf(id: string) {
  const [en, ar] = (await readContent(cms.strapi, 'post', id)).languages.map(({ changedAt, changedBy: by }) => ({ at: String(changedAt), by }));
  return { en, ar };
}

describe('the last change of a language', () => {
  it('is that of its words: neither publishing nor what both languages share counts', async () => {
    const id = await newPost();
    await save(id, { title: 'عنوان' }, { language: 'ar' });
    const before = await changesOf(id);
    expect(before).toMatchObject({ en: { by: 'Mona' }, ar: { by: 'Omar' } });
    await save(id, { readTime: 9 });
    await publishAs(omar, id);
    expect(await changesOf(id)).toEqual(before);
    await save(id, { title: 'Newer' });
    const after = await changesOf(id);
    expect(after.ar).toEqual(before.ar);
    expect(after.en?.by).toBe('Omar');
    expect(after.en && after.ar && after.en.at > after.ar.at).toBe(true);
  });

  it('is the same for two languages saved together', async () => {
    const id = await cms.strapi.db.transaction(async () => {
      const made = await newPost();
      await save(made, { title: 'عنوان' }, { language: 'ar' });
      await save(made, { title: 'Last' });
      return made;
    });
    const changes = await changesOf(id);
    expect(changes.en?.at).toBe(changes.ar?.at);
  });
});

describe('content of before histories were kept', () => {
  /** A post in both languages without a history, saved at these times. */
  async function oldPost(english: string, arabic: string): Promise<string> {
    const id = await newPost({ excerpt: 'Old' });
    await save(id, { title: 'عنوان' }, { language: 'ar' });
    const db = cms.strapi.db.connection;
    await db.raw('DELETE FROM app.content_versions WHERE document_id = ?', [id]);
    for (const [locale, at] of [['en', english], ['ar', arabic]]) await db('posts').where({ document_id: id, locale }).update({ updated_at: new Date(String(at)) });
    return id;
  }

  it('gets a first version at the start, once, however many processes start', async () => {
    const id = await oldPost('2026-01-02T10:00:00.000Z', '2026-01-01T10:00:00.000Z');
    await Promise.all([backfillVersions(cms.strapi), backfillVersions(cms.strapi)]);
    await backfillVersions(cms.strapi);
    expect(await list(id)).toEqual([{ number: 1, at: '2026-01-02T10:00:00.000Z', by: null, action: 'save', changed: ['title', 'description'] }]);
    expect(await list(id, 'ar')).toEqual([{ number: 1, at: '2026-01-01T10:00:00.000Z', by: null, action: 'save', changed: ['title'] }]);
    const { en, ar } = await changesOf(id);
    expect([en?.at, ar?.at]).toEqual(['2026-01-02T10:00:00.000Z', '2026-01-01T10:00:00.000Z']);
  });

  it('does not count as outdated for a save that touched both languages', async () => {
    const id = await oldPost('2026-01-02T10:00:00.500Z', '2026-01-02T10:00:00.000Z');
    await backfillVersions(cms.strapi);
    const { en, ar } = await changesOf(id);
    expect(ar).toEqual(en);
  });

  it('goes on from what there is of a history', async () => {
    const id = await oldPost('2026-01-02T10:00:00.000Z', '2026-01-01T10:00:00.000Z');
    await save(id, { title: 'New words' });
    await backfillVersions(cms.strapi);
    expect(await acts(id)).toHaveLength(1);
    expect(await acts(id, 'ar')).toHaveLength(1);
  });
});
