import { startCms, type TestCms } from './helpers/cms';
import { loginToPanel } from './helpers/panel';
import { client, fillCart, unpublish, type Client } from './helpers/shop';
import { itemBody, newKey, submit } from './helpers/submissions';

let cms: TestCms;
let admin: string;
let marketing: string;
let buyer: Client;
let reference: string;

beforeAll(async () => {
  cms = await startCms();
  admin = await loginToPanel(cms, 'strapi-super-admin');
  marketing = await loginToPanel(cms, 'marketing');
  buyer = await client(cms, { name: 'Layla Haddad', companyName: 'Haddad Trading' });
  await fillCart(cms, buyer, 2);
  const key = newKey();
  await submit(cms, buyer, itemBody(1, { key }));
  reference = (await submit(cms, buyer, itemBody(2, { key }))).body.data.reference;
});
afterAll(() => cms.stop());

const read = (path: string, token?: string) => cms.request(`/carts-and-quotes${path}`, { token });

describe('in the panel', () => {
  it.each([['administrators', () => admin], ['marketing staff', () => marketing]])('%s see quotes and carts', async (_, token) => {
    const quotes = await read('/quotes', token());
    expect(quotes.status).toBe(200);
    expect(quotes.body).toMatchObject({
      data: [{ reference, status: 'new', totalItems: 2, totalPrice: 30, client: { name: 'Layla Haddad', email: buyer.email, companyName: 'Haddad Trading' } }],
      pagination: { page: 1, pageCount: 1, total: 1 },
    });
    expect((await read('/carts', token())).status).toBe(200);
    expect((await read(`/quotes/${reference}`, token())).status).toBe(200);
  });

  it('a quote shows its lines and its timeline, in the panel’s language', async () => {
    const { body } = await read(`/quotes/${reference}?language=ar`, marketing);
    expect(body.data.items).toMatchObject([
      { serviceName: 'محركات البحث', subServiceName: 'بند 1', quantity: 1, price: 10, lineTotal: 10, offerPrice: null },
      { subServiceName: 'بند 2', price: 20 },
    ]);
    expect(body.data.timeline).toMatchObject([{ kind: 'submitted', actor: { kind: 'client', name: 'Layla Haddad' } }]);
  });

  it('a quote that isn’t whole yet is a cart still', async () => {
    const somebody = await client(cms, { name: 'Omar Said' });
    const { items } = await fillCart(cms, somebody, 2);
    await submit(cms, somebody, itemBody(1, { key: newKey() }));
    await unpublish(cms, 'sub-service', items[1]!);
    expect((await read('/quotes', admin)).body.pagination.total).toBe(1);
    const { body } = await read('/carts', admin);
    expect(body.data).toEqual([
      expect.objectContaining({ owner: { name: 'Omar Said', email: somebody.email }, totalItems: 1, totalPrice: 10 }),
    ]);
    expect(body.data[0].items.map(({ available }: { available: boolean }) => available)).toEqual([true, false]);
  });

  it.each(['/quotes/Q-2026-999999', '/quotes/x', `/quotes/${encodeURIComponent("' OR 1=1 --")}`])('there is no quote %s', async (path) => {
    expect((await read(path, admin)).status).toBe(404);
  });

  it('a page or a language that makes no sense counts as not said', async () => {
    for (const query of ['?page=0', '?page=x', '?page=1e9', '?page[]=1', '?language=fr']) {
      expect((await read(`/quotes${query}`, admin)).body.pagination.page).toBe(1);
    }
  });
});

describe('nobody else', () => {
  const paths = () => ['/quotes', '/carts', `/quotes/${reference}`];

  it('sees them without signing in to the panel', async () => {
    for (const path of paths()) {
      expect((await read(path)).status).toBe(401);
      const asClient = await cms.request(`/carts-and-quotes${path}`, { headers: { 'x-session-secret': buyer.secret, authorization: `Bearer ${process.env.SITE_API_SECRET}` } });
      expect(asClient.status).toBe(401);
    }
  });

  it('sees them with a panel account whose role has it not', async () => {
    await cms.strapi.service('admin::role').create({ name: 'Guest', code: 'guest', description: '' });
    const guest = await loginToPanel(cms, 'guest');
    for (const path of paths()) expect((await read(path, guest)).status).toBe(403);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('changes anything there: %s', async (method) => {
    for (const path of paths()) {
      const { status } = await cms.request(`/carts-and-quotes${path}`, { method, token: admin, json: {} });
      expect([404, 405]).toContain(status);
    }
  });
});
