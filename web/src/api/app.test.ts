/** @jest-environment node */
import { apiAccess } from '@/contracts/access';
import { errorEnvelope } from '@/contracts/errors';
import { buildApi, postJson, SITE } from '@/testing/build-api';

const HASH = 'a'.repeat(64);
const known = { [HASH]: { name: 'Posts', access: 'anyone', document: 'query Posts { posts { slug } }' } };
const call = { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } };

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;

describe('calls from a browser', () => {
  const api = buildApi({ operations: known });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a look-alike origin', { origin: `${SITE}.evil.example` }],
    ['the null origin', { origin: 'null' }],
    ['another scheme', { origin: 'http://site.example' }],
  ])('are refused from %s', async (_, headers) => {
    const response = await api.request('/api/graphql', postJson(call, headers));
    expect(response.status).toBe(403);
    expect((await errorOf(response)).code).toBe('cross_site');
  });

  it.each<Record<string, string>>([{}, { origin: SITE }, { 'sec-fetch-site': 'same-origin', origin: SITE }])('pass with %j', async (headers) => {
    expect((await api.request('/api/graphql', postJson(call, headers))).status).not.toBe(403);
  });

  it('take localhost and 127.0.0.1 for the same site on a developer’s machine only', async () => {
    const local = buildApi({ siteUrl: 'http://localhost:3000', operations: known });
    const from = (origin: string) => local.request('/api/graphql', postJson(call, { origin }));
    expect((await from('http://127.0.0.1:3000')).status).not.toBe(403);
    expect((await from('http://127.0.0.1:4000')).status).toBe(403);
    expect((await api.request('/api/graphql', postJson(call, { origin: 'http://127.0.0.1' }))).status).toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'are refused with content type "%s"',
    async (type) => {
      const response = await api.request('/api/graphql', postJson(call, { 'content-type': type }));
      expect(response.status).toBe(415);
      expect((await errorOf(response)).code).toBe('unsupported_media_type');
    },
  );
});

describe('bodies', () => {
  const api = buildApi({ operations: known });
  const status = async (body: string, headers?: Record<string, string>) =>
    (await api.request('/api/graphql', postJson(body, headers))).status;

  it('over 64 KB are refused, whatever length they claim', async () => {
    expect(await status(JSON.stringify({ ...call, operationName: 'x'.repeat(70_000) }))).toBe(413);
    expect(await status('{}', { 'content-length': '10000000' })).toBe(413);
  });

  it.each([
    ['broken', '{"a":'],
    ['empty', ''],
    ['nested 10,000 deep', `{"variables":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['reaching for a prototype', '{"__proto__":{}}'],
    ['with NUL', '{"operationName":"\\u0000"}'],
    ['with half a character', '{"operationName":"\\udc00"}'],
  ])('are refused when %s', async (_, body) => {
    const response = await api.request('/api/graphql', postJson(body));
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe('invalid_json');
  });

  it('that are not UTF-8 are refused', async () => {
    const response = await api.request('/api/graphql', { ...postJson(''), body: Buffer.from([0x22, 0xff, 0x22]) });
    expect(response.status).toBe(400);
  });

  it('have unknown and wrong fields named', async () => {
    const response = await api.request('/api/graphql', postJson({ ...call, query: '{ posts }', variables: [] }));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      fields: { query: 'This field is not part of the request', variables: expect.any(String) as string },
    });
  });
});

describe('every answer', () => {
  const api = buildApi();

  it('to an unknown address is 404 in the envelope', async () => {
    for (const [path, init] of [['/api', undefined], ['/api/nothing', undefined], ['/api/nothing', postJson('{')]] as const) {
      const response = await api.request(path, init);
      expect(response.status).toBe(404);
      expect((await errorOf(response)).code).toBe('not_found');
    }
  });

  it.each([
    ['GET', '/api/graphql', 'POST'],
    ['PUT', '/api/revalidate', 'POST'],
    ['OPTIONS', '/api/graphql', 'POST'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['DELETE', '/api/health', 'GET, HEAD'],
  ])('to %s %s is 405', async (method, path, allow) => {
    const response = await api.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('carries a request id: the proxy’s, or a new one where that is no plain id', async () => {
    const kept = await api.request('/api/x', { headers: { 'x-request-id': 'proxy-0001' } });
    expect(kept.headers.get('x-request-id')).toBe('proxy-0001');
    expect((await errorOf(kept)).requestId).toBe('proxy-0001');
    const replaced = await api.request('/api/x', { headers: { 'x-request-id': '<script>' } });
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is never stored and never sniffed', async () => {
    const { headers } = await api.request('/api/health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('to a fault nobody foresaw tells nothing about it', async () => {
    const seen: unknown[] = [];
    const failing = buildApi({
      isReady: () => {
        throw new Error('secret detail');
      },
      onError: (error) => seen.push(error),
    });
    const response = await failing.request('/api/ready');
    expect(response.status).toBe(500);
    expect(await response.clone().text()).not.toContain('secret');
    expect((await errorOf(response)).code).toBe('internal');
    expect(seen).toEqual([new Error('secret detail')]);
  });
});

describe('documentation', () => {
  it('names every route in the OpenAPI document and on the page, which needs no script', async () => {
    const api = buildApi();
    const document = (await (await api.request('/api/openapi.json')).json()) as { paths: object };
    const page = await api.request('/api/docs');
    const html = await page.text();
    const routes = Object.keys(apiAccess).filter((route) => !/docs|openapi/.test(route));
    expect(routes).not.toHaveLength(0);
    for (const route of routes) {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace(/:(\w+)/g, '{$1}');
      expect(document.paths).toHaveProperty([path, method.toLowerCase()]);
      expect(html).toContain(`${method} ${path}`);
    }
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
