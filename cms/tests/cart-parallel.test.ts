import { startCms, type TestCms } from './helpers/cms';
import { startReplica, type Replica } from './helpers/replica';
import { addToCart, cartCall, client, fillCart, makeService, makeSubService, type Shelf } from './helpers/shop';
import { itemBody, newKey, quotesOf, submit } from './helpers/submissions';

/** Two CMS processes on one database. */
let cms: TestCms;
let replica: Replica;
let service: Shelf;

beforeAll(async () => {
  cms = await startCms();
  service = await makeService(cms);
  replica = await startReplica(cms);
});
afterAll(async () => {
  await replica.stop();
  await cms.stop();
});

const either = (index: number) => (index % 2 ? replica : cms);
const countOf = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length;

it('two tabs that add one item a hundred times each leave one line', async () => {
  const somebody = await client(cms);
  const item = await makeSubService(cms, service);
  const tab = async (index: number) => {
    const answers = [];
    for (let round = 0; round < 100; round += 1) {
      answers.push(await cartCall(either(index), somebody.secret, '/add', { json: { serviceId: service.id, subServiceId: item.id, quantity: 1 + index } }));
    }
    return answers;
  };
  const answers = (await Promise.all([tab(0), tab(1)])).flat();
  expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 199]);
  const { body } = await cartCall(cms, somebody.secret, '');
  expect(body.data.items).toHaveLength(1);
  const told = new Set(answers.filter(({ status }) => status === 409).map((answer) => answer.body.error.values.quantity));
  expect([...told]).toEqual([body.data.items[0].quantity]);
});

it('all at once, too', async () => {
  const somebody = await client(cms);
  const item = await makeSubService(cms, service);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) =>
    cartCall(either(index), somebody.secret, '/add', { json: { serviceId: service.slug, subServiceId: item.slug } })));
  expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 59]);
});

it('different items added at once are all there, and each answer tells of the whole cart as it was then', async () => {
  const somebody = await client(cms);
  const items = [];
  for (let number = 0; number < 24; number += 1) items.push(await makeSubService(cms, service, { title: `Part ${number}` }));
  const answers = await Promise.all(items.map((item, index) =>
    cartCall(either(index), somebody.secret, '/add', { json: { serviceId: service.id, subServiceId: item.id } })));
  expect(countOf(answers, 200)).toBe(24);
  // They followed one another: the first answer has one line, the last one all of them.
  const sizes = answers.map(({ body }) => body.data.items.length).sort((a, b) => a - b);
  expect(sizes).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
});

it('no more than a hundred lines, however many are added at once', async () => {
  const somebody = await client(cms);
  const [first] = (await fillCart(cms, somebody, 1)).items;
  await cms.strapi.db.connection.raw(
    `INSERT INTO app.cart_lines (user_id, service_id, sub_service_id, service_slug, sub_service_slug, service_name, sub_service_name, description, price_cents, quantity)
     SELECT user_id, service_id, 'other-' || n, service_slug, sub_service_slug, service_name, sub_service_name, description, price_cents, 1
     FROM app.cart_lines, generate_series(1, 97) n WHERE user_id = ? AND sub_service_id = ?`,
    [somebody.userId, first!.id],
  );
  const items = [];
  for (let number = 0; number < 8; number += 1) items.push(await makeSubService(cms, service, { title: `Last ${number}` }));
  const answers = await Promise.all(items.map((item, index) =>
    cartCall(either(index), somebody.secret, '/add', { json: { serviceId: service.id, subServiceId: item.id } })));
  expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([2, 6]);
  expect((await cartCall(cms, somebody.secret, '')).body.data.items).toHaveLength(100);
});

it('changes, removals and additions at once leave what the last answer of each says', async () => {
  const somebody = await client(cms);
  const { service: own, items } = await fillCart(cms, somebody, 6);
  const answers = await Promise.all([
    ...items.slice(0, 3).map((item, index) =>
      cartCall(either(index), somebody.secret, '/update', { json: { serviceId: own.id, subService: item.id, quantity: 10 + index } })),
    ...items.slice(3).map((item, index) => cartCall(either(index), somebody.secret, '/remove', { json: { serviceId: own.id, subService: item.id } })),
  ]);
  expect(countOf(answers, 200)).toBe(6);
  const { body } = await cartCall(cms, somebody.secret, '');
  expect(body.data.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 11, 12]);
});

it('a cart that is cleared while items are added holds what came after, and the answers agree', async () => {
  const somebody = await client(cms);
  const { service: own, items } = await fillCart(cms, somebody, 5);
  await cartCall(cms, somebody.secret, '/clear', { json: {} });
  const answers = await Promise.all([
    ...items.map((item, index) => cartCall(either(index), somebody.secret, '/add', { json: { serviceId: own.id, subServiceId: item.id } })),
    cartCall(replica, somebody.secret, '/clear', { json: {} }),
  ]);
  expect(countOf(answers, 200)).toBe(6);
  expect(answers.at(-1)!.body.data.items).toEqual([]);
});

it('what is changed while it is being submitted is submitted or in the cart, and never lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const somebody = await client(cms);
    const { service: own, items } = await fillCart(cms, somebody, 1);
    const more = await makeSubService(cms, own, { title: 'More' });
    const [submitted, updated, added] = await Promise.all([
      submit(cms, somebody, itemBody(1, { key: newKey() })),
      cartCall(replica, somebody.secret, '/update', { json: { serviceId: own.id, subService: items[0]!.id, quantity: 5 } }),
      cartCall(cms, somebody.secret, '/add', { json: { serviceId: own.id, subServiceId: more.id } }),
    ]);
    expect([submitted.status, added.status]).toEqual([200, 200]);
    const asked = (await quotesOf(cms, somebody)).flatMap(({ status, lines }) => (status === 'new' ? lines : []))
      .map(({ sub_service_name: name, quantity }) => `${name.en} ${quantity}`);
    const { body } = await cartCall(cms, somebody.secret, '');
    const inCart = body.data.items.map(({ subServiceName, quantity }: { subServiceName: string; quantity: number }) => `${subServiceName} ${quantity}`);
    const wish = `Item 1 ${updated.status === 200 ? 5 : 1}`;
    expect([...asked, ...inCart]).toEqual(expect.arrayContaining([wish, 'More 1']));
  }
});

it('nobody waits for somebody else’s cart, and reading waits for nothing', async () => {
  const [busy, other] = [await client(cms), await client(cms)];
  const item = await makeSubService(cms, service);
  await addToCart(cms, busy, service, item);
  await cms.strapi.db.connection.transaction(async (trx) => {
    await trx.raw('SELECT 1 FROM app.carts WHERE user_id = ? FOR UPDATE', [busy.userId]);
    await addToCart(cms, other, service, item);
    expect((await cartCall(cms, busy.secret, '')).status).toBe(200);
  });
});
