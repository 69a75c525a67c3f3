import { makeAccount, setUser, signIn, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { inboxCall, makeOffered, makeQuote, offerBody, quoteCall, storedQuote } from './helpers/quotes';
import { staff, type Staff } from './helpers/staff';

let cms: TestCms;
let member: Staff;
let email: string;
let secret: string;
let reference: string;

beforeAll(async () => {
  cms = await startCms();
  member = await staff(cms, 'marketing_responsible');
  email = await makeAccount(cms);
  ({ secret } = await signIn(cms, email));
  reference = await makeOffered(cms, email);
});
afterAll(() => cms.stop());

/** Without a body it is said so: a row shorter than a test's parameters would make the last one Jest's callback. */
type Route = [method: 'GET' | 'POST' | 'PUT', path: string, json: unknown];

/** REF is a quote's reference. */
const clientActs: Route[] = [
  ['GET', '/REF', undefined], ['POST', '/REF/accept', {}], ['POST', '/REF/decline', { reason: 'Too dear' }], ['POST', '/REF/messages', { text: 'Hello' }],
];
const staffActs: Route[] = [
  ['GET', '/REF', undefined], ['PUT', '/REF/assignee', { assignee: 'me' }], ['PUT', '/REF/offer', {}], ['POST', '/REF/offer', {}], ['POST', '/REF/review', {}],
  ['POST', '/REF/withdraw', {}], ['POST', '/REF/reopen', {}], ['POST', '/REF/decline', { reason: 'No capacity' }],
  ['POST', '/REF/messages', { text: 'Hello' }], ['POST', '/REF/notes', { text: 'Hello' }],
];
const clientRoutes: Route[] = [['GET', '', undefined], ...clientActs];
const staffRoutes: Route[] = [['GET', '', undefined], ['GET', '/export', undefined], ['GET', '/assignees', undefined], ...staffActs];

const at = (path: string, ref = reference) => path.replace('REF', ref);

describe('nobody', () => {
  it.each(clientRoutes)('is not let in: %s /api/quotes%s', async (method, path, json) => {
    for (const options of [{}, { authorization: 'Bearer wrong' }]) {
      expect((await quoteCall(cms, undefined, at(path), { method, json, ...options })).status).toBe(401);
    }
    expect((await quoteCall(cms, secret, at(path), { method, json, authorization: 'Bearer wrong' })).status).toBe(401);
    // Said before anything about what was sent.
    expect((await quoteCall(cms, 'A'.repeat(43), at(path, 'nonsense'), { method, ...(method !== 'GET' && { json: { wrong: 1 } }) })).status).toBe(401);
  });

  it.each(staffRoutes)('is not let in: %s /api/staff-quotes%s', async (method, path, json) => {
    expect((await inboxCall(cms, undefined, at(path), { method, json })).status).toBe(401);
    expect((await inboxCall(cms, member.secret, at(path), { method, json, authorization: 'Bearer wrong' })).status).toBe(401);
  });
});

describe('a client', () => {
  it.each(staffRoutes)('has no business with the inbox: %s /api/staff-quotes%s', async (method, path, json) => {
    const before = await storedQuote(cms, reference);
    for (const ref of [reference, 'nonsense']) {
      const { status, body } = await inboxCall(cms, secret, at(path, ref), { method, json });
      expect({ status, body }).toEqual({ status: 403, body: { error: { code: 'forbidden' } } });
    }
    expect(await storedQuote(cms, reference)).toEqual(before);
  });

  it.each(clientActs)('finds no quote of another client: %s /api/quotes%s', async (method, path, json) => {
    const stranger = (await signIn(cms, await makeAccount(cms))).secret;
    const before = await storedQuote(cms, reference);
    const foreign = await quoteCall(cms, stranger, at(path), { method, json });
    expect({ status: foreign.status, body: foreign.body }).toEqual({ status: 404, body: { error: { code: 'not_found' } } });
    const unknown = await quoteCall(cms, stranger, at(path, 'Q-2026-000000'), { method, json });
    expect(unknown.text).toBe(foreign.text);
    expect(await storedQuote(cms, reference)).toEqual(before);
    expect((await quoteCall(cms, stranger, '')).body.data).toEqual([]);
  });

  it.each(clientActs)('of whom staff are no exception: %s /api/quotes%s', async (method, path, json) => {
    expect((await quoteCall(cms, member.secret, at(path), { method, json })).status).toBe(404);
  });

  it('finds no quote that is still being collected', async () => {
    await makeQuote(cms, email, { columns: { status: 'collecting', reference: null, submitted_at: null } });
    for (const path of ['/null', '/undefined', '/Q-', "/Q-2026-000001'--", '/%00', '/Q-2026-0000010000000000']) {
      expect((await quoteCall(cms, secret, path)).status).toBe(404);
      expect((await inboxCall(cms, member.secret, path)).status).toBe(404);
    }
  });
});

describe('staff', () => {
  it('who were blocked are not let in any more', async () => {
    const blocked = await staff(cms, 'admin');
    expect((await inboxCall(cms, blocked.secret, '')).status).toBe(200);
    await setUser(cms, blocked.email, { blocked: true });
    expect((await inboxCall(cms, blocked.secret, '')).status).toBe(401);
  });

  it('are both roles', async () => {
    expect((await inboxCall(cms, (await staff(cms, 'admin')).secret, `/${reference}`)).status).toBe(200);
    expect((await inboxCall(cms, member.secret, `/${reference}`)).status).toBe(200);
  });
});

describe('assigning', () => {
  const assign = (assignee: unknown) => inboxCall(cms, member.secret, `/${reference}/assignee`, { method: 'PUT', json: { assignee } });

  it('is to active staff only', async () => {
    const blocked = await staff(cms, 'admin');
    await setUser(cms, blocked.email, { blocked: true });
    const pending = await staff(cms, 'admin');
    await setUser(cms, pending.email, { staff_status: 'pending' });
    const client = (await userRow(cms, email)).document_id;
    const before = await storedQuote(cms, reference);
    for (const id of [blocked.id, pending.id, client, 'nobodyofthisname']) {
      expect((await assign(id)).body).toEqual({ error: { code: 'invalid_request', fields: { assignee: 'choose' } } });
    }
    expect(await storedQuote(cms, reference)).toEqual(before);
    const offered = (await inboxCall(cms, member.secret, '/assignees')).body.data.map(({ id }: { id: string }) => id);
    expect(offered).toContain(member.id);
    for (const id of [blocked.id, pending.id, client]) expect(offered).not.toContain(id);
  });

  it('tells who it is, and is an event only where it changes something', async () => {
    const ref = await makeQuote(cms, email);
    const give = (assignee: unknown) => inboxCall(cms, member.secret, `/${ref}/assignee`, { method: 'PUT', json: { assignee } });
    const other = await staff(cms, 'admin');
    expect((await give('me')).body.data.assignee).toEqual({ id: member.id, name: 'Layla Haddad' });
    expect((await give(member.id)).body.data.timeline).toHaveLength(2);
    expect((await give(other.id)).body.data.assignee.id).toBe(other.id);
    const { data } = (await give(null)).body;
    expect(data.assignee).toBeNull();
    expect(data.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['submitted', 'assigned', 'assigned', 'assigned']);
  });
});

describe('bad bodies', () => {
  const deep = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`);
  const bodies: readonly unknown[] = [
    // What isn't an object or a list is refused by Strapi's parser, before any of this.
    null, [], { __proto__: null, constructor: 1 }, { text: 1, reason: [], offer: '1', assignee: {}, version: -1, lines: {}, note: 3, validUntil: 1 },
    { text: '\u0000', reason: '\u0000', note: '\u0000' }, { text: '\uD800', reason: '\uDFFF', note: '\uD800' },
    { text: '   ', reason: '', lines: [] }, { text: 'x'.repeat(4_001), reason: 'x'.repeat(1_001) }, { text: 'Hello', messageId: 'no-uuid' },
    { text: 'Hello', internal: false, author: 1 }, { offer: 1.5 }, { offer: 1e300 }, { text: deep, reason: deep, lines: deep },
    { reason: 'x', status: 'accepted' }, { version: 0, lines: [null], note: '', validUntil: null },
    { version: 1e300, lines: [{ id: 'x', price: Number.MAX_VALUE }], note: '', validUntil: '+010000-01-01' },
  ];
  const writes = [
    ...clientActs.filter(([method]) => method !== 'GET').map(([method, path]) => ({ call: quoteCall, side: 'quotes', method, path })),
    ...staffActs.filter(([method]) => method !== 'GET').map(([method, path]) => ({ call: inboxCall, side: 'staff-quotes', method, path })),
  ];

  it.each(writes)('are refused and change nothing: $method /api/$side$path', async ({ call, side, method, path }) => {
    const ref = await makeQuote(cms, email);
    const before = await storedQuote(cms, ref);
    const who = side === 'quotes' ? secret : member.secret;
    for (const json of bodies) {
      const { status, body } = await call(cms, who, at(path, ref), { method, json });
      // An empty body is what acts without one expect.
      const isEmpty = json === null || (Array.isArray(json) && /review|withdraw|reopen|accept/.test(path));
      if (isEmpty) continue;
      expect({ path, json, status: status >= 400 && status < 500 }).toEqual({ path, json, status: true });
      expect(body.error.code).toMatch(/^(invalid_request|conflict|too_many_requests)$/);
    }
    expect(await storedQuote(cms, ref)).toEqual(before);
  });

  it.each([
    'page=0', 'page=x', 'limit=101', 'status=king', 'status[$ne]=new', 'status=new&status=new', 'age=never', 'assignee=%27', 'overdue=false', 'sort=price',
    'search=%00', 'search=%ED%A0%80&page=x', `search=${'x'.repeat(101)}`, 'filters[status]=new', 'populate=*', 'where=1', 'language=fr',
  ])('in queries are refused: %s', async (query) => {
    for (const path of ['', '/export']) {
      const { status, body } = await inboxCall(cms, member.secret, `${path}?${query}`);
      expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid_request' });
    }
  });

  it.each(['page=0', 'limit=101', 'status=new', 'userId=1', 'filters[x]=1', 'language=fr'])('in a client’s query are refused: %s', async (query) => {
    expect((await quoteCall(cms, secret, `?${query}`)).status).toBe(400);
    if (!query.startsWith('page') && !query.startsWith('limit')) expect((await quoteCall(cms, secret, `/${reference}?${query}`)).status).toBe(400);
  });

  it('say which field is wrong, in words of the website', async () => {
    const [client, both] = [(path: string, json: unknown) => quoteCall(cms, secret, `/${reference}${path}`, { json }), await makeQuote(cms, email)];
    expect((await client('/messages', { text: ' ' })).body.error.fields).toEqual({ text: 'required' });
    expect((await client('/decline', {})).body.error.fields).toEqual({ reason: 'required' });
    expect((await client('/decline', { reason: 'x'.repeat(1_001) })).body.error.fields).toEqual({ reason: 'tooLong' });
    expect((await client('/accept', { offer: 'first' })).body.error.fields).toEqual({ offer: 'invalid' });
    const send = (json: unknown) => inboxCall(cms, member.secret, `/${both}/offer`, { json });
    expect((await send({ ...(await offerBody(cms, both, [1, 1])), lines: [] })).body.error.fields).toEqual({ lines: 'required' });
  });
});
