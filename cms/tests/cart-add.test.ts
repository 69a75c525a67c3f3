import { startCms, type TestCms } from './helpers/cms';
import { publish, writeDraft } from './helpers/content';
import { addToCart, cartCall, client, makeService, makeSubService, unpublish, type Client, type Shelf } from './helpers/shop';

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
const add = ({ secret }: Client, json: unknown, query = '') => cartCall(cms, secret, `/add${query}`, { json });

/** The line of `item` as the answer tells it. */
const line = (more: Record<string, unknown> = {}) => ({
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  serviceId: service.id, serviceSlug: service.slug, serviceName: 'Search engines',
  subServiceId: item.id, subServiceSlug: item.slug, subServiceName: 'Site audit',
  description: 'What is slow.', price: 1_499.5, quantity: 1, lineTotal: 1_499.5, available: true,
  ...more,
});

describe('POST /api/cart/add', () => {
  it.each([
    ['ids', () => ({ serviceId: service.id, subServiceId: item.id })],
    ['slugs', () => ({ serviceId: service.slug, subServiceId: item.slug })],
    ['a name', () => ({ serviceId: service.slug, subServiceName: 'Site audit' })],
    ['an Arabic name', () => ({ serviceId: service.id, subServiceName: 'تدقيق الموقع' })],
    ['a name with characters that turn text around', () => ({ serviceId: service.id, subServiceName: ' \u2067Site audit\u2069 ' })],
  ])('takes %s, and adds one with the names and the price of the catalogue', async (_, body) => {
    const { status, body: answer } = await add(await client(cms), body());
    expect(status).toBe(200);
    expect(answer).toEqual({ data: { items: [line()], totalItems: 1, totalPrice: 1_499.5, sessionId: null, status: 'active' } });
  });

  it('answers in the language asked for', async () => {
    const { body } = await add(await client(cms), { serviceId: service.id, subServiceId: item.id, quantity: 2 }, '?language=ar');
    expect(body.data.items).toEqual([
      line({ serviceName: 'محركات البحث', subServiceName: 'تدقيق الموقع', description: 'ما البطيء فيه.', quantity: 2, lineTotal: 2_999 }),
    ]);
  });

  it('uses the other language’s text where one is missing', async () => {
    const onlyEnglish = await makeSubService(cms, service, { title: 'English only', arabic: null });
    const { body } = await add(await client(cms), { serviceId: service.id, subServiceId: onlyEnglish.id }, '?language=ar');
    expect(body.data.items[0]).toMatchObject({ serviceName: 'محركات البحث', subServiceName: 'English only', description: 'What is slow.' });
  });

  it('notes the visitor session that wrote last', async () => {
    const somebody = await client(cms);
    const other = await makeSubService(cms, service);
    await add(somebody, { serviceId: service.id, subServiceId: item.id, visitorSessionId: 'session_a_1' });
    expect((await add(somebody, { serviceId: service.id, subServiceId: other.id })).body.data.sessionId).toBe('session_a_1');
    const { body } = await cartCall(cms, somebody.secret, '/clear', { json: { visitorSessionId: 'session_b_2' } });
    expect(body.data).toEqual({ ...empty, sessionId: 'session_b_2' });
  });

  it('keeps names and price as they were when it was added', async () => {
    const somebody = await client(cms);
    const changing = await makeSubService(cms, service, { title: 'Before', price: 100 });
    await addToCart(cms, somebody, service, changing);
    await writeDraft(cms.strapi, 'api::sub-service.sub-service', changing.id, 'en', { title: 'After', price: 900 });
    await publish(cms.strapi, 'api::sub-service.sub-service', changing.id);
    const { body } = await cartCall(cms, somebody.secret, '');
    expect(body.data.items).toEqual([expect.objectContaining({ subServiceName: 'Before', price: 100, available: true })]);
  });

  it('refuses an item that is there already, with its name and quantity', async () => {
    const somebody = await client(cms);
    await addToCart(cms, somebody, service, item, 7);
    for (const [query, name] of [['', 'Site audit'], ['?language=ar', 'تدقيق الموقع']] as const) {
      const { status, body } = await add(somebody, { serviceId: service.slug, subServiceId: item.slug, quantity: 2 }, query);
      expect([status, body]).toEqual([409, { error: { code: 'already_in_cart', values: { item: name, quantity: 7 } } }]);
    }
    expect((await cartCall(cms, somebody.secret, '')).body.data.totalItems).toBe(7);
  });

  it('knows nothing of drafts, of what was taken off, or of another service’s items', async () => {
    const somebody = await client(cms);
    const [hidden, otherService] = [await makeSubService(cms, service), await makeService(cms)];
    await unpublish(cms, 'sub-service', hidden);
    const closed = await makeService(cms);
    const inClosed = await makeSubService(cms, closed);
    await unpublish(cms, 'service', closed);
    const unknown = [
      [service.id, hidden.id], [otherService.id, item.id], [closed.id, inClosed.id], [service.id, 'nothing'], ['nothing', item.id],
    ];
    for (const [serviceId, subServiceId] of unknown) {
      const { status, body } = await add(somebody, { serviceId, subServiceId });
      expect([status, body]).toEqual([404, { error: { code: 'not_found' } }]);
    }
    expect((await cartCall(cms, somebody.secret, '')).body).toEqual({ data: empty });
  });

  it('takes a hundred lines and no more', async () => {
    const somebody = await client(cms);
    await addToCart(cms, somebody, service, item);
    const last = await makeSubService(cms, service);
    const more = await makeSubService(cms, service);
    await cms.strapi.db.connection.raw(
      `INSERT INTO app.cart_lines (user_id, service_id, sub_service_id, service_slug, sub_service_slug, service_name, sub_service_name, description, price_cents, quantity)
       SELECT user_id, service_id, 'other-' || n, service_slug, sub_service_slug, service_name, sub_service_name, description, price_cents, 1
       FROM app.cart_lines, generate_series(1, 98) n WHERE user_id = ?`,
      [somebody.userId],
    );
    await addToCart(cms, somebody, service, last);
    const { status, body } = await add(somebody, { serviceId: service.id, subServiceId: more.id });
    expect([status, body]).toEqual([409, { error: { code: 'cart_full' } }]);
    expect((await add(somebody, { serviceId: service.id, subServiceId: item.id })).body.error.code).toBe('already_in_cart');
  });
});
