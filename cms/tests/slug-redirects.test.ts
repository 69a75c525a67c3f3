import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { statementsDuring } from './helpers/statements';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const POST = 'api::post.post';
const CATEGORY = 'api::category.category';

const movedTo = async (slug: string, { model = 'post', locale = 'en' } = {}): Promise<string | null> =>
  (await cms.request(`/api/slug-moves/${model}/${slug}?locale=${locale}`)).body.slug;

/** A published post in English; with `arabic` in both languages. */
async function publishedPost(slug: string, { arabic = false } = {}): Promise<string> {
  const id = await createDraft(cms.strapi, POST, { title: 'Post', slug });
  if (arabic) await writeDraft(cms.strapi, POST, id, 'ar', { title: 'مقال' });
  await publish(cms.strapi, POST, id);
  return id;
}

async function rename(id: string, slug: string): Promise<void> {
  await writeDraft(cms.strapi, POST, id, 'en', { slug });
  await publish(cms.strapi, POST, id, 'en');
}

const remove = (id: string) => cms.strapi.documents(POST).delete({ documentId: id, locale: '*' });

describe('an address whose slug was changed', () => {
  it('leads to the present one, over several changes, in both languages', async () => {
    const [a, b, c] = [uniqueSlug('a'), uniqueSlug('b'), uniqueSlug('c')];
    const id = await publishedPost(a, { arabic: true });
    expect(await movedTo(a)).toBeNull();
    await rename(id, b);
    expect(await movedTo(a)).toBe(b);
    await rename(id, c);
    for (const locale of ['en', 'ar']) {
      expect(await movedTo(a, { locale })).toBe(c);
      expect(await movedTo(b, { locale })).toBe(c);
      expect(await movedTo(c, { locale })).toBeNull();
    }
  });

  it('never leads in a circle', async () => {
    const [a, b] = [uniqueSlug('a'), uniqueSlug('b')];
    const id = await publishedPost(a);
    await rename(id, b);
    await rename(id, a);
    expect(await movedTo(b)).toBe(a);
    expect(await movedTo(a)).toBeNull();
  });

  it('belongs to the document that takes the slug', async () => {
    const [a, b, c] = [uniqueSlug('a'), uniqueSlug('b'), uniqueSlug('c')];
    const first = await publishedPost(a);
    await rename(first, b);
    const second = await publishedPost(a);
    expect(await movedTo(a)).toBeNull();
    await rename(second, c);
    expect(await movedTo(a)).toBe(c);
    await remove(second);
    expect(await movedTo(a)).toBeNull();
    expect(await movedTo(c)).toBeNull();
  });

  it('leads nowhere once the document is unpublished, and again when it is back under another slug', async () => {
    const [a, b, c] = [uniqueSlug('a'), uniqueSlug('b'), uniqueSlug('c')];
    const id = await publishedPost(a);
    await rename(id, b);
    await cms.strapi.documents(POST).unpublish({ documentId: id });
    expect(await movedTo(a)).toBeNull();
    expect(await movedTo(b)).toBeNull();
    await rename(id, c);
    expect(await movedTo(a)).toBe(c);
    expect(await movedTo(b)).toBe(c);
  });

  it('is forgotten with the document', async () => {
    const [a, b] = [uniqueSlug('a'), uniqueSlug('b')];
    const id = await publishedPost(a);
    await rename(id, b);
    await remove(id);
    expect(await movedTo(a)).toBeNull();
    const { rows } = await cms.strapi.db.connection.raw('SELECT count(*)::int AS count FROM app.past_slugs WHERE document_id = ?', [id]);
    expect(rows[0].count).toBe(0);
  });

  it('was never one while the slug was a draft’s', async () => {
    const [draft, a, b] = [uniqueSlug('draft'), uniqueSlug('a'), uniqueSlug('b')];
    const id = await createDraft(cms.strapi, POST, { title: 'Draft', slug: draft });
    await writeDraft(cms.strapi, POST, id, 'en', { slug: a });
    await publish(cms.strapi, POST, id);
    await writeDraft(cms.strapi, POST, id, 'en', { slug: b });
    expect(await movedTo(draft)).toBeNull();
    expect(await movedTo(a)).toBeNull();
  });

  it('leads an Arabic reader to the English text where there is only that, and no English reader to Arabic', async () => {
    const [a, b, c] = [uniqueSlug('a'), uniqueSlug('b'), uniqueSlug('c')];
    const id = await publishedPost(a);
    await rename(id, b);
    expect(await movedTo(a, { locale: 'ar' })).toBe(b);
    await writeDraft(cms.strapi, POST, id, 'ar', { title: 'مقال' });
    await publish(cms.strapi, POST, id);
    await cms.strapi.documents(POST).unpublish({ documentId: id, locale: 'en' });
    await writeDraft(cms.strapi, POST, id, 'ar', { slug: c });
    await publish(cms.strapi, POST, id, 'ar');
    expect(await movedTo(a, { locale: 'ar' })).toBe(c);
    expect(await movedTo(a)).toBeNull();
  });

  it('is one of its own kind of document', async () => {
    const [a, b] = [uniqueSlug('a'), uniqueSlug('b')];
    const id = await publishedPost(a);
    await rename(id, b);
    for (const model of ['service', 'category', 'page', 'x']) expect(await movedTo(a, { model })).toBeNull();
  });

  it('is remembered for categories, whose changes are live at once', async () => {
    const [a, b] = [uniqueSlug('a'), uniqueSlug('b')];
    const id = await createDraft(cms.strapi, CATEGORY, { name: 'Category', slug: a });
    await cms.strapi.documents(CATEGORY).update({ documentId: id, locale: 'en', data: { slug: b } });
    expect(await movedTo(a, { model: 'category' })).toBe(b);
  });
});

it('a copy of a document takes no address of it along', async () => {
  const [a, b] = [uniqueSlug('a'), uniqueSlug('b')];
  const documents = cms.strapi.documents(CATEGORY);
  const id = await createDraft(cms.strapi, CATEGORY, { name: 'Category', slug: a });
  await documents.clone({ documentId: id, data: { name: 'Copy', slug: b } });
  await documents.delete({ documentId: id, locale: '*' });
  expect(await movedTo(a, { model: 'category' })).toBeNull();
});

it('a change that is rolled back leaves no trace', async () => {
  const [a, b] = [uniqueSlug('a'), uniqueSlug('b')];
  const id = await publishedPost(a);
  const failing = cms.strapi.db.transaction(async () => {
    await rename(id, b);
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  const { rows } = await cms.strapi.db.connection.raw('SELECT count(*)::int AS count FROM app.past_slugs WHERE slug IN (?, ?)', [a, b]);
  expect(rows[0].count).toBe(0);
});

it('an answer costs one statement', async () => {
  const { result, statements } = await statementsDuring(cms, () => movedTo('nobody-had-this'));
  expect(result).toBeNull();
  expect(statements).toHaveLength(1);
});
