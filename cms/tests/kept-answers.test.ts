import { Client } from 'pg';
import type * as Constraints from '../src/database/constraints';
import type * as KeptService from '../src/graphql/kept/service';
import { startCms, type Answer, type TestCms } from './helpers/cms';
import { compiled } from './helpers/compiled';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { startReplica, type Replica } from './helpers/replica';
import { statementsDuring } from './helpers/statements';

const { expireKeptAnswers, keptAnswersOf } = compiled<typeof KeptService>('graphql/kept/service');
const { applyConstraints } = compiled<typeof Constraints>('database/constraints');

const SERVICE = 'api::service.service';
const CATEGORY = 'api::category.category';
const QUERY = `query Services($locale: I18NLocaleCode!) {
  services(locale: $locale, sort: "order:asc") { documentId title seo { metaTitle } subServices { title } image { url } }
}`;

let cms: TestCms;
let replica: Replica;
let other: Client;

beforeAll(async () => {
  cms = await startCms();
  replica = await startReplica(cms);
  other = new Client({ connectionString: cms.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await replica.stop();
  await cms.stop();
});

type Asked = Pick<TestCms, 'request'>;

const ask = (on: Asked = cms, { locale = 'en', ...headers }: Record<string, string> = {}): Promise<Answer> =>
  on.request('/graphql', { json: { query: QUERY, operationName: 'Services', variables: { locale } }, headers });
const titles = async (on?: Asked): Promise<string[]> => ((await ask(on)).body.data?.services ?? []).map(({ title }: { title: string }) => title);
/** Waits until a process answers otherwise than before: it believes what it knows for some milliseconds. */
async function sees(title: string, on?: Asked): Promise<void> {
  while (!(await titles(on)).includes(title));
}
async function seesNo(title: string, on?: Asked): Promise<void> {
  while ((await titles(on)).includes(title));
}
const hits = () => keptAnswersOf(cms.strapi).figures.hits;

async function newService(title: string): Promise<string> {
  return createDraft(cms.strapi, SERVICE, { title, slug: uniqueSlug(), order: 1 });
}

it('the second who asks is answered without a statement, and alike', async () => {
  await publish(cms.strapi, SERVICE, await newService('First'));
  const first = await ask();
  const { result: second, statements } = await statementsDuring(cms, () => ask());
  expect(statements).toEqual([]);
  expect(second.text).toBe(first.text);
  expect(second.status).toBe(200);
  for (const name of ['content-type', 'cache-control', 'x-content-type-options']) {
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
});

it('each language has answers of its own', async () => {
  expect((await ask(cms, { locale: 'ar' })).body.data.services).toEqual([]);
  expect((await ask(cms, { locale: 'ar' })).body.data.services).toEqual([]);
  expect(await titles()).toEqual(['First']);
});

describe('whoever asks next gets', () => {
  let id: string;
  beforeAll(async () => {
    id = await newService('Changing');
    await publish(cms.strapi, SERVICE, id);
  });

  /** Asks both processes before a change, and this one right after it. */
  async function around(change: () => Promise<unknown>): Promise<string[]> {
    await Promise.all([titles(), titles(replica)]);
    await change();
    return titles();
  }

  it('what was published', async () => {
    await writeDraft(cms.strapi, SERVICE, id, 'en', { title: 'Published' });
    expect(await around(() => publish(cms.strapi, SERVICE, id))).toContain('Published');
    await sees('Published', replica);
  });

  it('nothing of what was taken back', async () => {
    expect(await around(() => cms.strapi.documents(SERVICE).unpublish({ documentId: id }))).not.toContain('Published');
    await seesNo('Published', replica);
  });

  it('what another program wrote into the tables', async () => {
    await around(() => other.query(`UPDATE services SET title = 'By hand' WHERE title = 'First' AND published_at IS NOT NULL`));
    for (const on of [cms, replica]) await sees('By hand', on);
    await around(() => other.query(`UPDATE services SET title = 'First' WHERE title = 'By hand'`));
    for (const on of [cms, replica]) await sees('First', on);
  });

  it('new relations and parts', async () => {
    const part = await createDraft(cms.strapi, 'api::sub-service.sub-service', { title: 'Part', slug: uniqueSlug(), order: 1 });
    const whole = await createDraft(cms.strapi, SERVICE, { title: 'Whole', slug: uniqueSlug(), order: 2, subServices: [part], seo: { metaTitle: 'M' } });
    await publish(cms.strapi, 'api::sub-service.sub-service', part);
    expect(await around(() => publish(cms.strapi, SERVICE, whole))).toContain('Whole');
    const service = (await ask()).body.data.services.find(({ title }: { title: string }) => title === 'Whole');
    expect(service).toMatchObject({ seo: { metaTitle: 'M' }, subServices: [{ title: 'Part' }] });
  });

  it('a refusal once visitors may no longer read it', async () => {
    await titles();
    const { rows } = await other.query(
      `UPDATE up_permissions SET action = 'taken' WHERE action = 'api::service.service.find'
         AND id IN (SELECT permission_id FROM up_permissions_role_lnk l JOIN up_roles r ON r.id = l.role_id WHERE r.type = 'public') RETURNING id`,
    );
    let refused = await ask();
    while (!refused.body.errors) refused = await ask();
    await other.query(`UPDATE up_permissions SET action = 'api::service.service.find' WHERE id = ANY($1)`, [rows.map((row) => row.id)]);
    expect(rows).toHaveLength(1);
    expect(refused.body.errors).toHaveLength(1);
    await sees('First');
  });
});

it('what isn’t committed is seen by nobody, and by everybody once it is', async () => {
  await other.query('BEGIN');
  await other.query(`UPDATE services SET title = 'Soon' WHERE title = 'First' AND published_at IS NOT NULL`);
  expect(await titles()).not.toContain('Soon');
  await other.query('COMMIT');
  await sees('Soon');
});

it('transactions that change content at the same time neither wait for each other nor hide each other', async () => {
  const second = new Client({ connectionString: cms.databaseUrl });
  await second.connect();
  await titles();
  await other.query('BEGIN');
  await second.query('BEGIN');
  await other.query(`UPDATE services SET title = 'Earlier' WHERE title = 'Soon'`);
  await second.query(`UPDATE services SET title = 'Later' WHERE title = 'Whole'`);
  await second.query('COMMIT');
  await sees('Later');
  expect(await titles()).toContain('Soon');
  await other.query('COMMIT');
  await sees('Earlier');
  expect(await titles()).toContain('Later');
  await second.end();
});

it('a change is counted whose number another server gave to one before, out of whose backup the tables are', async () => {
  await other.query('UPDATE app.content_changes SET last_transaction = (pg_current_xact_id()::text::bigint + slot + 1)::text::xid8');
  await applyConstraints(cms.strapi);
  const { rows } = await other.query('SELECT count(*)::int AS ahead FROM app.content_changes WHERE last_transaction > pg_current_xact_id()');
  expect(rows).toEqual([{ ahead: 0 }]);
});

describe('answers are not taken from memory', () => {
  /** A call whose answer is made anew, twice. */
  async function expectAnew(headers: Record<string, string>): Promise<Answer> {
    await ask();
    const before = hits();
    const answers = [await ask(cms, headers), await ask(cms, headers)];
    expect(hits()).toBe(before);
    return answers[1]!;
  }

  it('for somebody who says who he is', async () => {
    expect((await expectAnew({ authorization: 'Bearer nobody' })).status).toBe(401);
    await expectAnew({ cookie: 'a=b' });
  });

  it('for the website’s previews, whose drafts nobody else sees', async () => {
    const draft = await newService('Only a draft');
    const headers = { 'x-preview-secret': process.env.SITE_API_SECRET ?? '' };
    const json = { query: '{ services(status: DRAFT) { title } }' };
    expect((await cms.request('/graphql', { json, headers })).text).toContain('Only a draft');
    expect((await cms.request('/graphql', { json })).text).not.toContain('Only a draft');
    expect(await titles()).not.toContain('Only a draft');
    await cms.strapi.documents(SERVICE).delete({ documentId: draft });
  });

  it('for whoever wants a new one', async () => {
    await expectAnew({ 'cache-control': 'no-cache' });
  });

  it('for questions of staff', async () => {
    const { figures } = keptAnswersOf(cms.strapi);
    await cms.graphql('{ staffToday { drafts } }');
    expect(keptAnswersOf(cms.strapi).figures).toMatchObject({ answers: figures.answers, misses: figures.misses });
  });

  it('while the state of the content isn’t known', async () => {
    await other.query('ALTER TABLE app.content_changes RENAME TO content_changes_away');
    expireKeptAnswers(cms.strapi);
    await expectAnew({ accept: 'application/json' });
    await other.query('ALTER TABLE app.content_changes_away RENAME TO content_changes');
  });
});

it('a failed answer isn’t kept', async () => {
  const json = { query: '{ categories(sort: "nonsense") { name } }' };
  expect((await cms.request('/graphql', { json })).body.errors).toHaveLength(1);
  const { answers } = keptAnswersOf(cms.strapi).figures;
  await cms.request('/graphql', { json });
  expect(keptAnswersOf(cms.strapi).figures.answers).toBe(answers);
});

it('many who ask the same at once are answered by one reading, or by two where content changes in between', async () => {
  await createDraft(cms.strapi, CATEGORY, { name: 'News', slug: uniqueSlug() });
  const { misses } = keptAnswersOf(cms.strapi).figures;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(keptAnswersOf(cms.strapi).figures.misses).toBeGreaterThan(misses);
  expect(keptAnswersOf(cms.strapi).figures.misses).toBeLessThanOrEqual(misses + 2);
});

it('a body that isn’t JSON is the caller’s mistake', async () => {
  for (const body of ['{"query":', '"text"', 'null', '']) {
    const { status } = await cms.request('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([body, status]).toEqual([body, 400]);
  }
});
