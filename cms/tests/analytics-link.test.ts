import { makeAccount, makeStaff, setUser, signIn, siteCall } from './helpers/accounts';
import { droppedFor, eventsOf, holdRollup, link, newSession, pageview, sendEvents, takeDirtyDays, waitingCall } from './helpers/analytics';
import { startCms, type TestCms } from './helpers/cms';
import { client } from './helpers/shop';

let cms: TestCms;
let goOnCounting: () => Promise<void>;
beforeAll(async () => {
  cms = await startCms();
  goOnCounting = await holdRollup(cms);
});
afterAll(async () => {
  await goOnCounting();
  await cms.stop();
});

const db = () => cms.strapi.db.connection;
/** Dubai's day of a moment. */
const dayOf = (at: number) => new Date(at + 4 * 3_600_000).toISOString().slice(0, 10);
const today = () => dayOf(Date.now());

async function staffSecret(): Promise<string> {
  const email = await makeAccount(cms);
  await makeStaff(cms, email, 'marketing_responsible');
  return (await signIn(cms, email)).secret;
}

const linked = async (session: string) => (await db().raw('SELECT user_id, is_staff, linked_at FROM app.visitor_sessions WHERE session_id = ?', [session])).rows;

describe('a client who signs in', () => {
  it('owns what the session has sent and what it will send', async () => {
    const somebody = await client(cms);
    const [session, other] = [newSession(), newSession()];
    await sendEvents(cms, [pageview(session), pageview(session), pageview(other)]);
    await takeDirtyDays(cms);
    const answer = await link(cms, session, somebody.secret);
    expect([answer.status, answer.body]).toEqual([200, { data: {} }]);
    await sendEvents(cms, [pageview(session)]);
    expect((await eventsOf(cms, session)).map((row) => row.user_id)).toEqual([somebody.userId, somebody.userId, somebody.userId]);
    expect((await eventsOf(cms, other)).map((row) => row.user_id)).toEqual([null]);
    // Two sessions of one person are one visitor: the day is counted anew.
    expect(await takeDirtyDays(cms)).toEqual([today()]);
  });

  it('changes nothing by saying so again', async () => {
    const somebody = await client(cms);
    const session = newSession();
    await sendEvents(cms, [pageview(session)]);
    await link(cms, session, somebody.secret);
    const before = [await eventsOf(cms, session), await linked(session)];
    await takeDirtyDays(cms);
    expect((await link(cms, session, somebody.secret)).status).toBe(200);
    expect([await eventsOf(cms, session), await linked(session)]).toEqual(before);
    expect(await takeDirtyDays(cms)).toEqual([]);
  });

  it('leaves to others what they did before in the same tab', async () => {
    const [first, second] = [await client(cms), await client(cms)];
    const session = newSession();
    await sendEvents(cms, [pageview(session, { occurredAt: new Date(Date.now() - 1_000).toISOString() })]);
    await link(cms, session, first.secret);
    await link(cms, session, second.secret);
    await sendEvents(cms, [pageview(session)]);
    expect((await eventsOf(cms, session)).map((row) => row.user_id)).toEqual([first.userId, second.userId]);
  });
});

describe('staff who sign in', () => {
  it('leave nothing behind, count as dropped, and have the days counted anew', async () => {
    const session = newSession();
    const yesterday = Date.now() - 23 * 3_600_000;
    await sendEvents(cms, [pageview(session), pageview(session, { occurredAt: new Date(yesterday).toISOString() })]);
    const [secret, dropped] = [await staffSecret(), await droppedFor(cms, 'staff')];
    await takeDirtyDays(cms);
    expect((await link(cms, session, secret)).status).toBe(200);
    expect(await eventsOf(cms, session)).toEqual([]);
    expect(await takeDirtyDays(cms)).toEqual([...new Set([dayOf(yesterday), today()])]);
    expect(await droppedFor(cms, 'staff')).toBe(dropped + 2);
    await link(cms, session, secret);
    expect(await droppedFor(cms, 'staff')).toBe(dropped + 2);
  });

  it('make a client’s tab theirs, and it stays so when a client comes back to it', async () => {
    const somebody = await client(cms);
    const session = newSession();
    await link(cms, session, somebody.secret);
    await sendEvents(cms, [pageview(session)]);
    await link(cms, session, await staffSecret());
    await link(cms, session, somebody.secret);
    expect((await sendEvents(cms, [pageview(session)])).body).toEqual({ data: { stored: 0, staff: 1 } });
    expect(await eventsOf(cms, session)).toEqual([]);
  });

  it('leave nothing of what is being stored at that moment', async () => {
    const secret = await staffSecret();
    for (let round = 0; round < 10; round += 1) {
      const session = newSession();
      const calls = Array.from({ length: 6 }, () => sendEvents(cms, Array.from({ length: 20 }, () => pageview(session))));
      await Promise.all([...calls, link(cms, session, secret)]);
      expect(await eventsOf(cms, session)).toEqual([]);
    }
  });
});

it('a call that waited for the link goes by it, although it began before', async () => {
  const [session, secret] = [newSession(), await staffSecret()];
  let call: Promise<unknown> | undefined;
  await db().transaction(async (trx) => {
    await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-visits'))`);
    call = sendEvents(cms, [pageview(session)]);
    await waitingCall(cms);
    await trx.raw('INSERT INTO app.visitor_sessions (session_id, is_staff) VALUES (?, true)', [session]);
  });
  expect(await call).toMatchObject({ status: 200, body: { data: { stored: 0, staff: 1 } } });
  expect(await eventsOf(cms, session)).toEqual([]);
  expect((await link(cms, session, secret)).status).toBe(200);
});

describe('who may link', () => {
  it('nobody without a session, and nobody who was signed out or blocked', async () => {
    const session = newSession();
    await sendEvents(cms, [pageview(session)]);
    const blocked = await client(cms);
    await setUser(cms, blocked.email, { blocked: true });
    for (const secret of [undefined, 'x'.repeat(43), blocked.secret]) expect((await link(cms, session, secret)).status).toBe(401);
    expect(await linked(session)).toEqual([]);
    expect((await eventsOf(cms, session)).map((row) => row.user_id)).toEqual([null]);
  });

  it('with a session’s id and nothing else; 401 comes before 400', async () => {
    const { secret } = await client(cms);
    for (const [json, fields] of [
      [{}, { sessionId: 'required' }], [{ sessionId: '<script>' }, { sessionId: 'invalid' }], [{ sessionId: newSession(), userId: 1 }, { userId: 'unknown' }],
    ] as const) {
      const { status, body } = await siteCall(cms, '/analytics/link', { json, secret });
      expect([status, body]).toEqual([400, { error: { code: 'invalid_request', fields } }]);
      expect((await siteCall(cms, '/analytics/link', { json })).status).toBe(401);
    }
  });
});

it('an account that is deleted leaves its visits, which then belong to nobody known', async () => {
  const somebody = await client(cms);
  const session = newSession();
  await sendEvents(cms, [pageview(session)]);
  await link(cms, session, somebody.secret);
  await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: somebody.userId } });
  expect(await linked(session)).toMatchObject([{ user_id: null, is_staff: false }]);
  expect((await sendEvents(cms, [pageview(session)])).status).toBe(200);
  expect((await eventsOf(cms, session)).map((row) => row.user_id).sort()).toEqual([somebody.userId, null]);
  const next = await client(cms);
  expect((await link(cms, session, next.secret)).status).toBe(200);
});
