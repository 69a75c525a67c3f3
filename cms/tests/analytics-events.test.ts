import { makeAccount, makeStaff, signIn, siteCall } from './helpers/accounts';
import { droppedFor, eventsOf, link, newSession, pageview, sendEvents, waitingCall } from './helpers/analytics';
import { startCms, type TestCms } from './helpers/cms';
import { client } from './helpers/shop';
import { statementsDuring } from './helpers/statements';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('a call with events', () => {
  it('stores every field, in one statement', async () => {
    const session = newSession();
    const full = pageview(session, {
      kind: 'click', language: 'ar', path: '/blog/a', pageName: 'مقال', blogTitle: 'عنوان', serviceName: 'SEO', subServiceName: 'Audit',
      durationMs: 1_499.6, source: 'organic', referrerHost: 'www.google.com', country: 'AE', region: 'Dubai', city: 'دبي', locationSource: 'ip',
      device: 'tablet', occurredAt: ago(MINUTE_MS), target: { text: 'Ask', id: 'ask', type: 'button', href: '/contact' },
    });
    const plain = pageview(session);
    const { result, statements } = await statementsDuring(cms, () => sendEvents(cms, [full, plain]));
    expect([result.status, result.body]).toEqual([200, { data: { stored: 2, staff: 0 } }]);
    expect(statements).toHaveLength(1);
    const [first, second] = await eventsOf(cms, session);
    expect(first).toMatchObject({
      id: full.id, kind: 'click', session_id: session, user_id: null, language: 'ar', path: '/blog/a', page_name: 'مقال', blog_title: 'عنوان',
      service_name: 'SEO', sub_service_name: 'Audit', duration_ms: 1_500, source: 'organic', referrer_host: 'www.google.com', country: 'AE',
      region: 'Dubai', city: 'دبي', location_source: 'ip', device: 'tablet', month: `${full.occurredAt.slice(0, 7)}-01`,
    });
    expect(first?.occurred_at.toISOString()).toBe(full.occurredAt);
    expect(JSON.parse(first?.target)).toEqual({ text: 'Ask', id: 'ask', type: 'button', href: '/contact' });
    expect(second).toMatchObject({ id: plain.id, kind: 'pageview', blog_title: null, target: null, duration_ms: 0, location_source: 'none' });
  });

  it('stores five hundred, and refuses one more', async () => {
    const session = newSession();
    const many = Array.from({ length: 500 }, () => pageview(session));
    expect((await sendEvents(cms, many)).body).toEqual({ data: { stored: 500, staff: 0 } });
    expect(await eventsOf(cms, session)).toHaveLength(500);
    expect((await sendEvents(cms, [...many, pageview(session)])).status).toBe(400);
  });

  it('is the website’s alone', async () => {
    const session = newSession();
    const answer = await siteCall(cms, '/analytics/events', { json: { events: [pageview(session)] }, authorization: 'Bearer other' });
    expect(answer.status).toBe(401);
    expect(await eventsOf(cms, session)).toEqual([]);
  });

  it('counts bots, alone or beside events', async () => {
    expect(await droppedFor(cms, 'bot')).toBe(0);
    expect((await sendEvents(cms, [], { dropped: { bot: 3 } })).body).toEqual({ data: { stored: 0, staff: 0 } });
    await sendEvents(cms, [pageview(newSession())], { dropped: { bot: 2 } });
    await sendEvents(cms, [], { dropped: {} });
    expect(await droppedFor(cms, 'bot')).toBe(5);
  });
});

describe('the same event', () => {
  it('that comes again makes its stay longer, and nothing else', async () => {
    const session = newSession();
    const shown = pageview(session);
    await sendEvents(cms, [shown]);
    const [before] = await eventsOf(cms, session);
    const left = { ...shown, durationMs: 4_000, path: '/other' };
    expect((await sendEvents(cms, [left])).body).toEqual({ data: { stored: 1, staff: 0 } });
    const [longer, ...more] = await eventsOf(cms, session);
    expect(more).toEqual([]);
    expect(longer).toMatchObject({ duration_ms: 4_000, path: '/services' });
    // The rollup looks for what came since it looked last.
    expect(longer?.received_at > before?.received_at).toBe(true);

    await sendEvents(cms, [shown, { ...shown, durationMs: 4_000 }]);
    expect(await eventsOf(cms, session)).toEqual([longer]);
  });

  it('twice in a call is one, with the longer stay', async () => {
    const session = newSession();
    const shown = pageview(session);
    const { body } = await sendEvents(cms, [shown, { ...shown, durationMs: 9_000 }, { ...shown, durationMs: 3_000 }]);
    expect(body).toEqual({ data: { stored: 1, staff: 0 } });
    expect((await eventsOf(cms, session)).map((row) => row.duration_ms)).toEqual([9_000]);
  });

  it('is not what another session sends under its id', async () => {
    const session = newSession();
    const shown = pageview(session);
    await sendEvents(cms, [shown]);
    expect((await sendEvents(cms, [pageview(newSession(), { id: shown.id, durationMs: 5_000 })])).status).toBe(200);
    expect((await eventsOf(cms, session)).map((row) => row.duration_ms)).toEqual([0]);
  });

  it('in many calls at a time is stored once, in whatever order they hold it', async () => {
    const session = newSession();
    const events = Array.from({ length: 40 }, () => pageview(session));
    const calls = Array.from({ length: 24 }, (_, call) => {
      const longer = events.map((event) => ({ ...event, durationMs: call * 10 }));
      return sendEvents(cms, call % 2 === 0 ? longer : longer.reverse());
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    const rows = await eventsOf(cms, session);
    expect(rows.map((row) => row.id).sort()).toEqual(events.map(({ id }) => id).sort());
    expect(new Set(rows.map((row) => row.duration_ms))).toEqual(new Set([230]));
  });
});

describe('the time of an event', () => {
  const storedAt = async (occurredAt: string, more: Record<string, unknown> = {}) => {
    const session = newSession();
    const before = Date.now();
    const { status } = await sendEvents(cms, [pageview(session, { occurredAt, ...more })]);
    expect(status).toBe(200);
    const [row] = await eventsOf(cms, session);
    expect(row?.month).toBe(`${row?.occurred_at.toISOString().slice(0, 7)}-01`);
    return row?.occurred_at.getTime() >= before - 1_000 ? 'now' : row?.occurred_at.toISOString();
  };

  it('is believed for a day back and five minutes ahead', async () => {
    const yesterday = ago(24 * HOUR_MS - MINUTE_MS);
    expect(await storedAt(yesterday)).toBe(yesterday);
    const soon = new Date(Date.now() + 4 * MINUTE_MS).toISOString();
    const session = newSession();
    await sendEvents(cms, [pageview(session, { occurredAt: soon })]);
    expect((await eventsOf(cms, session))[0]?.occurred_at.toISOString()).toBe(soon);
  });

  it.each([
    ['of last week', () => ago(7 * 24 * HOUR_MS)], ['of next year', () => ago(-400 * 24 * HOUR_MS)], ['of 1970', () => '1970-01-01T00:00:00.000Z'],
    ['of a year PostgreSQL can’t read', () => '+275760-09-13T00:00:00.000Z'], ['that is none', () => 'yesterday'],
  ])('%s is now', async (_, occurredAt) => {
    expect(await storedAt(occurredAt())).toBe('now');
  });

  it('stays when a page is left after days, even in another month', async () => {
    const session = newSession();
    const shown = pageview(session);
    const db = cms.strapi.db.connection;
    await sendEvents(cms, [shown]);
    // As if the page had been opened last month.
    await db.raw(`UPDATE app.events SET occurred_at = occurred_at - interval '1 month', month = (month - interval '1 month')::date WHERE id = ?`, [shown.id]);
    const [row] = await eventsOf(cms, session);
    await sendEvents(cms, [{ ...shown, occurredAt: row?.occurred_at.toISOString(), durationMs: 60_000 }]);
    const rows = await eventsOf(cms, session);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ duration_ms: 60_000, occurred_at: row?.occurred_at });
  });
});

it('a stay counts for half an hour at most', async () => {
  const session = newSession();
  await sendEvents(cms, [pageview(session, { durationMs: 86_400_000 }), pageview(session, { durationMs: 1e300 })]);
  expect((await eventsOf(cms, session)).map((row) => row.duration_ms)).toEqual([1_800_000, 1_800_000]);
});

describe('texts that can’t be stored as they are', () => {
  it('are made to fit, and cost no other event', async () => {
    const session = newSession();
    const odd = pageview(session, {
      path: `/${'x'.repeat(3_000)}`, pageName: 'a\u0000b', serviceName: '\ud800c', city: '', country: `${'x'.repeat(99)}\u{1F600}`,
      target: { text: 'd\u0000', href: '', other: 'left out' },
    });
    expect((await sendEvents(cms, [odd, pageview(session, { pageName: "'); DROP TABLE app.events; -- ? :name $1" })])).status).toBe(200);
    const rows = await eventsOf(cms, session);
    const row = rows.find(({ id }) => id === odd.id);
    expect(row).toMatchObject({ page_name: 'ab', service_name: 'c', city: null, country: 'x'.repeat(99), target: '{"text": "d"}' });
    expect(row?.path).toHaveLength(2_000);
    expect(rows).toHaveLength(2);
  });
});

describe('a call that can’t be right', () => {
  it.each([
    ['no id', { id: undefined }, 'id'], ['another id', { id: '1' }, 'id'], ['another kind', { kind: 'scroll' }, 'kind'],
    ['another session', { sessionId: 'x' }, 'sessionId'], ['no path', { path: '' }, 'path'], ['another language', { language: 'fr' }, 'language'],
    ['a negative stay', { durationMs: -1 }, 'durationMs'], ['a stay in words', { durationMs: '5' }, 'durationMs'],
    ['another device', { device: 'watch' }, 'device'], ['another place', { locationSource: 'gps' }, 'locationSource'],
    ['a number for a name', { pageName: 5 }, 'pageName'], ['a list for a target', { target: [] }, 'target'],
    ['a time that is a number', { occurredAt: 5 }, 'occurredAt'],
  ])('is refused with %s, by name', async (_, fields, named) => {
    const session = newSession();
    const { status, body } = await sendEvents(cms, [pageview(session), pageview(session, fields)]);
    expect([status, body]).toEqual([400, { error: { code: 'invalid_request', fields: { [named]: 'invalid' } } }]);
    expect(await eventsOf(cms, session)).toEqual([]);
  });

  it.each([
    ['nothing', ''], ['half a body', '{"events":['], ['a list', '[]'], ['null', 'null'], ['no events', '{}'], ['events in words', '{"events":"x"}'],
    ['something else for an event', '{"events":[7]}'], ['bots in words', '{"events":[],"dropped":{"bot":"5"}}'],
    ['a negative count', '{"events":[],"dropped":{"bot":-1}}'], ['half a bot', '{"events":[],"dropped":{"bot":0.5}}'],
    ['a body that is too large', `{"events":[],"more":"${'x'.repeat(1024 * 1024)}"}`],
  ])('is refused with %s', async (_, body) => {
    const headers = { authorization: `Bearer ${process.env.SITE_API_SECRET}`, 'content-type': 'application/json' };
    const answer = await cms.request('/api/analytics/events', { method: 'POST', body, headers });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
  });
});

describe('events of staff', () => {
  it('are counted and not stored, by the session cookie that came with them', async () => {
    const email = await makeAccount(cms);
    await makeStaff(cms, email, 'marketing_responsible');
    const { secret } = await signIn(cms, email);
    const somebody = await client(cms);
    const session = newSession();
    const before = await droppedFor(cms, 'staff');
    const { body } = await sendEvents(cms, [
      pageview(session, { sessionSecret: secret }), pageview(session, { sessionSecret: secret }), pageview(session, { sessionSecret: somebody.secret }),
      pageview(session, { sessionSecret: 'x'.repeat(43) }), pageview(session, { sessionSecret: 'short' }),
    ]);
    expect(body).toEqual({ data: { stored: 3, staff: 2 } });
    expect(await eventsOf(cms, session)).toHaveLength(3);
    expect(await droppedFor(cms, 'staff')).toBe(before + 2);
  });

  it('are not stored from a session that is known to be theirs, nor those beside a client’s lost', async () => {
    const email = await makeAccount(cms);
    await makeStaff(cms, email, 'admin');
    const [theirs, clients] = [newSession(), newSession()];
    await link(cms, theirs, (await signIn(cms, email)).secret);
    const somebody = await client(cms);
    await link(cms, clients, somebody.secret);
    expect((await sendEvents(cms, [pageview(theirs), pageview(clients), pageview(newSession())])).body).toEqual({ data: { stored: 2, staff: 1 } });
    expect(await eventsOf(cms, theirs)).toEqual([]);
    expect((await eventsOf(cms, clients)).map((row) => row.user_id)).toEqual([somebody.userId]);
  });
});

it('an answer tells of a commit: a lost connection stores nothing and is no success', async () => {
  const session = newSession();
  const db = cms.strapi.db.connection;
  const event = pageview(session);
  const { log } = cms.strapi;
  // It is logged, and rightly so.
  log.transports.forEach((transport) => (transport.silent = true));
  await db.transaction(async (trx) => {
    // The call waits for this lock until its connection is ended.
    await trx.raw(`LOCK TABLE app.events IN ACCESS EXCLUSIVE MODE`);
    const call = sendEvents(cms, [event]);
    await db.raw('SELECT pg_terminate_backend(?, 5000)', [await waitingCall(cms)]);
    expect((await call).status).toBe(500);
  });
  log.transports.forEach((transport) => (transport.silent = false));
  expect(await eventsOf(cms, session)).toEqual([]);
  expect((await sendEvents(cms, [event])).status).toBe(200);
  expect(await eventsOf(cms, session)).toHaveLength(1);
});
