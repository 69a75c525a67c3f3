import { makeAccount, signIn, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { inboxCall, makeOffered, makeQuote, quoteCall, setQuote } from './helpers/quotes';
import { staff, type Staff } from './helpers/staff';

let cms: TestCms;
let marketing: Staff;
let email: string;
let secret: string;

beforeAll(async () => {
  cms = await startCms();
  marketing = await staff(cms, 'marketing_responsible');
  email = await makeAccount(cms, { companyName: 'Haddad Trading' });
  ({ secret } = await signIn(cms, email));
});
afterAll(() => cms.stop());

const keys = (value: Record<string, unknown>) => Object.keys(value).sort();

const summaryKeys = ['itemNames', 'offerTotal', 'offerValidUntil', 'reference', 'status', 'submittedAt', 'totalItems', 'totalPrice', 'updatedAt'];
const detailKeys = [...summaryKeys, 'items', 'may', 'messages', 'offer', 'timeline'].sort();
const inboxKeys = [...summaryKeys, 'assignee', 'client', 'language', 'overdue', 'replyDueAt', 'waitingSince'].sort();
const inboxDetailKeys = [...inboxKeys, ...['items', 'may', 'messages', 'offer', 'timeline', 'notes', 'journey', 'draft']].sort();
const itemKeys = [
  'description', 'id', 'lineTotal', 'offerLineTotal', 'offerPrice', 'price', 'quantity', 'serviceName', 'serviceSlug', 'subServiceName',
];

describe('the keys of answers', () => {
  it('to a client are those of the contract and no more', async () => {
    const reference = await makeOffered(cms, email);
    await quoteCall(cms, secret, `/${reference}/messages`, { json: { text: 'A question' } });
    const list = (await quoteCall(cms, secret, '')).body;
    expect(keys(list)).toEqual(['data', 'pagination']);
    expect(keys(list.data[0])).toEqual(summaryKeys);
    const { status, body } = await quoteCall(cms, secret, `/${reference}`);
    expect(status).toBe(200);
    expect(keys(body)).toEqual(['data']);
    expect(keys(body.data)).toEqual(detailKeys);
    expect(keys(body.data.items[0])).toEqual(itemKeys);
    expect(keys(body.data.offer)).toEqual(['note', 'number', 'sentAt', 'total', 'validUntil']);
    expect(keys(body.data.timeline[0])).toEqual(['actor', 'assignee', 'at', 'id', 'kind', 'offerTotal', 'reason']);
    expect(keys(body.data.timeline[0].actor)).toEqual(['kind', 'name']);
    expect(keys(body.data.messages[0])).toEqual(['at', 'from', 'id', 'name', 'text']);
    expect(keys(body.data.may)).toEqual(['accept', 'decline', 'message']);
  });

  it('to staff are those of the contract and no more', async () => {
    const reference = await makeQuote(cms, email);
    await inboxCall(cms, marketing.secret, `/${reference}/notes`, { json: { text: 'Large client' } });
    await inboxCall(cms, marketing.secret, `/${reference}/assignee`, { method: 'PUT', json: { assignee: 'me' } });
    const list = (await inboxCall(cms, marketing.secret, '')).body;
    expect(keys(list)).toEqual(['counts', 'data', 'pagination']);
    expect(keys(list.counts)).toEqual(['accepted', 'declined', 'expired', 'in_review', 'new', 'offer_sent', 'overdue']);
    expect(keys(list.data[0])).toEqual(inboxKeys);
    expect(keys(list.data[0].client)).toEqual(['companyName', 'email', 'name']);
    const { data } = (await inboxCall(cms, marketing.secret, `/${reference}`)).body;
    expect(keys(data)).toEqual(inboxDetailKeys);
    expect(keys(data.client)).toEqual(['businessDomain', 'clientSegment', 'companyName', 'email', 'name', 'registeredAt']);
    expect(keys(data.assignee)).toEqual(['id', 'name']);
    expect(keys(data.draft)).toEqual(['note', 'validUntil', 'version']);
    expect(keys(data.may)).toEqual(['decline', 'editOffer', 'message', 'reopen', 'review', 'withdraw']);
    expect(keys(data.notes[0])).toEqual(['at', 'id', 'name', 'text']);
    expect(keys(data.journey[0])).toEqual(['at', 'detail', 'kind']);
    const [exported] = (await inboxCall(cms, marketing.secret, '/export')).body.data;
    expect(keys(exported)).toEqual([...inboxKeys, 'items'].sort());
    expect(keys(exported.items[0])).toEqual(['offerPrice', 'price', 'quantity', 'serviceName', 'subServiceName']);
    const [assignee] = (await inboxCall(cms, marketing.secret, '/assignees')).body.data;
    expect(keys(assignee)).toEqual(['id', 'name']);
  });
});

describe('a client’s own quotes', () => {
  it('are named in the reader’s language, in dollars and ISO times', async () => {
    const reference = await makeQuote(cms, email);
    const english = (await quoteCall(cms, secret, `/${reference}`)).body.data;
    expect(english).toMatchObject({
      reference, status: 'new', itemNames: ['Blog articles', 'Site audit'], totalItems: 3, totalPrice: 2_998, offerTotal: null,
      offerValidUntil: null, offer: null, messages: [], may: { accept: false, decline: false, message: true },
    });
    expect(english.items[0]).toMatchObject({
      serviceSlug: null, serviceName: 'Content Marketing', description: 'What it is.', quantity: 2, price: 1_499, lineTotal: 2_998,
      offerPrice: null, offerLineTotal: null,
    });
    expect(english.submittedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(english.timeline).toEqual([expect.objectContaining({ kind: 'submitted', actor: { kind: 'client', name: 'Layla Haddad' } })]);
    const arabic = (await quoteCall(cms, secret, `/${reference}?language=ar`)).body.data;
    expect(arabic.itemNames).toEqual(['مقالات المدونة', 'تدقيق الموقع']);
    expect(arabic.items[0]).toMatchObject({ serviceName: 'تسويق المحتوى', description: 'وصف الخدمة.' });
    expect((await quoteCall(cms, secret, '?language=ar')).body.data[0].itemNames).toEqual(['مقالات المدونة', 'تدقيق الموقع']);
  });

  it('are listed newest first, in pages, and none that is still collected or somebody else’s', async () => {
    const owner = await makeAccount(cms);
    const own = (await signIn(cms, owner)).secret;
    const older = await makeQuote(cms, owner, { columns: { submitted_at: new Date(Date.now() - 60_000) } });
    const newer = await makeQuote(cms, owner);
    await makeQuote(cms, owner, { columns: { status: 'collecting', reference: null, submitted_at: null } });
    const { data, pagination } = (await quoteCall(cms, own, '')).body;
    expect(data.map(({ reference }: { reference: string }) => reference)).toEqual([newer, older]);
    expect(pagination).toEqual({ page: 1, pageSize: 20, total: 2 });
    const second = (await quoteCall(cms, own, '?page=2&limit=1')).body;
    expect(second.data.map(({ reference }: { reference: string }) => reference)).toEqual([older]);
    expect(second.pagination).toEqual({ page: 2, pageSize: 1, total: 2 });
  });

  it('show no offer that is prepared, taken back or reopened', async () => {
    const reference = await makeOffered(cms, email);
    const seen = async () => (await quoteCall(cms, secret, `/${reference}`)).body.data;
    expect(await seen()).toMatchObject({ offerTotal: 2_500, offer: { number: 1, note: 'With pleasure.', total: 2_500 } });
    expect((await seen()).items[0]).toMatchObject({ offerPrice: 1_000, offerLineTotal: 2_000 });
    await inboxCall(cms, marketing.secret, `/${reference}/withdraw`, { json: {} });
    const withdrawn = await seen();
    expect(withdrawn).toMatchObject({ status: 'in_review', offerTotal: null, offerValidUntil: null, offer: null });
    expect(withdrawn.items[0]).toMatchObject({ offerPrice: null, offerLineTotal: null });
    expect((await quoteCall(cms, secret, '')).body.data[0]).toMatchObject({ offerTotal: null, offerValidUntil: null });
    // Staff find the prices where they left them.
    const staffView = (await inboxCall(cms, marketing.secret, `/${reference}`)).body.data;
    expect(staffView.items[0]).toMatchObject({ offerPrice: 1_000 });
    expect(staffView.draft).toMatchObject({ version: 1, note: 'With pleasure.', validUntil: expect.any(String) });
    await inboxCall(cms, marketing.secret, `/${reference}/decline`, { json: { reason: 'No capacity' } });
    expect(await seen()).toMatchObject({ status: 'declined', offer: null });
  });

  it('say nothing of notes and of who has the work', async () => {
    const reference = await makeQuote(cms, email);
    await inboxCall(cms, marketing.secret, `/${reference}/notes`, { json: { text: 'TOP-SECRET' } });
    await inboxCall(cms, marketing.secret, `/${reference}/assignee`, { method: 'PUT', json: { assignee: 'me' } });
    await inboxCall(cms, marketing.secret, `/${reference}/messages`, { json: { text: 'Hello' } });
    for (const path of ['', `/${reference}`]) {
      const { text } = await quoteCall(cms, secret, path);
      for (const hidden of ['TOP-SECRET', marketing.id, marketing.email, 'assigned']) expect(text).not.toContain(hidden);
    }
    expect((await inboxCall(cms, marketing.secret, `/${reference}`)).text).toContain('TOP-SECRET');
  });
});

describe('a quote as staff see it', () => {
  it('has the client’s journey', async () => {
    const client = await makeAccount(cms, { businessDomain: 'retail', clientSegment: 'startup' });
    const hour = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const earlier = await makeQuote(cms, client, { columns: { submitted_at: hour(5) } });
    const reference = await makeQuote(cms, client, { columns: { submitted_at: hour(3) } });
    const later = await makeQuote(cms, client, { columns: { submitted_at: hour(1) } });
    const registered = hour(9);
    const db = cms.strapi.db.connection;
    await db.raw(`UPDATE up_users SET created_at = ? WHERE email = ?`, [registered, client]);
    await db.raw(
      'UPDATE app.quote_lines SET added_at = ? WHERE quote_id = (SELECT id FROM app.quotes WHERE reference = ?)', [hour(4), reference],
    );
    const { data } = (await inboxCall(cms, marketing.secret, `/${reference}`)).body;
    expect(data.journey.map(({ kind, detail }: { kind: string; detail: string }) => [kind, detail])).toEqual([
      ['registered', null], ['earlier_quote', earlier], ['added_to_cart', 'Blog articles'], ['added_to_cart', 'Site audit'],
      ['submitted', '/services/seo'], ['later_quote', later],
    ]);
    expect(data.client).toMatchObject({ email: client, businessDomain: 'retail', clientSegment: 'startup', registeredAt: registered.toISOString() });
  });

  it('outlives the client’s account', async () => {
    const client = await makeAccount(cms);
    const reference = await makeQuote(cms, client);
    const { id } = await userRow(cms, client);
    await cms.strapi.db.connection('up_users').where({ id }).delete();
    const { status, body } = await inboxCall(cms, marketing.secret, `/${reference}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ client: { name: 'Layla Haddad', email: client, businessDomain: '', registeredAt: null }, may: { message: false } });
    expect((await inboxCall(cms, marketing.secret, `/${reference}/messages`, { json: { text: 'Hello?' } })).body.error.code).toBe('conflict');
    await setQuote(cms, reference, { status: 'in_review' });
    expect((await inboxCall(cms, marketing.secret, `/${reference}/decline`, { json: { reason: 'Gone' } })).status).toBe(200);
  });
});
