import { startCms, type TestCms } from './helpers/cms';
import { addToCart, cartCall, client, fillCart, makeService, makeSubService, unpublish, type Shelf } from './helpers/shop';
import { statementsDuring } from './helpers/statements';

let cms: TestCms;
let service: Shelf;
let item: Shelf;

beforeAll(async () => {
  cms = await startCms();
  service = await makeService(cms);
  item = await makeSubService(cms, service);
});
afterAll(() => cms.stop());

const empty = { items: [], totalItems: 0, totalPrice: 0, sessionId: null, status: 'active' };

/** The line of `item` as the answer tells it. */
const line = (more: Record<string, unknown> = {}) => ({
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  serviceId: service.id, serviceSlug: service.slug, serviceName: 'Search engines',
  subServiceId: item.id, subServiceSlug: item.slug, subServiceName: 'Site audit',
  description: 'What is slow.', price: 1_499.5, quantity: 1, lineTotal: 1_499.5, available: true,
  ...more,
});

describe('GET /api/cart', () => {
  it('is empty for somebody who has added nothing', async () => {
    const { secret } = await client(cms);
    const { status, headers, body } = await cartCall(cms, secret, '');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ data: empty });
  });

  it('adds up what is in it in whole cents', async () => {
    const somebody = await client(cms);
    const cents = await makeSubService(cms, service, { title: 'Odd', arabic: null, price: 0.1 });
    const asked = await makeSubService(cms, service, { title: 'Asked', arabic: null, price: 0 });
    await addToCart(cms, somebody, service, cents, 3);
    await addToCart(cms, somebody, service, asked, 2);
    await addToCart(cms, somebody, service, item, 99);
    const { body } = await cartCall(cms, somebody.secret, '');
    expect(body.data).toMatchObject({ totalItems: 104, totalPrice: 148_450.8 });
    expect(body.data.items.map(({ lineTotal }: { lineTotal: number }) => lineTotal)).toEqual([0.3, 0, 148_450.5]);
  });

  it.each(['GET /', 'POST /add', 'POST /update', 'POST /remove', 'POST /clear'])('%s is 401 for nobody, whatever the body', async (call) => {
    const [method, path] = call.split(' ') as [string, string];
    for (const secret of [undefined, 'x'.repeat(43)]) {
      const answer = await cartCall(cms, secret, path === '/' ? '' : path, { method, ...(method === 'POST' && { json: { quantity: 'x' } }) });
      expect([answer.status, answer.body]).toEqual([401, { error: { code: 'unauthorized' } }]);
    }
  });

  it.each(['GET /add', 'POST /', 'PUT /update', 'DELETE /clear', 'GET //add', 'POST /add/'])('%s is no call', async (call) => {
    const { secret } = await client(cms);
    const [method, path] = call.split(' ') as [string, string];
    const { status } = await cartCall(cms, secret, path === '/' ? '' : path, { method, ...(method !== 'GET' && { json: {} }) });
    expect([404, 405]).toContain(status);
  });

  it('is the site’s alone', async () => {
    const { secret } = await client(cms);
    const { status, headers } = await cartCall(cms, secret, '', { authorization: 'Bearer wrong' });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});

describe('POST /api/cart/update and /remove', () => {
  it.each([
    ['the service’s id and the item’s', () => ({ serviceId: service.id, subService: item.id })],
    ['slugs', () => ({ serviceId: service.slug, subService: item.slug })],
    ['the English name', () => ({ serviceId: service.slug, subService: 'Site audit' })],
    ['the Arabic name', () => ({ serviceId: service.id, subService: 'تدقيق الموقع' })],
    ['the service alone, with one line', () => ({ serviceId: service.id })],
  ])('find a line by %s', async (_, address) => {
    const somebody = await client(cms);
    await addToCart(cms, somebody, service, item, 5);
    const updated = await cartCall(cms, somebody.secret, '/update', { json: { ...address(), quantity: 3 } });
    expect(updated.body).toEqual({ data: expect.objectContaining({ items: [line({ quantity: 3, lineTotal: 4_498.5 })], totalItems: 3 }) });
    const removed = await cartCall(cms, somebody.secret, '/remove', { json: address() });
    expect([removed.status, removed.body]).toEqual([200, { data: empty }]);
  });

  it('keep the order and every other line', async () => {
    const somebody = await client(cms);
    const { service: other, items } = await fillCart(cms, somebody, 3);
    const [first, second, third] = items as [Shelf, Shelf, Shelf];
    const updated = await cartCall(cms, somebody.secret, '/update', { json: { serviceId: other.id, subService: second.id, quantity: 99 } });
    const told = updated.body.data.items.map(({ subServiceId, quantity }: { subServiceId: string; quantity: number }) => [subServiceId, quantity]);
    expect(told).toEqual([[first.id, 1], [second.id, 99], [third.id, 1]]);
    const removed = await cartCall(cms, somebody.secret, '/remove', { json: { serviceId: other.id, subService: second.id } });
    expect(removed.body.data.items.map(({ subServiceId }: { subServiceId: string }) => subServiceId)).toEqual([first.id, third.id]);
  });

  it.each([0, -1, -1_000_000])('update with %d removes the line', async (quantity) => {
    const somebody = await client(cms);
    await addToCart(cms, somebody, service, item);
    const { status, body } = await cartCall(cms, somebody.secret, '/update', { json: { serviceId: service.id, subService: item.id, quantity } });
    expect([status, body]).toEqual([200, { data: empty }]);
  });

  it('say so where the service has several lines', async () => {
    const somebody = await client(cms);
    const { service: other, items } = await fillCart(cms, somebody, 2);
    for (const [path, json] of [['/update', { serviceId: other.id, quantity: 2 }], ['/remove', { serviceId: other.slug }]] as const) {
      const { status, body } = await cartCall(cms, somebody.secret, path, { json });
      expect([status, body]).toEqual([400, { error: { code: 'cart_line_ambiguous' } }]);
    }
    const { body } = await cartCall(cms, somebody.secret, '');
    expect(body.data.items).toHaveLength(items.length);
  });

  it('know nothing of what isn’t in the cart', async () => {
    const somebody = await client(cms);
    await addToCart(cms, somebody, service, item);
    for (const address of [{ serviceId: service.id, subService: 'nothing' }, { serviceId: 'nothing' }, { serviceId: item.id }]) {
      for (const [path, json] of [['/update', { ...address, quantity: 2 }], ['/remove', address]] as const) {
        const { status, body } = await cartCall(cms, somebody.secret, path, { json });
        expect([status, body]).toEqual([404, { error: { code: 'item_not_in_cart' } }]);
      }
    }
  });

  it('don’t reach into somebody else’s cart', async () => {
    const [owner, other] = [await client(cms), await client(cms)];
    await addToCart(cms, owner, service, item, 4);
    const own = (await cartCall(cms, owner.secret, '')).body;
    for (const subService of [item.id, item.slug, 'Site audit', own.data.items[0].id]) {
      const updated = await cartCall(cms, other.secret, '/update', { json: { serviceId: service.id, subService, quantity: 1 } });
      const removed = await cartCall(cms, other.secret, '/remove', { json: { serviceId: service.id, subService } });
      expect([updated.status, removed.status]).toEqual([404, 404]);
    }
    await cartCall(cms, other.secret, '/clear', { json: {} });
    expect((await cartCall(cms, owner.secret, '')).body).toEqual(own);
  });
});

describe('what was taken off the website', () => {
  it.each(['service', 'sub-service'] as const)('stays in the cart, unavailable, and counts for nothing (%s)', async (what) => {
    const somebody = await client(cms);
    const gone = await makeService(cms);
    const goneItem = await makeSubService(cms, gone, { price: 500 });
    await addToCart(cms, somebody, gone, goneItem, 2);
    await addToCart(cms, somebody, service, item);
    await unpublish(cms, what, what === 'service' ? gone : goneItem);
    const { body } = await cartCall(cms, somebody.secret, '');
    expect(body.data.items).toEqual([
      expect.objectContaining({ subServiceId: goneItem.id, available: false, price: 500, quantity: 2, lineTotal: 1_000 }),
      line(),
    ]);
    expect(body.data).toMatchObject({ totalItems: 1, totalPrice: 1_499.5 });
    expect((await cartCall(cms, somebody.secret, '/remove', { json: { serviceId: gone.id } })).status).toBe(200);
  });

  it('is available as long as one language is left', async () => {
    const somebody = await client(cms);
    const half = await makeSubService(cms, service);
    await addToCart(cms, somebody, service, half);
    await unpublish(cms, 'sub-service', half, 'en');
    expect((await cartCall(cms, somebody.secret, '')).body.data.items[0].available).toBe(true);
  });
});

it('clears the cart, also an empty one', async () => {
  const somebody = await client(cms);
  await fillCart(cms, somebody, 2);
  for (let round = 0; round < 2; round += 1) {
    const { status, body } = await cartCall(cms, somebody.secret, '/clear', { json: {} });
    expect([status, body]).toEqual([200, { data: empty }]);
  }
});

it('goes with its account', async () => {
  const somebody = await client(cms);
  await addToCart(cms, somebody, service, item);
  await cms.strapi.db.connection.raw('DELETE FROM up_users WHERE id = ?', [somebody.userId]);
  const { rows } = await cms.strapi.db.connection.raw('SELECT 1 FROM app.cart_lines WHERE user_id = ?', [somebody.userId]);
  expect(rows).toEqual([]);
});

it('each operation is two statements, the session check included', async () => {
  const somebody = await client(cms);
  await addToCart(cms, somebody, service, await makeSubService(cms, service));
  const calls = [
    ['', {}],
    ['/add', { json: { serviceId: service.id, subServiceId: item.id } }],
    ['/update', { json: { serviceId: service.id, subService: item.id, quantity: 2 } }],
    ['/remove', { json: { serviceId: service.id, subService: item.id } }],
    ['/clear', { json: {} }],
  ] as const;
  for (const [path, options] of calls) {
    const { result, statements } = await statementsDuring(cms, () => cartCall(cms, somebody.secret, path, options));
    expect([path, result.status, statements.length]).toEqual([path, 200, 2]);
  }
});
