import { connect } from 'node:net';
import { startCms, type TestCms } from './helpers/cms';
import { addToCart, cartCall, client, makeService, makeSubService, type Client, type Shelf } from './helpers/shop';

let cms: TestCms;
let somebody: Client;
let service: Shelf;
let item: Shelf;

beforeAll(async () => {
  cms = await startCms();
  somebody = await client(cms);
  service = await makeService(cms);
  item = await makeSubService(cms, service);
});
afterAll(() => cms.stop());

/** Sends a body as it is written here. */
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  cms.request(`/api/cart${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${process.env.SITE_API_SECRET}`, 'x-session-secret': somebody.secret, 'content-type': 'application/json', ...headers,
    },
  });
const named = (more: string) => `{"serviceId":"${service.id}","subServiceId":"${item.id}"${more}}`;
const addressed = (more: string) => `{"serviceId":"${service.id}","subService":"${item.id}"${more}}`;
const lines = async () => (await cartCall(cms, somebody.secret, '')).body.data.items;

describe('a quantity', () => {
  it.each(['-1', '0', '1.5', '1e9', '100', '"2"', '[2]', '{}', 'null', 'true', '1e400'])('of %s is refused when adding', async (quantity) => {
    const { status, body } = await send('/add', named(`,"quantity":${quantity}`));
    expect([status, body]).toEqual([400, { error: { code: 'invalid_request', fields: { quantity: 'quantity' } } }]);
    expect(await lines()).toEqual([]);
  });

  it.each(['1.5', '-1.5', '1e9', '100', '"2"', '"0"', '[2]', 'null', '1e400', '-1e400'])('of %s is refused when updating', async (quantity) => {
    const owner = await client(cms);
    await addToCart(cms, owner, service, item, 3);
    const { status, body } = await send('/update', addressed(`,"quantity":${quantity}`), { 'x-session-secret': owner.secret });
    expect([status, body]).toEqual([400, { error: { code: 'invalid_request', fields: { quantity: 'quantity' } } }]);
    expect((await cartCall(cms, owner.secret, '')).body.data.totalItems).toBe(3);
  });

  it('that is no JSON is refused', async () => {
    expect((await send('/add', named(',"quantity":NaN'))).status).toBe(400);
  });
});

it.each(['price', 'total', 'userId', 'user_id', 'id', 'version', '__proto__', 'constructor'])('nobody decides about %s', async (field) => {
  for (const [path, body] of [['/add', named], ['/update', (more: string) => addressed(`,"quantity":1${more}`)], ['/remove', addressed]] as const) {
    const answer = await send(path, body(`,"${field}":1`));
    expect([answer.status, Object.entries(answer.body.error.fields)]).toEqual([400, [[field, 'unknown']]]);
  }
  expect((await send('/clear', `{"${field}":1}`)).status).toBe(400);
  expect(await lines()).toEqual([]);
});

describe('never 500, and nothing changed', () => {
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  it.each([
    ['nothing', ''],
    ['half a body', '{"serviceId":'],
    ['a list', '[]'],
    ['a text', '"clear"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a deep body', deep],
    ['a deep field', `{"serviceId":${deep},"subServiceId":"x"}`],
    ['a deep list', `{"serviceId":"x","subServiceId":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['NUL', '{"serviceId":"a\\u0000b","subServiceId":"x","subService":"x","quantity":1}'],
    ['half a pair', '{"serviceId":"x","subServiceId":"\\ud800","subService":"\\ud800","quantity":1}'],
    ['an operator', '{"serviceId":{"$ne":null},"subServiceId":{"$ne":null},"subService":{"$ne":null},"quantity":1}'],
    ['a long id', `{"serviceId":"${'x'.repeat(101)}","subServiceId":"x","subService":"x","quantity":1}`],
    ['no id', '{"serviceId":" ","subServiceId":" ","subService":" ","quantity":1}'],
    ['SQL', `{"serviceId":"' OR 1=1 --","subServiceId":"') --","subService":"' OR '1'='1","quantity":1}`],
    ['question marks', '{"serviceId":"? ?? :userId","subServiceId":"$1","subService":":service","quantity":1}'],
    ['a session of another form', '{"serviceId":"x","subServiceId":"x","subService":"x","quantity":1,"visitorSessionId":"<script>"}'],
  ])('with %s', async (_, body) => {
    const owner = await client(cms);
    await addToCart(cms, owner, service, item, 2);
    for (const path of ['/add', '/update', '/remove', ...(body === 'null' ? [] : ['/clear'])]) {
      const answer = await send(path, body, { 'x-session-secret': owner.secret });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body.error.code).toMatch(/^(invalid_request|not_found|item_not_in_cart)$/);
    }
    expect((await cartCall(cms, owner.secret, '')).body.data.totalItems).toBe(2);
  });

  it('with a language that isn’t spoken here', async () => {
    for (const query of ['?language=fr', '?language[]=en', '?language=en&language=ar', '?populate=*']) {
      expect((await cartCall(cms, somebody.secret, query)).status).toBe(400);
    }
  });

  it('with a body that is too large', async () => {
    const { status, body } = await send('/add', named(`,"subServiceName":"${'x'.repeat(64 * 1024)}"`));
    expect([status, body]).toEqual([400, { error: { code: 'invalid_request' } }]);
  });

  it('with a body whose size isn’t told', async () => {
    const { hostname, port } = new URL(cms.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write([
          'POST /api/cart/clear HTTP/1.1', 'host: cms', `authorization: Bearer ${process.env.SITE_API_SECRET}`,
          `x-session-secret: ${somebody.secret}`, 'content-type: application/json', 'transfer-encoding: chunked', '', '2', '{}', '',
        ].join('\r\n'));
      });
      socket.once('data', (chunk) => {
        resolve(chunk.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

it('401 comes before 400', async () => {
  for (const body of ['', '{', '[]', '{"quantity":-1}']) {
    expect((await send('/add', body, { 'x-session-secret': 'x'.repeat(43) })).status).toBe(401);
  }
});
