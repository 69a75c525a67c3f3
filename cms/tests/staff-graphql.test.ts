import { startCms, type TestCms } from './helpers/cms';
import { uniqueSlug } from './helpers/content';
import { staff, type Staff } from './helpers/staff';
import { askAs, dashboard, dashboardOperations } from './helpers/staff-graphql';

let cms: TestCms;
let member: Staff;
let other: Staff;

beforeAll(async () => {
  cms = await startCms();
  member = await staff(cms, 'marketing_responsible');
  other = await staff(cms, 'admin');
});
afterAll(() => cms.stop());

interface Version {
  language: string;
  state: string;
  isOutdated: boolean;
  version: string | null;
  title: string | null;
  publishAt: string | null;
  changedBy: string | null;
}
interface Content {
  documentId: string;
  kind: string;
  slug: string;
  price: number | null;
  image: { id: string } | null;
  languages: [Version, Version];
  subServices?: Content[];
  editorUrl: string | null;
}
interface Result {
  document: Content | null;
  conflict: Content | null;
  issues: { field: string; text: string }[];
}

const ask = <T>(name: string, variables?: Record<string, unknown>) => dashboard<T>(cms, member.secret, name, variables);

/** Saves what has nothing wrong with it. */
async function saved(name: string, variables: Record<string, unknown>): Promise<Content> {
  const { document, conflict, issues } = await ask<Result>(name, variables);
  expect([conflict, issues]).toEqual([null, []]);
  if (!document) throw new Error(`${name} answered no document`);
  return document;
}

const makeService = (input: Record<string, unknown> = {}, publish = false) =>
  saved('StaffCreateContent', {
    kind: 'service', language: 'en', input: { title: 'Search', description: 'Found by people.', slug: uniqueSlug('service'), ...input }, publish,
  });

describe('a service', () => {
  it('is created, read, changed and published language by language', async () => {
    const created = await makeService();
    expect(created).toMatchObject({ kind: 'service', editorUrl: null, languages: [{ language: 'en', state: 'draft' }, { language: 'ar', state: 'missing', version: null }] });

    const of = { kind: 'service', documentId: created.documentId };
    const arabic = await saved('StaffSaveContent', { ...of, language: 'ar', input: { title: 'بحث', description: 'يجدك الناس.' }, version: null, publish: false });
    expect(arabic.languages[1]).toMatchObject({ state: 'draft', title: 'بحث' });

    const published = await saved('StaffPublishContent', { ...of, language: 'en', version: arabic.languages[0].version });
    expect(published.languages.map(({ state }) => state)).toEqual(['published', 'draft']);
    const { body } = await cms.graphql('query ($id: ID!) { service(documentId: $id) { title } }', { variables: { id: created.documentId } });
    expect(body).toEqual({ data: { service: { title: 'Search' } } });

    const taken = await saved('StaffUnpublishContent', { ...of, language: 'en' });
    expect(taken.languages[0].state).toBe('draft');
    expect(await ask<Content>('StaffContent', of)).toMatchObject({ ...taken, subServices: [] });
  });

  it('comes with its sub-services where it is asked for by itself', async () => {
    const { documentId } = await makeService();
    const input = { title: 'Audit', slug: uniqueSlug('sub'), price: 99.5, serviceId: documentId };
    const made = await saved('StaffCreateContent', { kind: 'subService', language: 'en', input, publish: false });
    expect(made).toMatchObject({ kind: 'subService', price: 99.5, serviceId: documentId });
    const service = await ask<Content>('StaffContent', { kind: 'service', documentId });
    expect(service.subServices).toEqual([expect.objectContaining({ documentId: made.documentId, kind: 'subService' })]);
    const { documents } = await ask<{ documents: Content[] }>('StaffContentList', { kind: 'subService', serviceId: documentId });
    expect(documents.map((document) => document.documentId)).toEqual([made.documentId]);
  });

  it('that isn’t there is null to read, and not found to change', async () => {
    const of = { kind: 'service', documentId: 'a'.repeat(24) };
    expect(await ask('StaffContent', of)).toBeNull();
    const save = dashboardOperations().get('StaffSaveContent') ?? '';
    const { body } = await askAs(cms, member.secret, save, { variables: { ...of, language: 'en', input: { title: 'New' }, publish: false } });
    expect(body.errors).toEqual([expect.objectContaining({ message: 'not_found', extensions: { code: 'not_found' } })]);
  });
});

describe('a save', () => {
  it('of something that somebody else saved first writes nothing, and answers what there is now', async () => {
    const { documentId, languages } = await makeService();
    const save = { kind: 'service', documentId, language: 'en', publish: false, version: languages[0].version };
    const first = await dashboard<Result>(cms, other.secret, 'StaffSaveContent', { ...save, input: { title: 'Theirs' } });
    expect(first.document?.languages[0].title).toBe('Theirs');

    const second = await ask<Result>('StaffSaveContent', { ...save, input: { title: 'Mine' } });
    expect(second).toMatchObject({ document: null, issues: [], conflict: { documentId, languages: [{ title: 'Theirs' }, {}] } });
    const again = await saved('StaffSaveContent', { ...save, version: second.conflict?.languages[0].version, input: { title: 'Mine' } });
    expect(again.languages[0].title).toBe('Mine');
  });

  it('with something wrong names each field with a key of the site’s texts, and writes nothing', async () => {
    const { documentId } = await makeService();
    const input = { title: ' ', slug: 'No Slug', imageId: 'x', price: 1 };
    const result = await ask<Result>('StaffSaveContent', { kind: 'service', documentId, language: 'en', input, publish: false });
    expect(result).toMatchObject({ document: null, conflict: null });
    expect(Object.fromEntries(result.issues.map(({ field, text }) => [field, text]))).toEqual({ title: 'required', slug: 'slug', imageId: 'choose', price: 'unknown' });
    expect((await ask<Content>('StaffContent', { kind: 'service', documentId })).languages[0].title).toBe('Search');
  });
});

describe('a list', () => {
  it('is searched, filtered and paged', async () => {
    const word = uniqueSlug('word').replace('-', '');
    const one = await makeService({ title: `${word} one` }, true);
    const two = await makeService({ title: `${word} two` });
    const list = (more: object = {}) => ask<{ documents: Content[]; total: number }>('StaffContentList', { kind: 'service', search: word, sort: 'title', ...more });

    expect(await list()).toMatchObject({ total: 2, documents: [{ documentId: one.documentId }, { documentId: two.documentId }] });
    expect(await list({ state: 'draft', language: 'en' })).toMatchObject({ total: 1, documents: [{ documentId: two.documentId }] });
    expect(await list({ page: 2, limit: 1 })).toMatchObject({ total: 2, documents: [{ documentId: two.documentId }] });
  });

  it.each([{ limit: 101 }, { limit: 0 }, { page: 0 }, { search: 'x'.repeat(101) }])('is refused with %j', async (more) => {
    const { body } = await askAs(cms, member.secret, dashboardOperations().get('StaffContentList') ?? '', { variables: { kind: 'service', ...more } });
    expect(body.errors).toEqual([expect.objectContaining({ extensions: { code: 'invalid_request' } })]);
  });

  it('is put in another order', async () => {
    const documents = [await makeService(), await makeService()];
    const documentIds = documents.map(({ documentId }) => documentId).reverse();
    expect(await ask('StaffReorderContent', { kind: 'service', documentIds })).toBe(true);
    const list = await ask<{ documents: Content[] }>('StaffContentList', { kind: 'service', sort: 'order', limit: 100 });
    const known = list.documents.map(({ documentId }) => documentId).filter((id) => documentIds.includes(id));
    expect(known).toEqual(documentIds);
  });
});

it('former versions are listed, read and restored', async () => {
  const { documentId, languages } = await makeService({ title: 'First' });
  const of = { kind: 'service', documentId, language: 'en' };
  await saved('StaffSaveContent', { ...of, input: { title: 'Second' }, version: languages[0].version, publish: false });

  const versions = await ask<{ number: number; at: string; by: string; action: string; changed: string[] }[]>('StaffContentVersions', of);
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(versions[0]).toMatchObject({ action: 'save', by: 'Layla Haddad', changed: ['title'] });
  expect(await ask('StaffContentVersion', { ...of, number: 1 })).toMatchObject({ title: 'First' });

  const restored = await saved('StaffRestoreVersion', { ...of, number: 1 });
  expect(restored.languages[0].title).toBe('First');
});

it('times are set, and one of them taken away', async () => {
  const { documentId } = await makeService();
  const of = { kind: 'service', documentId, language: 'en' };
  const [soon, later] = [3_600_000, 7_200_000].map((ahead) => new Date(Date.now() + ahead).toISOString());
  const set = await saved('StaffScheduleContent', { ...of, publishAt: soon, unpublishAt: later });
  expect(set.languages[0]).toMatchObject({ publishAt: soon, unpublishAt: later });
  const changed = await saved('StaffScheduleContent', { ...of, unpublishAt: null });
  expect(changed.languages[0]).toMatchObject({ publishAt: soon, unpublishAt: null });

  const { scheduled } = await ask<{ scheduled: object[] }>('StaffToday');
  expect(scheduled).toContainEqual({ __typename: 'StaffScheduled', kind: 'service', documentId, title: 'Search', language: 'en', action: 'publish', at: soon });
});

it('an address is proposed, and known to be taken', async () => {
  const { slug } = await makeService({ title: 'Paid Media', slug: 'paid-media' });
  expect(slug).toBe('paid-media');
  expect(await ask('StaffSlug', { kind: 'service', title: 'Growth Plans' })).toMatchObject({ slug: 'growth-plans', isFree: true });
  const taken = await ask<{ slug: string; isFree: boolean }>('StaffSlug', { kind: 'service', title: 'Paid Media' });
  expect(taken.isFree ? taken.slug : 'taken').not.toBe('paid-media');
});

it('a post is led to where it is written', async () => {
  const { documentId } = await cms.strapi.documents('api::post.post').create({ locale: 'en', data: { title: 'Post', slug: uniqueSlug('post') } });
  const { editorUrl } = await ask<Content>('StaffContent', { kind: 'post', documentId });
  expect(editorUrl).toBe(`http://cms.example/admin/content-manager/collection-types/api::post.post/${documentId}`);
});
