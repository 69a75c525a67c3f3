import { makeAccount, makeStaff, signIn, userRow } from './helpers/accounts';
import { eventsOf, holdRollup, link, newSession, pageview, sendEvents, takeDirtyDays } from './helpers/analytics';
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
const today = () => new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);

async function erase(session: string | null, email: string | null): Promise<number | null> {
  const { rows }: { rows: { removed: string | null }[] } = await db().raw('SELECT app.erase_visitor(?, ?) AS removed', [session, email]);
  const removed = rows[0]?.removed ?? null;
  return removed === null ? null : Number(removed);
}

const linkedSessions = async () =>
  (await db().raw('SELECT session_id FROM app.visitor_sessions ORDER BY 1')).rows.map((row: { session_id: string }) => row.session_id);

describe('erasing a session', () => {
  it('removes what it has sent and whose it is, nothing of others, and has the day counted anew', async () => {
    const somebody = await client(cms);
    const [session, other] = [newSession(), newSession()];
    await link(cms, session, somebody.secret);
    await sendEvents(cms, [pageview(session), pageview(session), pageview(other)]);
    await takeDirtyDays(cms);
    expect(await erase(session, null)).toBe(2);
    expect(await eventsOf(cms, session)).toEqual([]);
    expect(await eventsOf(cms, other)).toHaveLength(1);
    expect(await linkedSessions()).not.toContain(session);
    expect(await takeDirtyDays(cms)).toEqual([today()]);
    expect(await erase(session, null)).toBe(0);
    expect(await takeDirtyDays(cms)).toEqual([]);
  });

  it('of staff leaves known that it is theirs', async () => {
    const email = await makeAccount(cms);
    await makeStaff(cms, email, 'admin');
    const session = newSession();
    await link(cms, session, (await signIn(cms, email)).secret);
    expect(await erase(session, null)).toBe(0);
    expect((await sendEvents(cms, [pageview(session)])).body).toEqual({ data: { stored: 0, staff: 1 } });
  });
});

describe('erasing a user', () => {
  it('removes what was sent in all sessions of the account, linked or only signed in with, and nothing of others', async () => {
    const email = await makeAccount(cms);
    const [first, second, unlinked, shared] = [newSession(), newSession(), newSession(), newSession()];
    const { secret } = await signIn(cms, email, undefined, {});
    const { id } = await userRow(cms, email);
    const somebody = await client(cms);
    await link(cms, first, secret);
    await link(cms, second, secret);
    await sendEvents(cms, [pageview(first), pageview(first), pageview(second), pageview(unlinked)]);
    await db().raw('UPDATE app.sessions SET visitor_session_id = ? WHERE user_id = ?', [unlinked, id]);
    // A tab of somebody else, in which the account was signed in at first.
    await link(cms, shared, secret);
    await sendEvents(cms, [pageview(shared, { occurredAt: new Date(Date.now() - 1_000).toISOString() })]);
    await link(cms, shared, somebody.secret);
    await sendEvents(cms, [pageview(shared)]);

    expect(await erase(null, email.toUpperCase())).toBe(5);
    for (const session of [first, second, unlinked]) expect(await eventsOf(cms, session)).toEqual([]);
    expect((await eventsOf(cms, shared)).map((row) => row.user_id)).toEqual([somebody.userId]);
    const left = await linkedSessions();
    expect(left).toContain(shared);
    expect(left).not.toContain(first);
    expect(await erase(null, email)).toBe(0);
  });

  it('says where there is no such account', async () => {
    expect(await erase(null, 'nobody@clients.example')).toBeNull();
  });
});

it('wants one of the two, and only one', async () => {
  await expect(erase(null, null)).rejects.toThrow('Either a session or an address');
  await expect(erase(newSession(), 'somebody@clients.example')).rejects.toThrow('Either a session or an address');
});
