import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type * as ActorModule from '../src/content/actor';
import type * as ReadContentModule from '../src/content/read-content';
import type * as SchedulesModule from '../src/content/schedules';
import type { Actor, Language, ScheduledAction } from '../src/content/types';
import type * as VersionsModule from '../src/content/versions';
import { startCms, type TestCms } from './helpers/cms';
import { compiled } from './helpers/compiled';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { FakeSite } from './helpers/site';

const { runAs } = compiled<typeof ActorModule>('content/actor');
const { readContent } = compiled<typeof ReadContentModule>('content/read-content');
const { runDueSchedules, setSchedule } = compiled<typeof SchedulesModule>('content/schedules');
const { listVersions } = compiled<typeof VersionsModule>('content/versions');

let cms: TestCms;
const site = new FakeSite();

beforeAll(async () => {
  cms = await startCms({ SITE_INTERNAL_URL: await site.start() });
});
afterAll(async () => {
  await cms.stop();
  await site.stop();
});

const SERVICE = 'api::service.service';
const DAY_MS = 86_400_000;
const mona: Actor = { kind: 'account', id: 'mona', name: 'Mona' };
const omar: Actor = { kind: 'panel', id: '7', name: 'Omar' };

const db = () => cms.strapi.db.connection;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** A moment written in Dubai's time. */
const inDubai = (at: number) => new Date(at + 4 * 3_600_000).toISOString().replace('Z', '+04:00');
const moment = Date.now() + 10 * DAY_MS;
const run = () => runDueSchedules(cms.strapi);

/** A service that could be published, in English and Arabic. */
async function newService(data: { slug?: string; title?: string; description?: string | null } = {}): Promise<string> {
  const id = await createDraft(cms.strapi, SERVICE, { title: 'Service', description: 'What it is', slug: uniqueSlug('timed'), ...data });
  await writeDraft(cms.strapi, SERVICE, id, 'ar', { title: 'خدمة', description: 'ما هي' });
  return id;
}

const set = (id: string, times: SchedulesModule.ScheduleTimes, { actor = mona, language = 'en' }: { actor?: Actor; language?: Language } = {}) =>
  setSchedule(cms.strapi, 'service', actor, id, language, times);

/** Lets time go by: what was set is due, since some seconds. */
async function elapse(id: string, action: ScheduledAction, seconds = 1): Promise<void> {
  await db().raw(
    'UPDATE app.content_schedules SET due_at = now() - make_interval(secs => ?) WHERE document_id = ? AND action = ?', [seconds, id, action],
  );
}

async function setDue(id: string, language: Language = 'en'): Promise<void> {
  await set(id, { publishAt: inDays(1) }, { language });
  await elapse(id, 'publish');
}

async function publishedIn(id: string): Promise<string[]> {
  const { rows } = await db().raw('SELECT locale FROM services WHERE document_id = ? AND published_at IS NOT NULL ORDER BY locale', [id]);
  return rows.map(({ locale }: { locale: string }) => locale);
}

type Waiting = Partial<Record<Language, Partial<Record<ScheduledAction, { readonly at: string; readonly setBy: string; readonly problem: string | null }>>>>;

/** What waits for its time, or failed at it, by language and act. */
async function waiting(id: string): Promise<Waiting> {
  const { rows } = await db().raw('SELECT language, action, due_at, actor_name, problem FROM app.content_schedules WHERE document_id = ?', [id]);
  const found: Waiting = {};
  for (const { language, action, due_at, actor_name: setBy, problem } of rows as {
    language: Language; action: ScheduledAction; due_at: Date; actor_name: string; problem: string | null;
  }[]) {
    found[language] = { ...found[language], [action]: { at: due_at.toISOString(), setBy, problem } };
  }
  return found;
}

async function acts(id: string, language: Language = 'en'): Promise<string[]> {
  const versions = await listVersions(cms.strapi, 'service', id, language);
  return versions.map(({ action, by }) => `${action} ${by}`).reverse();
}

describe('a time for publishing or taking off', () => {
  it('is shown with who set it, until another one is set or it is called off', async () => {
    const id = await newService();
    const [first, second, off] = [inDays(1), inDays(2), inDays(30)];
    const document = await set(id, { publishAt: first, unpublishAt: off });
    expect(document.languages[0]).toMatchObject({ publishAt: first, unpublishAt: off, state: 'draft' });
    expect(document.languages[1]).toMatchObject({ publishAt: null, unpublishAt: null });
    await set(id, { publishAt: second }, { actor: omar });
    expect(await waiting(id)).toEqual({
      en: {
        publish: { at: second, setBy: 'Omar', problem: null },
        unpublish: { at: off, setBy: 'Mona', problem: null },
      },
    });
    await set(id, { publishAt: null });
    expect(Object.keys((await waiting(id)).en ?? {})).toEqual(['unpublish']);
  });

  it.each([
    ['in the past', { publishAt: inDays(-1) }, { publishAt: 'dateFuture' }],
    ['in the far future', { publishAt: inDays(1), unpublishAt: inDays(400) }, { unpublishAt: 'dateFuture' }],
    ['no time', { publishAt: 'soon' }, { publishAt: 'invalid' }],
    ['the same for both', { publishAt: new Date(moment).toISOString(), unpublishAt: inDubai(moment) }, { unpublishAt: 'invalid' }],
  ])('that is %s is refused, and nothing is set', async (_what, times, fields) => {
    const id = await newService();
    await expect(set(id, times)).rejects.toMatchObject({ code: 'invalid_request', details: { fields } });
    expect(await waiting(id)).toEqual({});
  });

  it('is one of a language that there is', async () => {
    const id = await createDraft(cms.strapi, SERVICE, { title: 'English only', slug: uniqueSlug('timed') });
    await expect(set(id, { publishAt: inDays(1) }, { language: 'ar' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(set('nobody', { publishAt: inDays(1) })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('goes with the document, with its language, and with what is done by hand before', async () => {
    const id = await newService();
    await set(id, { publishAt: inDays(1), unpublishAt: inDays(2) });
    await set(id, { publishAt: inDays(1) }, { language: 'ar' });
    await publish(cms.strapi, SERVICE, id, 'en');
    expect(await waiting(id)).toMatchObject({ en: { unpublish: {} }, ar: { publish: {} } });
    expect((await waiting(id)).en?.publish).toBeUndefined();
    await cms.strapi.documents(SERVICE).unpublish({ documentId: id, locale: 'en' });
    await cms.strapi.documents(SERVICE).delete({ documentId: id, locale: 'ar' });
    expect(await waiting(id)).toEqual({});
    await set(id, { publishAt: inDays(1) });
    await cms.strapi.documents(SERVICE).delete({ documentId: id, locale: '*' });
    expect(await waiting(id)).toEqual({});
  });
});

describe('when the time has come', () => {
  it('each language is published as its draft is then, once, however many processes do it at a time', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => newService()));
    for (const id of ids) await setDue(id);
    const later = await newService();
    await set(later, { publishAt: inDays(1) });
    for (const id of ids) await runAs(omar, () => writeDraft(cms.strapi, SERVICE, id, 'en', { title: 'Latest words' }));
    await Promise.all(Array.from({ length: 4 }, run));
    await run();
    for (const id of ids) {
      expect(await publishedIn(id)).toEqual(['en']);
      expect(await cms.strapi.documents(SERVICE).findOne({ documentId: id, status: 'published' })).toMatchObject({ title: 'Latest words' });
      expect(await acts(id)).toEqual(['save null', 'save Omar', 'publish Mona']);
      expect(await waiting(id)).toEqual({});
    }
    expect(await publishedIn(later)).toEqual([]);
  });

  it('the history says that the schedule did it, and for whom', async () => {
    const id = await newService();
    await setDue(id);
    await run();
    const { rows } = await db().raw(
      `SELECT actor_kind, actor_id, actor_name FROM app.content_versions WHERE document_id = ? AND action = 'publish'`, [id],
    );
    expect(rows).toEqual([{ actor_kind: 'system', actor_id: 'mona', actor_name: 'Mona' }]);
  });

  it('the website is told', async () => {
    const slug = uniqueSlug('told');
    await setDue(await newService({ slug }), 'ar');
    await run();
    await site.until(() => site.changes().includes(`service/${slug}`));
  });

  it('a document is taken off, in its language', async () => {
    const id = await newService();
    await publish(cms.strapi, SERVICE, id);
    await set(id, { unpublishAt: inDays(1) }, { language: 'ar' });
    await elapse(id, 'unpublish');
    await run();
    await run();
    expect(await publishedIn(id)).toEqual(['en']);
    expect(await acts(id, 'ar')).toEqual(['save null', 'publish null', 'unpublish Mona']);
  });

  it('what nobody did for a while is done in the order of its times', async () => {
    const [ended, back] = [await newService(), await newService()];
    await publish(cms.strapi, SERVICE, back);
    for (const id of [ended, back]) await set(id, { publishAt: inDays(2), unpublishAt: inDays(1) });
    await elapse(ended, 'publish', 60);
    await elapse(ended, 'unpublish', 30);
    await elapse(back, 'unpublish', 60);
    await elapse(back, 'publish', 30);
    await Promise.all(Array.from({ length: 3 }, run));
    expect(await publishedIn(ended)).toEqual([]);
    expect(await publishedIn(back)).toEqual(['ar', 'en']);
    expect(await acts(ended)).toEqual(['save null', 'publish Mona', 'unpublish Mona']);
  });

  it('what is incomplete is given up and says why, and everything else is done', async () => {
    const [incomplete, complete] = [await newService({ description: null }), await newService()];
    await setDue(incomplete);
    await setDue(complete);
    await run();
    expect(await publishedIn(complete)).toEqual(['en']);
    expect(await publishedIn(incomplete)).toEqual([]);
    expect((await waiting(incomplete)).en?.publish?.problem).toBe('description: required');
    expect((await readContent(cms.strapi, 'service', incomplete)).languages.map(({ failedAction }) => failedAction)).toEqual(['publish', null]);
    await writeDraft(cms.strapi, SERVICE, incomplete, 'en', { description: 'Now it is there' });
    await run();
    expect(await publishedIn(incomplete)).toEqual([]);
    await setDue(incomplete);
    expect((await waiting(incomplete)).en?.publish?.problem).toBeNull();
    await run();
    expect(await publishedIn(incomplete)).toEqual(['en']);
  });

  it('a failed one stands in nobody’s way who sets the other time', async () => {
    const id = await newService({ description: null });
    await setDue(id);
    await run();
    const publishAt = (await waiting(id)).en?.publish?.at;
    await set(id, { publishAt, unpublishAt: inDays(1) });
    expect(await waiting(id)).toMatchObject({ en: { publish: { at: publishAt, problem: expect.any(String) }, unpublish: {} } });
  });

  it('what the database failed at is done the next time, and everything else now', async () => {
    const [failing, other] = [await newService({ title: 'Unlucky' }), await newService()];
    await setDue(failing);
    await setDue(other);
    await db().raw(`CREATE FUNCTION refuse_unlucky() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.title = 'Unlucky' AND NEW.published_at IS NOT NULL THEN RAISE EXCEPTION 'no luck'; END IF; RETURN NEW; END $$`);
    await db().raw('CREATE TRIGGER refuse_unlucky BEFORE INSERT ON services FOR EACH ROW EXECUTE FUNCTION refuse_unlucky()');
    await expect(run()).rejects.toThrow('no luck');
    expect(await publishedIn(other)).toEqual(['en']);
    expect(await waiting(failing)).toMatchObject({ en: { publish: { problem: null } } });
    await db().raw('DROP FUNCTION refuse_unlucky CASCADE');
    await run();
    expect(await publishedIn(failing)).toEqual(['en']);
  });

  it('the job of every minute does it', async () => {
    const id = await newService();
    await setDue(id);
    // What pg-boss's clock writes every minute.
    await db().raw(`INSERT INTO pgboss.job (name, data) VALUES ('__pgboss__send-it', '{"name": "schedules"}')`);
    while ((await publishedIn(id)).length === 0) await pause(50);
    expect(await waiting(id)).toEqual({});
  });
});

it('what a process was killed in the middle of is done by another one, once', async () => {
  const child = fork(path.join(__dirname, 'helpers/schedule-process.cjs'), {
    // The name of its connections.
    env: { ...process.env, DATABASE_URL: cms.databaseUrl, PGAPPNAME: 'killed' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await once(child, 'message');
  // Or the clock of one of the two processes might be first.
  await db().raw(`DELETE FROM pgboss.schedule WHERE name = 'schedules'`);
  const id = await newService();
  await setDue(id);

  const other = new Client({ connectionString: cms.databaseUrl });
  await other.connect();
  const ofChild = async (condition: string) =>
    (await db().raw(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'killed' AND ${condition}`)).rows.length > 0;
  await other.query('BEGIN');
  // It has published the document in its transaction, and waits to write the history.
  await other.query('LOCK TABLE app.content_versions IN SHARE MODE');
  child.send('run');
  while (!(await ofChild(`wait_event_type = 'Lock' AND query LIKE '%content_versions%'`))) await pause(50);
  child.kill('SIGKILL');
  await exited;
  await other.query('ROLLBACK');
  while (await ofChild('true')) await pause(50);
  await other.end();

  expect(await publishedIn(id)).toEqual([]);
  expect(await waiting(id)).toMatchObject({ en: { publish: { problem: null } } });
  await run();
  expect(await publishedIn(id)).toEqual(['en']);
  expect(await acts(id)).toEqual(['save null', 'publish Mona']);
});
