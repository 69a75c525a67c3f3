/** @jest-environment node */
import type { AskOptions, CmsAnswer } from '@/cms/ask-cms';
import { buildApi, cmsAnswer, postJson } from '@/testing/build-api';

const HASH = 'a'.repeat(64);
const operations = { [HASH]: { name: 'Posts', document: 'query Posts { posts { slug } }' } };
const call = (more: object = {}, sha256Hash = HASH) => ({ ...more, extensions: { persistedQuery: { version: 1, sha256Hash } } });

function asking(answer: () => Promise<CmsAnswer> = () => Promise.resolve(cmsAnswer({ data: { posts: [] } }))) {
  const asked: { path: string; options: AskOptions }[] = [];
  const api = buildApi({
    operations,
    askCms: (path, options) => {
      asked.push({ path, options });
      return answer();
    },
  });
  return { asked, post: (body: unknown) => api.request('/api/graphql', postJson(body)) };
}

describe('POST /api/graphql', () => {
  it('runs a known operation with its own text', async () => {
    const { asked, post } = asking();
    const response = await post(call({ operationName: 'Posts', variables: { locale: 'ar' } }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ data: { posts: [] } });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/graphql',
      options: { method: 'POST', json: { query: operations[HASH]?.document, operationName: 'Posts', variables: { locale: 'ar' } } },
    });
  });

  it.each([
    ['an unknown hash', call({}, 'b'.repeat(64))],
    ['a hash that is a property of every object', call({}, 'constructor')],
    ['another name than the hash has', call({ operationName: 'Users' })],
    ['the text of a query', { query: '{ posts { slug } }' }],
    ['the text beside a known hash', { ...call(), query: '{ users { email } }' }],
    ['a batch', [call()]],
  ])('answers 400 to %s and asks nobody', async (_, body) => {
    const { asked, post } = asking();
    expect((await post(body)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('hands on errors without what the CMS adds to them', async () => {
    const { post } = asking(() =>
      Promise.resolve(cmsAnswer({ data: null, errors: [{ message: 'no', path: ['posts', 0], extensions: { stack: 'secret' } }] })),
    );
    expect(await (await post(call())).json()).toEqual({ data: null, errors: [{ message: 'no', path: ['posts', 0] }] });
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['is too slow', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['answers no JSON', () => Promise.resolve(cmsAnswer('<html>', 502))],
    ['answers no GraphQL', () => Promise.resolve(cmsAnswer({ error: 'x' }, 500))],
  ])('answers 503 with Retry-After when the CMS %s', async (_, answer) => {
    const response = await asking(answer).post(call());
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
