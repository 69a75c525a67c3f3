import type { APIRequestContext } from '@playwright/test';
import { call, newVisitor, signedIn } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { cartIn, cartOf, clientWithCart, newClient, tryToAdd, WANTED } from '../../fixtures/cart';
import { expect, test } from '../../fixtures/test';

const { audit, keywords, onRequest } = WANTED;

/** What is in a cart: which items, how many. */
const contents = async (visitor: APIRequestContext) => (await cartOf(visitor)).items.map((item) => [item.subServiceSlug, item.quantity]);

test('name, description and price of an added item are the server’s, whatever the caller sends', async ({ stack }) => {
  const { visitor, person } = await newClient(stack, 'price');
  const other = await newClient(stack, 'other');
  const lies = { id: 'x', price: 0.01, total: 0.01, serviceName: 'Free', subServiceDescription: 'free', description: 'free', userId: 1 };
  const cart = cartIn(await call(visitor, 'POST', '/cart/add', { serviceId: audit.service, subServiceId: audit.subService, quantity: 3, ...lies }));
  expect(cart).toMatchObject({ totalItems: 3, totalPrice: 3 * audit.price, status: 'active' });
  expect(cart.items).toEqual([
    expect.objectContaining({
      serviceSlug: audit.service, serviceName: audit.serviceName, subServiceSlug: audit.subService, subServiceName: audit.name.en,
      price: audit.price, quantity: 3, lineTotal: 3 * audit.price, available: true, description: expect.stringContaining('Crawling'),
    }),
  ]);
  const rows = await stack.sql('select u.email, l.price_cents::int, l.quantity from app.cart_lines l join up_users u on u.id = l.user_id where u.email = any($1)', [
    `{${person.email},${other.person.email}}`,
  ]);
  expect(rows).toEqual([{ email: person.email, price_cents: audit.price * 100, quantity: 3 }]);
});

test('the cart speaks the caller’s language', async ({ stack }) => {
  const { visitor } = await clientWithCart(stack, 'language', [audit, onRequest]);
  const [english, arabic] = [await cartOf(visitor, 'en'), await cartOf(visitor, 'ar')];
  expect(english.items.map((item) => item.subServiceName)).toEqual([audit.name.en, onRequest.name.en]);
  expect(arabic.items.map((item) => item.subServiceName)).toEqual([audit.name.ar, onRequest.name.ar]);
  expect(arabic.items.map(({ id, price }) => [id, price])).toEqual(english.items.map(({ id, price }) => [id, price]));
});

test('an item that is in the cart already is refused with its name and quantity, in both languages', async ({ stack }) => {
  const { visitor } = await clientWithCart(stack, 'twice', [[audit, 4]]);
  const english = await tryToAdd(visitor, audit);
  expect([english.status, english.body.error]).toMatchObject([409, {
    code: 'already_in_cart', message: `"${audit.name.en}" is already in your cart! Current quantity: 4`, values: { item: audit.name.en, quantity: 4 },
  }]);
  const arabic = await tryToAdd(visitor, audit, 1, 'ar');
  expect(arabic.body.error?.message).toBe(`«${audit.name.ar}» موجود في سلتك بالفعل! الكمية الحالية: 4`);
  expect(await contents(visitor)).toEqual([[audit.subService, 4]]);
});

test('a quantity that is none is refused; 0 and below removes the line', async ({ stack }) => {
  const { visitor } = await clientWithCart(stack, 'quantity', [[audit, 2], keywords]);
  const json = { 'content-type': 'application/json' };
  for (const quantity of ['-1', '0', '1.5', '1e9', '"2"', 'NaN', '[2]', '{}', 'null', '100']) {
    const data = `{"serviceId":"${onRequest.service}","subServiceId":"${onRequest.subService}","quantity":${quantity}}`;
    expect((await visitor.post('/api/cart/add', { data, headers: json })).status(), `adding ${quantity}`).toBe(400);
  }
  for (const quantity of ['1.5', '1e9', '"2"', 'NaN', '[2]', '{}', 'null', '100']) {
    const response = await visitor.put(`/api/cart/update/seo/${audit.subService}`, { data: `{"quantity":${quantity}}`, headers: json });
    expect(response.status(), `updating to ${quantity}`).toBe(400);
  }
  expect(await contents(visitor)).toEqual([[audit.subService, 2], [keywords.subService, 1]]);

  expect(cartIn(await call(visitor, 'PUT', `/cart/update/seo/${audit.subService}`, { quantity: 99 })).totalItems).toBe(100);
  expect(cartIn(await call(visitor, 'PUT', `/cart/update/seo/${audit.subService}`, { quantity: -1 })).items).toHaveLength(1);
  expect(cartIn(await call(visitor, 'PUT', `/cart/update/seo/${keywords.subService}`, { quantity: 0 })).items).toEqual([]);
});

test('a line is named by id, slug, or name in either language; without a second part it is the service’s only one', async ({ stack }) => {
  const { visitor, cart } = await clientWithCart(stack, 'address', [audit, keywords]);
  const [line] = cart.items;
  const names = [line?.subServiceId ?? '', audit.subService, audit.name.en, audit.name.ar];
  for (const [index, name] of names.entries()) {
    const answer = await call(visitor, 'PUT', `/cart/update/seo/${encodeURIComponent(name)}`, { quantity: index + 2 });
    expect(cartIn(answer).items[0]?.quantity, name).toBe(index + 2);
  }
  expect(await call(visitor, 'DELETE', '/cart/remove/seo')).toMatchObject({ status: 400, body: { error: { code: 'cart_line_ambiguous' } } });
  for (const name of ['no-such-item', 'SEO/SEM', '100%', audit.name.en.toLowerCase(), "' or '1'='1"]) {
    const answer = await call(visitor, 'DELETE', `/cart/remove/${line?.serviceId}/${encodeURIComponent(name)}`);
    expect([answer.status, answer.body.error?.message], name).toEqual([404, 'Item not found in cart']);
  }
  expect(cartIn(await call(visitor, 'DELETE', `/cart/remove/${line?.serviceId}/${encodeURIComponent(audit.name.ar)}`)).items).toHaveLength(1);
  expect(cartIn(await call(visitor, 'DELETE', '/cart/remove/seo')).items).toEqual([]);
  expect((await call(visitor, 'DELETE', '/cart/remove/seo')).body.error).toMatchObject({ code: 'item_not_in_cart', message: 'Item not found in cart' });
});

test('clearing removes everything, and an empty cart is one too', async ({ stack }) => {
  const { visitor } = await clientWithCart(stack, 'clear', [audit, keywords, onRequest]);
  for (let time = 0; time < 2; time += 1) {
    expect(cartIn(await call(visitor, 'DELETE', '/cart/clear'))).toMatchObject({ items: [], totalItems: 0, totalPrice: 0 });
  }
});

test('two sessions of one account that add the same a hundred times each make one line', async ({ stack }) => {
  const { visitor, person } = await newClient(stack, 'tabs');
  const tabs = [visitor, await signedIn(stack, person)];
  const statuses = await Promise.all(
    tabs.map(async (tab) => {
      const seen: number[] = [];
      for (let round = 0; round < 10; round += 1) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => tryToAdd(tab, audit)));
        seen.push(...answers.map(({ status }) => status));
      }
      return seen;
    }),
  );
  expect(statuses.flat().filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.flat().filter((status) => status === 409)).toHaveLength(199);
  for (const tab of tabs) expect(await contents(tab)).toEqual([[audit.subService, 1]]);
});

for (const actor of ['client', 'marketing', 'admin'] as const) {
  test(`${actor}: somebody else’s line can’t be read, changed or removed`, async ({ stack }) => {
    const owner = await clientWithCart(stack, 'owner', [[audit, 2]]);
    const [line] = owner.cart.items;
    const stranger = actor === 'client' ? (await newClient(stack, 'stranger')).visitor : await becomeActor(stack, actor);
    await call(stranger, 'DELETE', '/cart/clear');
    expect(await contents(stranger)).toEqual([]);
    for (const name of [line?.id, line?.subServiceId, audit.subService, audit.name.en].map((one) => encodeURIComponent(one ?? ''))) {
      for (const service of [line?.serviceId, audit.service]) {
        expect((await call(stranger, 'DELETE', `/cart/remove/${service}/${name}`)).body.error?.code).toBe('item_not_in_cart');
        expect((await call(stranger, 'PUT', `/cart/update/${service}/${name}`, { quantity: 9 })).body.error?.code).toBe('item_not_in_cart');
        expect((await call(stranger, 'PUT', `/cart/update/${service}/${name}`, { quantity: 0 })).status).toBe(404);
      }
    }
    expect(await cartOf(owner.visitor)).toEqual(owner.cart);
  });
}

test('the session-id is recorded and is nobody’s identity', async ({ stack }) => {
  const { visitor } = await newClient(stack, 'session');
  const header = { 'session-id': `session_${'s'.repeat(10)}_1700000000000` };
  const body = { serviceId: audit.service, subServiceId: audit.subService };
  expect(cartIn(await call(visitor, 'POST', '/cart/add', body, header)).sessionId).toBe(header['session-id']);
  expect(cartIn(await call(visitor, 'PUT', '/cart/update/seo', { quantity: 2 }, { 'session-id': '<script>' })).totalItems).toBe(2);

  const stranger = await newClient(stack, 'same-session');
  expect(cartIn(await call(stranger.visitor, 'GET', '/cart', undefined, header)).items).toEqual([]);
  expect((await call(await newVisitor(stack), 'GET', '/cart', undefined, header)).status).toBe(401);
});

test('what isn’t in the catalogue can’t be added', async ({ stack }) => {
  const { visitor } = await newClient(stack, 'unknown');
  const lines = [
    ['no-such-service', audit.subService], [audit.service, 'no-such-item'], [onRequest.service, audit.subService], [audit.subService, audit.service], ['%', '%'], ["'", '"'],
  ];
  for (const [serviceId, subServiceId] of lines) {
    expect(await call(visitor, 'POST', '/cart/add', { serviceId, subServiceId }), `${serviceId} ${subServiceId}`).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  }
  expect(await contents(visitor)).toEqual([]);
});
