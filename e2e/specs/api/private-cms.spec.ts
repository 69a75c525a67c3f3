import { expect, test } from '@playwright/test';

/** Addresses of Strapi that visitors must never reach through the site. */
const cmsAddresses = ['/admin', '/admin/login', '/graphql', '/api/auth/local', '/api/categories', '/api/posts', '/api/staff-content/post', '/api/users', '/api/upload/files', '/content-manager/collection-types'];

for (const address of cmsAddresses) {
  test(`the site gives nothing of the CMS at ${address}`, async ({ request }) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await request.fetch(address, { method, maxRedirects: 0, data: method === 'POST' ? {} : undefined });
      expect([403, 404, 405], `${method} ${address}`).toContain(response.status());
      expect(await response.text()).not.toContain('strapi');
    }
  });
}

test('whether the site lives and whether it is ready is told without details, and its figures not at all', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toEqual({ status: 'ok' });
  await expect.poll(async () => (await request.get('/api/ready')).status()).toBe(200);
  expect(await (await request.get('/api/ready')).json()).toEqual({ status: 'ready' });
  for (const path of ['/metrics', '/ready', '/api/metrics']) expect((await request.get(path)).status(), path).toBe(404);
});

test('the GraphQL door takes known operations only', async ({ request }) => {
  const unknown = await request.post('/api/graphql', { data: { query: '{ posts(status: DRAFT) { title } }' } });
  expect(unknown.status()).toBe(400);
  const wrongHash = await request.post('/api/graphql', {
    data: { operationName: 'ServiceList', variables: { locale: 'en' }, extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } },
  });
  expect(wrongHash.status()).toBe(400);
  expect(await wrongHash.json()).toMatchObject({ success: false, error: { code: expect.any(String), message: expect.any(String) } });
});

test('nobody without the secret makes the site forget its pages', async ({ request }) => {
  for (const authorization of [undefined, 'Bearer', 'Bearer wrong-secret-wrong-secret']) {
    const response = await request.post('/api/revalidate', {
      data: { changes: [{ model: 'post', slug: null }] },
      headers: authorization ? { authorization } : {},
    });
    expect(response.status()).toBe(401);
  }
});
