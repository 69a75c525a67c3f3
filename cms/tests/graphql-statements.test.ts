import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { staff } from './helpers/staff';
import { makeImage } from './helpers/staff-content';
import { askAs, dashboardOperations } from './helpers/staff-graphql';
import { statementsDuring } from './helpers/statements';

const SERVICE = 'api::service.service';
const SUB_SERVICE = 'api::sub-service.sub-service';

let cms: TestCms;
let made = 0;

beforeAll(async () => {
  cms = await startCms();
  for (let count = 0; count < 2; count += 1) await makeService();
});
afterAll(() => cms.stop());

/** A published service with a picture and three sub-services with theirs, the last made first. */
async function makeService(): Promise<void> {
  made += 1;
  const service = await createDraft(cms.strapi, SERVICE, { title: `Service ${made}`, slug: uniqueSlug(), order: made, image: await makeImage(cms) });
  await publish(cms.strapi, SERVICE, service);
  for (const order of [3, 2, 1]) {
    const data = { title: `Part ${made}.${order}`, slug: uniqueSlug(), order, service, image: await makeImage(cms) };
    await publish(cms.strapi, SUB_SERVICE, await createDraft(cms.strapi, SUB_SERVICE, data));
  }
}

interface Service {
  title: string;
  image: { url: string } | null;
  subServices: { title: string; image: { url: string } | null }[];
}

const list = (page = 'limit: 100') => `{
  services(locale: "en", sort: "order:asc", pagination: { limit: 100 }) {
    title slug image { url width height } seo { metaTitle }
    subServices(sort: "order:asc", pagination: { ${page} }) { title price image { url } }
  }
}`;

/** Asks anew: what is kept of an earlier answer takes no statement at all. */
const ask = (query: string) => cms.request('/graphql', { json: { query }, headers: { 'cache-control': 'no-cache' } });

async function services(query: string): Promise<Service[]> {
  const { body, text } = await ask(query);
  if (body.errors) throw new Error(text);
  return body.data.services;
}

it('services with pictures and sub-services take as many statements however many they are, at most twelve', async () => {
  await services(list());
  const few = await statementsDuring(cms, () => services(list()));
  for (let count = 0; count < 10; count += 1) await makeService();
  // What was made last is still being told of; that work is over with the first answer.
  await services(list());
  const many = await statementsDuring(cms, () => services(list()));
  expect([few.result.length, many.result.length]).toEqual([2, 12]);
  expect(many.statements).toHaveLength(few.statements.length);
  expect(many.statements.length).toBeLessThanOrEqual(12);
});

it('staff’s list takes as many statements however long it is', async () => {
  const { secret } = await staff(cms, 'marketing_responsible');
  const document = dashboardOperations().get('StaffContentList') ?? '';
  const askList = (limit: number) => askAs(cms, secret, document, { variables: { kind: 'service', limit } });
  await askList(1);
  const short = await statementsDuring(cms, () => askList(1));
  const long = await statementsDuring(cms, () => askList(100));
  expect(short.result.body.data.staffContentList.documents).toHaveLength(1);
  expect(long.result.body.data.staffContentList.documents.length).toBeGreaterThan(1);
  expect(long.statements).toHaveLength(short.statements.length);
});

it('each service gets its own picture and its own sub-services, in their order', async () => {
  const found = await services(list());
  expect(found.map(({ title }) => title)).toEqual(found.map((_, index) => `Service ${index + 1}`));
  for (const [index, { subServices }] of found.entries()) {
    expect(subServices.map(({ title }) => title)).toEqual([1, 2, 3].map((order) => `Part ${index + 1}.${order}`));
  }
  const pictures = found.flatMap(({ image, subServices }) => [image?.url, ...subServices.map((subService) => subService.image?.url)]);
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('a page of sub-services is one of each service’s own', async () => {
  for (const [page, orders] of [['limit: 2', [1, 2]], ['start: 1, limit: 1', [2]], ['page: 2, pageSize: 2', [3]]] as const) {
    for (const [index, { subServices }] of (await services(list(page))).entries()) {
      expect(subServices.map(({ title }) => title)).toEqual(orders.map((order) => `Part ${index + 1}.${order}`));
    }
  }
});

it('what has no picture, no sub-services and no other language says so, and what has them keeps them', async () => {
  const bare = await createDraft(cms.strapi, SERVICE, { title: 'Bare', slug: uniqueSlug(), order: 900 });
  await publish(cms.strapi, SERVICE, bare);
  const both = await createDraft(cms.strapi, SERVICE, { title: 'Both', slug: uniqueSlug(), order: 901 });
  await writeDraft(cms.strapi, SERVICE, both, 'ar', { title: 'كلاهما' });
  await publish(cms.strapi, SERVICE, both);
  const query = `{
    services(locale: "en", sort: "order:desc", pagination: { limit: 3 }) {
      title image { url } subServices { title } localizations { locale }
    }
  }`;
  expect(await services(query)).toEqual([
    { title: 'Both', image: null, subServices: [], localizations: [{ locale: 'ar' }] },
    { title: 'Bare', image: null, subServices: [], localizations: [] },
    { title: `Service ${made}`, image: { url: expect.any(String) }, subServices: expect.any(Array), localizations: [] },
  ]);
});

it('the two roots of one question don’t mix', async () => {
  const { body } = await cms.graphql(`{
    one: services(filters: { title: { eq: "Service 1" } }) { subServices(filters: { order: { eq: 1 } }) { title } }
    two: services(filters: { title: { eq: "Service 2" } }) { subServices(filters: { order: { eq: 2 } }) { title } }
  }`);
  expect(body.data).toEqual({ one: [{ subServices: [{ title: 'Part 1.1' }] }], two: [{ subServices: [{ title: 'Part 2.2' }] }] });
});

it('a relation that can’t be loaded fails the question, and none after it', async () => {
  const query = cms.strapi.db.query.bind(cms.strapi.db);
  cms.strapi.log.silent = true;
  const broken = jest.spyOn(cms.strapi.db, 'query').mockImplementation((uid) => {
    const repository = query(uid);
    const findMany: typeof repository.findMany = (params) =>
      params?.select?.length === 1 ? Promise.reject(new Error('the database is gone')) : repository.findMany(params);
    return uid === SERVICE ? { ...repository, findMany } : repository;
  });
  const failed = await ask(list());
  broken.mockRestore();
  cms.strapi.log.silent = false;
  expect(failed.status).toBe(500);
  expect(await services(list())).not.toEqual([]);
});
