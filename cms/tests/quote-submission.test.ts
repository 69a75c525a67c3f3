import { setUser } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { addToCart, cartCall, client, fillCart, makeService, makeSubService, slugsIn, unpublish, type Shelf } from './helpers/shop';
import { itemBody, keepQuoteMails, nameOffice, newKey, OFFICE, quoteMails, quotesOf, submit } from './helpers/submissions';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
  await nameOffice(cms);
  await keepQuoteMails(cms);
});
afterAll(() => cms.stop());

const refused = (code: string) => ({ error: { code } });

describe('POST /api/quote-requests', () => {
  it('collects a cart item by item, and sends it in with the last one', async () => {
    const somebody = await client(cms, { name: 'Layla Haddad', companyName: 'Haddad Trading' });
    await fillCart(cms, somebody, 3);
    const key = newKey();
    for (const [number, told] of [
      [1, { complete: false, reference: null, stored: 1, total: 3 }],
      [2, { complete: false, reference: null, stored: 2, total: 3 }],
    ] as const) {
      const { status, headers, body } = await submit(cms, somebody, itemBody(number, { key }));
      expect([status, headers.get('cache-control'), body]).toEqual([200, 'no-store', { data: told }]);
    }
    expect((await slugsIn(cms, somebody))).toHaveLength(3);
    const { body } = await submit(cms, somebody, itemBody(3, { key }));
    expect(body).toEqual({ data: { complete: true, reference: expect.stringMatching(/^Q-\d{4}-\d{6}$/), stored: 3, total: 3 } });
    expect(await slugsIn(cms, somebody)).toEqual([]);
  });

  it('stores who asked for what, the timeline’s first entry and both mails', async () => {
    const somebody = await client(cms, { name: 'Layla Haddad', companyName: 'Haddad Trading' });
    const { service, items } = await fillCart(cms, somebody, 2);
    await cartCall(cms, somebody.secret, '/update', { json: { serviceId: service.id, subService: items[1]!.id, quantity: 4 } });
    const key = newKey();
    await submit(cms, somebody, itemBody(1, { key, sessionId: 'session_a_1', path: '/cart' }), { query: '?language=ar' });
    const { body } = await submit(cms, somebody, itemBody(2, { key }), { query: '?language=ar' });
    const [quote] = await quotesOf(cms, somebody);
    expect(quote).toMatchObject({
      reference: body.data.reference, status: 'new', language: 'ar', visitor_session_id: 'session_a_1', path: '/cart',
      client_name: 'Layla Haddad', client_email: somebody.email, client_company: 'Haddad Trading', assignee_id: null, offer_number: 0,
    });
    expect(quote!.waiting_since).toEqual(quote!.submitted_at);
    expect((quote!.reply_due_at as Date).getTime()).toBeGreaterThanOrEqual((quote!.submitted_at as Date).getTime() + 86_400_000);
    expect(quote!.lines).toMatchObject([
      { position: 1, sub_service_name: { en: 'Item 1', ar: 'بند 1' }, service_name: { en: 'Search engines', ar: 'محركات البحث' }, quantity: 1, price_cents: 1_000 },
      { position: 2, sub_service_name: { en: 'Item 2', ar: 'بند 2' }, quantity: 4, price_cents: 2_000 },
    ]);
    expect(quote!.events).toMatchObject([
      { kind: 'submitted', from_status: null, to_status: 'new', actor_kind: 'client', actor_id: somebody.userId, actor_name: 'Layla Haddad' },
    ]);
    expect(await quoteMails(cms, quote!.id)).toEqual([`quote-received to ${somebody.email}`, `quote-new to ${OFFICE}`]);
  });

  it('takes names, quantities and prices from the cart, and who asks from the session, whatever the caller says', async () => {
    const somebody = await client(cms, { name: 'Real Name' });
    await fillCart(cms, somebody, 1);
    await submit(cms, somebody, itemBody(1, { userEmail: 'evil@evil.example', userName: 'Evil', subServiceDescription: 'Free' }));
    const [quote] = await quotesOf(cms, somebody);
    expect(quote).toMatchObject({ client_name: 'Real Name', client_email: somebody.email });
    expect(quote!.lines).toMatchObject([{ description: { en: 'What is slow.' }, price_cents: 1_000 }]);
  });

  it.each(['price', 'quantity', 'userId', 'requestId', 'status', 'reference', 'constructor'])('refuses a field that it doesn’t know: %s', async (field) => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 1);
    const body = JSON.stringify(itemBody(1)).replace('{', `{"${field}":1,`);
    const { status, body: answer } = await cms.request('/api/quote-requests', {
      method: 'POST', body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.SITE_API_SECRET}`, 'x-session-secret': somebody.secret },
    });
    expect([status, Object.entries(answer.error.fields)]).toEqual([400, [[field, 'unknown']]]);
    expect(await quotesOf(cms, somebody)).toEqual([]);
  });

  it('works for exactly the specified payload', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 2);
    const specified = (number: number) => ({
      serviceName: 'Search engines', subServiceName: `Item ${number}`, subServiceDescription: '', sessionId: 'session_abc_1700000000000',
      userEmail: somebody.email, userName: 'Layla', path: '/cart', key: null,
    });
    expect((await submit(cms, somebody, specified(1))).body.data).toEqual({ complete: false, reference: null, stored: 1, total: 2 });
    const { body } = await submit(cms, somebody, specified(2));
    expect(body.data).toMatchObject({ complete: true, stored: 2 });
    // A double click: both calls of the last item, or of all, once more.
    for (const number of [2, 1, 2]) expect((await submit(cms, somebody, specified(number))).body).toEqual(body);
    expect(await quotesOf(cms, somebody)).toHaveLength(1);
  });

  it('counts the numbers up, one for each', async () => {
    const numbers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const somebody = await client(cms);
      await fillCart(cms, somebody, 1);
      const { body } = await submit(cms, somebody, itemBody(1));
      numbers.push(Number(body.data.reference.slice(7)));
    }
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });
});

describe('which item a call means', () => {
  const byName = { serviceName: 'Search engines', subServiceName: 'Item 1' };
  it.each([
    ['names', () => byName],
    ['Arabic names', () => ({ serviceName: 'محركات البحث', subServiceName: 'بند 1' })],
    ['one name of each language, with blanks and turned text', () => ({ serviceName: ' \u202Eمحركات البحث\u202C ', subServiceName: 'Item 1 ' })],
    ['slugs in place of names', (service: Shelf, item: Shelf) => ({ serviceName: service.slug, subServiceName: item.slug })],
    ['ids in place of names', (service: Shelf, item: Shelf) => ({ serviceName: service.id, subServiceName: item.id })],
    ['ids, which count more than names', (service: Shelf, item: Shelf) => ({ ...byName, subServiceName: 'Item 2', serviceId: service.id, subServiceId: item.id })],
    ['slugs as ids', (service: Shelf, item: Shelf) => ({ ...byName, serviceId: service.slug, subServiceId: item.slug })],
  ])('is told by %s', async (_, names) => {
    const somebody = await client(cms);
    const { service, items } = await fillCart(cms, somebody, 2);
    const { status } = await submit(cms, somebody, itemBody(1, names(service, items[0]!)));
    expect(status).toBe(200);
    const [quote] = await quotesOf(cms, somebody);
    expect(quote!.lines.map(({ stored_at: at }) => at !== null)).toEqual([true, false]);
  });

  it.each([
    ['another name', { subServiceName: 'Item 9' }],
    ['another service', { serviceName: 'Item 1' }],
    ['an unknown id', { subServiceId: 'nothing' }],
    ['an unknown id of the service', { serviceId: 'nothing' }],
  ])('is in nobody’s cart: %s', async (_, more) => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 1);
    for (const key of [null, newKey()]) {
      const { status, body } = await submit(cms, somebody, itemBody(1, { ...more, key }));
      expect([status, body]).toEqual([404, refused('item_not_in_cart')]);
    }
    expect(await quotesOf(cms, somebody)).toEqual([]);
  });

  it('is never in somebody else’s cart', async () => {
    const [owner, other] = [await client(cms), await client(cms)];
    const { service, items } = await fillCart(cms, owner, 1);
    const key = newKey();
    await addToCart(cms, other, await makeService(cms), await makeSubService(cms, service)).catch(() => undefined);
    const ids = { serviceId: service.id, subServiceId: items[0]!.id };
    expect((await submit(cms, other, itemBody(1, ids))).body).toEqual(refused('cart_empty'));
    await submit(cms, owner, itemBody(1, { key }));
    for (const more of [{ key }, ids, { ...ids, key }]) expect((await submit(cms, other, itemBody(1, more))).status).toBe(400);
    expect(await quotesOf(cms, other)).toEqual([]);
  });
});

describe('what can’t be asked for', () => {
  it('is an empty cart', async () => {
    const somebody = await client(cms);
    for (const key of [null, newKey()]) {
      const { status, body } = await submit(cms, somebody, itemBody(1, { key }));
      expect([status, body]).toEqual([400, refused('cart_empty')]);
    }
    await fillCart(cms, somebody, 1);
    await cartCall(cms, somebody.secret, '/clear', { json: {} });
    expect((await submit(cms, somebody, itemBody(1))).body).toEqual(refused('cart_empty'));
  });

  it('is what was taken off the website; it stays in the cart', async () => {
    const somebody = await client(cms);
    const { items } = await fillCart(cms, somebody, 3);
    await unpublish(cms, 'sub-service', items[1]!);
    expect((await submit(cms, somebody, itemBody(2))).body).toEqual(refused('item_not_in_cart'));
    expect((await submit(cms, somebody, itemBody(1))).body.data).toMatchObject({ stored: 1, total: 2 });
    expect((await submit(cms, somebody, itemBody(3))).body.data).toMatchObject({ complete: true, total: 2 });
    expect(await slugsIn(cms, somebody)).toEqual([items[1]!.slug]);
    expect((await submit(cms, somebody, itemBody(2))).body).toEqual(refused('cart_empty'));
  });
});

describe('names', () => {
  it('are told without characters that turn text around, wherever they come from', async () => {
    const somebody = await client(cms);
    await setUser(cms, somebody.email, { name: 'Layla \u202Egpj.exe\u202C', company_name: '\u2066Haddad\u2069' });
    const service = await makeService(cms, 'Search \u202Eengines', '\u2067محركات\u2069');
    await addToCart(cms, somebody, service, await makeSubService(cms, service, { title: 'Item \u202E1', arabic: null }));
    await submit(cms, somebody, itemBody(1, { path: '/cart\u202E' }));
    const [quote] = await quotesOf(cms, somebody);
    expect(quote).toMatchObject({ client_name: 'Layla gpj.exe', client_company: 'Haddad', path: '/cart' });
    expect(JSON.stringify(quote!.lines)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\\u20/);
    expect(quote!.lines).toMatchObject([{ service_name: { en: 'Search engines', ar: 'محركات' }, sub_service_name: { en: 'Item 1', ar: 'Item 1' } }]);
  });
});

it.each([
  ['no session', undefined, itemBody(1), 401, 'unauthorized'],
  ['no session and a bad body', undefined, { serviceName: 7 }, 401, 'unauthorized'],
])('%s is refused', async (_, secret, json, status, code) => {
  const answer = await submit(cms, { secret }, json);
  expect([answer.status, answer.body]).toEqual([status, refused(code)]);
});

it.each([
  [{ serviceName: '' }, 'serviceName'],
  [{ serviceName: ' \u202E ' }, 'serviceName'],
  [{ subServiceName: 'x'.repeat(201) }, 'subServiceName'],
  [{ subServiceName: ['Item 1'] }, 'subServiceName'],
  [{ subServiceDescription: 'x'.repeat(4_001) }, 'subServiceDescription'],
  [{ path: 'a\u0000b' }, 'path'],
  [{ userName: '\ud800' }, 'userName'],
  [{ sessionId: 'abc' }, 'sessionId'],
  [{ key: 'short' }, 'key'],
  [{ key: 'with blank' }, 'key'],
  [{ key: ['abcdefgh'] }, 'key'],
  [{ key: undefined }, 'key'],
  [{ serviceId: { $ne: null } }, 'serviceId'],
])('is refused by the field: %j', async (more, field) => {
  const somebody = await client(cms);
  const { status, body } = await submit(cms, somebody, itemBody(1, more));
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});
