import { startCms, type TestCms } from './helpers/cms';
import { publish, writeDraft } from './helpers/content';
import { staff } from './helpers/staff';
import { Desk, inLanguage } from './helpers/staff-content';

let cms: TestCms;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  cms = await startCms();
  desk = new Desk(cms, (await staff(cms, 'marketing_responsible')).secret);
  other = new Desk(cms, (await staff(cms, 'admin')).secret);
});
afterAll(() => cms.stop());

const SERVICE = 'api::service.service';
const english = async (documentId: string) => inLanguage(await desk.read('service', documentId), 'en');

it('the second of two who save what both have read gets the document as it is now, and changes nothing', async () => {
  const { documentId, ...made } = await desk.create('service');
  const { version } = made.languages[0];
  await desk.save('service', documentId, { title: 'First' }, { version });
  const { status, body } = await other.trySave('service', documentId, { title: 'Second' }, { version });
  expect([status, body.error.code]).toEqual([409, 'conflict']);
  expect(body.error.document).toEqual(await desk.read('service', documentId).then(({ subServices: _none, ...document }) => document));
  expect((await english(documentId)).title).toBe('First');
});

it('of twenty saves at the same moment one succeeds', async () => {
  const { documentId, languages: [{ version }] } = await desk.create('service');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => desk.trySave('service', documentId, { title: `Title ${i}` }, { version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await english(documentId)).title).toBe(`Title ${winner}`);
});

it('twenty saves without a version all succeed, one after the other', async () => {
  const { documentId } = await desk.create('service');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => desk.trySave('service', documentId, { title: `Title ${i}`, order: i })));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  const { order, languages: [{ title }] } = await desk.read('service', documentId);
  expect(title).toBe(`Title ${order}`);
});

it('who had read that there is no Arabic yet doesn’t write over it', async () => {
  const { documentId } = await desk.create('service');
  const arabic = { language: 'ar', version: null } as const;
  await desk.save('service', documentId, { title: 'الأول' }, arabic);
  expect((await other.trySave('service', documentId, { title: 'الثاني' }, arabic)).status).toBe(409);
});

it('publishing what somebody has changed since is a conflict too', async () => {
  const { documentId, languages: [{ version }] } = await desk.create('service');
  await other.save('service', documentId, { description: 'Newer' });
  const answer = await desk.call(`/service/${documentId}/publish`, { json: { language: 'en', version } });
  expect(answer.status).toBe(409);
  expect((await english(documentId)).state).toBe('draft');
});

describe('a version', () => {
  const changes: [string, boolean, (documentId: string) => Promise<unknown>][] = [
    ['words written in the panel', true, (id) => writeDraft(cms.strapi, SERVICE, id, 'en', { description: 'From the panel' })],
    ['texts for search engines', true, (id) => writeDraft(cms.strapi, SERVICE, id, 'en', { seo: { metaTitle: 'Found' } })],
    ['what all languages share', true, (id) => writeDraft(cms.strapi, SERVICE, id, 'ar', { slug: `moved-${id.slice(0, 8)}` })],
    ['the other language’s words', false, (id) => writeDraft(cms.strapi, SERVICE, id, 'ar', { title: 'عنوان آخر' })],
    ['another place in the list', false, (id) => other.save('service', id, { order: 77 })],
    ['publishing', false, (id) => publish(cms.strapi, SERVICE, id, 'en')],
    ['a save that changes nothing', false, (id) => other.save('service', id, { title: 'Title' })],
  ];

  it.each(changes)('with %s: changes %s', async (_what, isNew, change) => {
    const { documentId } = await desk.create('service');
    await desk.save('service', documentId, { title: 'عنوان', description: 'وصف' }, { language: 'ar' });
    const { version } = await english(documentId);
    await change(documentId);
    expect((await english(documentId)).version !== version).toBe(isNew);
  });
});
