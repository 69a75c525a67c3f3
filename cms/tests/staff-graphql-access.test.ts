import type { GraphQLSchema } from 'graphql';
import { makeAccount, setUser, signIn } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug } from './helpers/content';
import { staff, type Staff } from './helpers/staff';
import { askAs, dashboardOperations, rootField } from './helpers/staff-graphql';

let cms: TestCms;
let marketing: Staff;
let client: string;

beforeAll(async () => {
  cms = await startCms();
  marketing = await staff(cms, 'marketing_responsible');
  ({ secret: client } = await signIn(cms, await makeAccount(cms)));
});
afterAll(() => cms.stop());

const operations = [...dashboardOperations()].map(([name, document]) => ({ name, document }));

/** Fits every variable of the dashboard's operations; what isn't declared is left out by whoever asks. */
const values: Readonly<Record<string, unknown>> = {
  kind: 'service', documentId: 'a'.repeat(24), documentIds: [], language: 'en', input: {}, publish: false, number: 1, title: 'Title',
};
const variablesOf = (document: string) => Object.fromEntries(Object.entries(values).filter(([name]) => document.includes(`$${name}:`)));

const codesOf = (body: { errors?: { extensions?: { code?: string } }[] }) => body.errors?.map(({ extensions }) => extensions?.code);

it('every field for staff is asked by an operation of the dashboard, so that none is missing here', () => {
  const schema: GraphQLSchema = cms.strapi.plugin('graphql').service('content-api').buildSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(fields.filter((name) => name.startsWith('staff')).sort()).toEqual(operations.map(({ document }) => rootField(document)).sort());
  // Nothing can be changed through GraphQL but by staff.
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => !name.startsWith('staff'))).toEqual([]);
});

describe.each(operations)('$name', ({ document }) => {
  const variables = variablesOf(document);

  it('is answered to nobody without the site’s secret, whoever is signed in', async () => {
    for (const siteSecret of ['', 'wrong', `Bearer ${process.env.SITE_API_SECRET}`]) {
      const { body } = await askAs(cms, marketing.secret, document, { variables, siteSecret });
      expect(codesOf(body)).toEqual(['unauthorized']);
      expect(Object.values(body.data ?? {}).filter((value) => value !== null)).toEqual([]);
    }
  });

  it('is answered to nobody without a session, and to no client', async () => {
    for (const secret of [undefined, 'A'.repeat(43), 'nonsense']) {
      expect(codesOf((await askAs(cms, secret, document, { variables })).body)).toEqual(['unauthorized']);
    }
    expect(codesOf((await askAs(cms, client, document, { variables })).body)).toEqual(['forbidden']);
  });

  it('is answered to staff, as long as they are staff', async () => {
    const member = await staff(cms, 'admin');
    const first = codesOf((await askAs(cms, member.secret, document, { variables })).body) ?? [];
    expect(['unauthorized', 'forbidden', 'INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED'].filter((code) => first.includes(code))).toEqual([]);
    await setUser(cms, member.email, { staff_status: 'pending' });
    expect(codesOf((await askAs(cms, member.secret, document, { variables })).body)).toEqual(['unauthorized']);
  });
});

const REMOVE = dashboardOperations().get('StaffRemoveContent') ?? '';

it('a service is removed by administrators only, a sub-service by all staff', async () => {
  const service = await createDraft(cms.strapi, 'api::service.service', { title: 'Kept', slug: uniqueSlug() });
  const subService = await createDraft(cms.strapi, 'api::sub-service.sub-service', { title: 'Removed', slug: uniqueSlug() });
  const remove = (secret: string, kind: string, documentId: string) => askAs(cms, secret, REMOVE, { variables: { kind, documentId } });

  expect(codesOf((await remove(marketing.secret, 'service', service)).body)).toEqual(['forbidden']);
  expect(await cms.strapi.documents('api::service.service').findOne({ documentId: service })).not.toBeNull();
  expect((await remove(marketing.secret, 'subService', subService)).body).toEqual({ data: { staffRemoveContent: true } });
  expect(await cms.strapi.documents('api::sub-service.sub-service').findOne({ documentId: subService })).toBeNull();

  const admin = await staff(cms, 'admin');
  expect((await remove(admin.secret, 'service', service)).body).toEqual({ data: { staffRemoveContent: true } });
  expect(await cms.strapi.documents('api::service.service').findOne({ documentId: service })).toBeNull();
});

it('what everybody may read stays without drafts for staff as well', async () => {
  const service = await createDraft(cms.strapi, 'api::service.service', { title: 'Published', slug: uniqueSlug() });
  await publish(cms.strapi, 'api::service.service', service);
  const draft = await createDraft(cms.strapi, 'api::service.service', { title: 'A secret draft', slug: uniqueSlug() });

  const beside = await askAs(cms, marketing.secret, '{ staffToday { drafts } services(status: DRAFT) { title } }');
  expect(beside.text).not.toContain('A secret draft');
  const published = await askAs(cms, marketing.secret, '{ staffToday { drafts } services { documentId } }');
  expect(published.body.data.services).toContainEqual({ documentId: service });
  expect(published.text).not.toContain(draft);
});
