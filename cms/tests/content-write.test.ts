import { startCms, type TestCms } from './helpers/cms';
import { createDraft, uniqueSlug } from './helpers/content';
import { staff } from './helpers/staff';
import { blocksOf, Desk, inLanguage, makeImage } from './helpers/staff-content';

let cms: TestCms;
let desk: Desk;

beforeAll(async () => {
  cms = await startCms();
  desk = new Desk(cms, (await staff(cms, 'marketing_responsible')).secret);
});
afterAll(() => cms.stop());

/** What visitors get of a service, null where they get none. */
const publicService = async (slug: string, locale: 'en' | 'ar' = 'en') => {
  const { body } = await cms.request(`/api/services?locale=${locale}&filters[slug]=${slug}&populate[subServices][sort]=order`);
  return body.data[0] ?? null;
};
const subTitles = ({ subServices }: { subServices: { title: string }[] }) => subServices.map(({ title }) => title);
const arabic = { language: 'ar' } as const;
const texts = { title: 'عنوان', description: 'وصف' };

describe('a new document', () => {
  it('is a draft of one language, after all others, at an address made of its title', async () => {
    const before = await desk.create('service');
    const answer = await desk.tryCreate('service', { title: '  Paid Media & Search  ' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      kind: 'service', slug: 'paid-media-and-search', order: (before.order ?? 0) + 1, image: null,
      languages: [{ language: 'en', state: 'draft', title: 'Paid Media & Search' }, { language: 'ar', state: 'missing', version: null }],
    });
    expect(await publicService('paid-media-and-search')).toBeNull();
    const again = await desk.tryCreate('service', { title: 'Paid media & search' });
    expect(again.body.data.slug).toBe('paid-media-and-search-2');
  });

  it('can begin in Arabic, whose letters become those of an address', async () => {
    const { body } = await desk.tryCreate('post', { title: 'التسويق' }, arabic);
    expect(body.data.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(body.data.languages).toMatchObject([{ state: 'missing' }, { state: 'draft', title: 'التسويق' }]);
  });

  it('is public at once where that is asked for', async () => {
    const { slug, languages: [{ state }] } = await desk.create('service', {}, { publish: true });
    expect(state).toBe('published');
    expect(await publicService(slug)).toMatchObject({ title: 'Title' });
  });

  it('needs a title, and a sub-service its service', async () => {
    expect((await desk.tryCreate('service', {})).body.error.fields).toEqual({ title: 'required' });
    expect((await desk.tryCreate('sub-service', {})).body.error.fields).toEqual({ title: 'required', serviceId: 'choose' });
    expect((await desk.tryCreate('service', { title: '!!!' })).body.error.fields).toEqual({ slug: 'required' });
  });
});

describe('languages', () => {
  it('share all but their words, and are published apart', async () => {
    const imageId = await makeImage(cms);
    const { documentId, slug } = await desk.create('service', { imageId, order: 7 }, { publish: true });
    const added = await desk.save('service', documentId, texts, arabic);
    expect(added).toMatchObject({ slug, order: 7, image: { id: imageId, width: 4, height: 3 } });
    expect(added.languages).toMatchObject([{ state: 'published', title: 'Title' }, { state: 'draft', title: 'عنوان' }]);
    expect(await publicService(slug, 'ar')).toBeNull();
    await desk.publish('service', documentId, 'ar');
    expect(await publicService(slug, 'ar')).toMatchObject({ title: 'عنوان', slug, order: 7 });
    const taken = await desk.unpublish('service', documentId, 'ar');
    expect(taken.languages.map(({ state }) => state)).toEqual(['published', 'draft']);
    expect(await publicService(slug, 'ar')).toBeNull();
    expect(await publicService(slug)).not.toBeNull();
  });

  it('are changed while their draft says something else than the site', async () => {
    const { documentId, slug } = await desk.create('service', {}, { publish: true });
    const changed = await desk.save('service', documentId, { title: 'Newer' });
    expect(inLanguage(changed, 'en').state).toBe('changed');
    expect(await publicService(slug)).toMatchObject({ title: 'Title' });
    const same = await desk.save('service', documentId, { title: 'Title' });
    expect(inLanguage(same, 'en').state).toBe('published');
    const published = await desk.save('service', documentId, { title: 'Newest' }, { publish: true });
    expect(inLanguage(published, 'en').state).toBe('published');
    expect(await publicService(slug)).toMatchObject({ title: 'Newest' });
  });

  it('are outdated in Arabic once English words are newer', async () => {
    const { documentId } = await desk.create('service');
    const states = async (input: Record<string, unknown>, language: 'en' | 'ar') =>
      (await desk.save('service', documentId, input, { language })).languages.map(({ isOutdated }) => isOutdated);
    expect(await states(texts, 'ar')).toEqual([false, false]);
    expect(await states({ order: 5 }, 'en')).toEqual([false, false]);
    expect(await states({ description: 'Newer' }, 'en')).toEqual([false, true]);
    expect(await states({ description: 'أحدث' }, 'ar')).toEqual([false, false]);
  });

  it('say how much of what they need is written, and by whom', async () => {
    const { documentId, languages: [english] } = await desk.create('service', { imageId: await makeImage(cms) });
    expect(english).toMatchObject({ filled: 2, fields: 3, changedBy: 'Layla Haddad' });
    expect(Date.now() - Date.parse(english.changedAt ?? '')).toBeLessThan(60_000);
    const { languages: [whole, none] } = await desk.save('service', documentId, { imageAlt: 'A picture' });
    expect(whole).toMatchObject({ filled: 3, fields: 3 });
    expect(none).toMatchObject({ filled: 0, fields: 3 });
  });

  it('need a title when they are added', async () => {
    const { documentId } = await desk.create('service');
    const { status, body } = await desk.trySave('service', documentId, { description: 'وصف' }, arabic);
    expect([status, body.error.fields]).toEqual([400, { title: 'required' }]);
  });
});

describe('sub-services', () => {
  it('belong to their service in every language, whichever was written first', async () => {
    const service = await desk.create('service', {}, { publish: true });
    const { documentId: serviceId, slug } = service;
    const first = await desk.create('sub-service', { serviceId, title: 'First', price: 99.5 }, { publish: true });
    const second = await desk.create('sub-service', { serviceId, title: 'Second' }, { publish: true });
    expect([first, second]).toMatchObject([{ order: 1, price: 99.5, serviceId }, { order: 2, price: 0, serviceId }]);
    await desk.save('sub-service', first.documentId, { ...texts, title: 'الأول' }, { ...arabic, publish: true });
    await desk.save('service', serviceId, texts, { ...arabic, publish: true });
    await desk.save('sub-service', second.documentId, { ...texts, title: 'الثاني' }, { ...arabic, publish: true });
    expect(subTitles(await publicService(slug))).toEqual(['First', 'Second']);
    expect(subTitles(await publicService(slug, 'ar'))).toEqual(['الأول', 'الثاني']);
    const { subServices = [] } = await desk.read('service', serviceId);
    expect(subServices.map((sub) => [sub.documentId, sub.languages.map(({ state }) => state)])).toEqual([
      [first.documentId, ['published', 'published']], [second.documentId, ['published', 'published']],
    ]);
  });

  it('move to another service in both languages', async () => {
    const [from, to] = [await desk.create('service'), await desk.create('service')];
    for (const { documentId } of [from, to]) await desk.save('service', documentId, texts, arabic);
    const { documentId } = await desk.create('sub-service', { serviceId: from.documentId });
    await desk.save('sub-service', documentId, texts, arabic);
    await desk.save('sub-service', documentId, { serviceId: to.documentId });
    const links = await cms.strapi.db.query('api::sub-service.sub-service').findMany({ where: { documentId }, populate: ['service'] });
    expect(links.map(({ locale, service }: { locale: string; service: { documentId: string; locale: string } }) =>
      [locale, service.documentId, service.locale]).sort()).toEqual([['ar', to.documentId, 'ar'], ['en', to.documentId, 'en']]);
  });

  it('go with their service', async () => {
    const { documentId: serviceId } = await desk.create('service');
    const { documentId } = await desk.create('sub-service', { serviceId });
    const admin = new Desk(cms, (await staff(cms, 'admin')).secret);
    expect((await admin.call(`/service/${serviceId}`, { method: 'DELETE' })).status).toBe(200);
    expect((await desk.call(`/sub-service/${documentId}`)).status).toBe(404);
  });
});

describe('a post', () => {
  it('keeps its blocks, category, date and address elsewhere', async () => {
    const slug = uniqueSlug('category');
    const category = await createDraft(cms.strapi, 'api::category.category', { name: 'News', slug });
    await cms.strapi.documents('api::category.category').update({ documentId: category, locale: 'ar', data: { name: 'أخبار', slug } });
    const fields = { content: blocksOf('Text'), categorySlug: slug, publishDate: '2026-01-02T03:04:05.000Z', externalUrl: 'https://example.com/a' };
    const { documentId } = await desk.create('post', fields);
    const both = await desk.save('post', documentId, texts, arabic);
    expect(both).toMatchObject({ categorySlug: slug, publishDate: fields.publishDate, externalUrl: fields.externalUrl });
    expect(inLanguage(both, 'en').content).toEqual(fields.content);
    const cleared = await desk.save('post', documentId, { categorySlug: null, externalUrl: null, publishDate: null });
    expect(cleared).toMatchObject({ categorySlug: null, externalUrl: null, publishDate: null });
  });

  it('is published with a text of its own or an address elsewhere', async () => {
    const { documentId } = await desk.create('post', { content: blocksOf(' ') });
    const { status, body } = await desk.call(`/post/${documentId}/publish`, { json: { language: 'en' } });
    expect([status, body.error.fields]).toEqual([400, { content: 'required' }]);
    await desk.save('post', documentId, { externalUrl: 'https://example.com' }, { publish: true });
    await desk.save('post', documentId, { externalUrl: null, content: blocksOf('Text') }, { publish: true });
  });
});

it('what can’t be published yet isn’t saved either', async () => {
  const { documentId } = await desk.create('service');
  const { status, body } = await desk.trySave('service', documentId, { title: 'New', description: '' }, { publish: true });
  expect([status, body.error]).toEqual([400, { code: 'invalid_request', fields: { description: 'required' } }]);
  expect(inLanguage(await desk.read('service', documentId), 'en')).toMatchObject({ title: 'Title', description: 'Description', state: 'draft' });
});

it('two documents of a kind never have one address', async () => {
  const { slug } = await desk.create('service');
  const { status, body } = await desk.tryCreate('service', { title: 'Other', slug });
  expect([status, body.error.fields]).toEqual([400, { slug: 'slugTaken' }]);
});

describe('input', () => {
  it.each([
    ['service', { title: '' }, { title: 'required' }],
    ['service', { title: 'x'.repeat(121) }, { title: 'tooLong' }],
    ['service', { title: 'a\u0000b' }, { title: 'invalid' }],
    ['service', { title: ['x'] }, { title: 'invalid' }],
    ['service', { description: 'x'.repeat(2_001) }, { description: 'tooLong' }],
    ['service', { slug: 'Upper' }, { slug: 'slug' }],
    ['service', { slug: 'new' }, { slug: 'slugReserved' }],
    ['service', { order: 1.5 }, { order: 'invalid' }],
    ['service', { order: '1' }, { order: 'invalid' }],
    ['service', { imageId: 999_999 }, { imageId: 'choose' }],
    ['service', { price: 1, documentId: 'x', publishedAt: null }, { price: 'unknown', documentId: 'unknown', publishedAt: 'unknown' }],
    ['post', { description: 'x'.repeat(501) }, { description: 'tooLong' }],
    ['post', { content: 'text' }, { content: 'invalid' }],
    ['post', { content: [null] }, { content: 'invalid' }],
    ['post', { content: [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'x' }] }] }] }, { content: 'invalid' }],
    ['post', { content: blocksOf('a\u0000b') }, { content: 'invalid' }],
    ['post', { externalUrl: 'javascript:alert(1)' }, { externalUrl: 'invalid' }],
    ['post', { publishDate: 'tomorrow' }, { publishDate: 'date' }],
    ['post', { categorySlug: 'nowhere' }, { categorySlug: 'choose' }],
  ] as const)('of a %s: %j is refused', async (kind, input, fields) => {
    const { documentId } = await desk.create(kind);
    const { status, body } = await desk.trySave(kind, documentId, input);
    expect([status, body.error]).toEqual([400, { code: 'invalid_request', fields }]);
  });

  it.each([-1, 1.005, 1_000_001, '5', null])('a price of %j is refused', async (price) => {
    const { documentId: serviceId } = await desk.create('service');
    const { status, body } = await desk.tryCreate('sub-service', { title: 'T', serviceId, price });
    expect([status, body.error.fields]).toEqual([400, { price: 'price' }]);
  });

  it('loses what would turn its words around', async () => {
    const { languages: [{ title }] } = await desk.create('service', { title: ' A\u202Eb\u2066c ' });
    expect(title).toBe('Abc');
  });
});
