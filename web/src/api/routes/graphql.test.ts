/** @jest-environment node */
import type { AskOptions, CmsAnswer } from '@/cms/ask-cms';
import { errorEnvelope } from '@/contracts/errors';
import knownOperations from '@/gql/operations.json';
import { buildApi, cmsAnswer, postJson, SITE_API_SECRET } from '@/testing/build-api';
import { FakeCms, SESSION_SECRET, withCookie } from '@/testing/fake-cms';

const HASH = 'a'.repeat(64);
const STAFF_HASH = 'c'.repeat(64);
const operations = {
  [HASH]: { name: 'Posts', access: 'anyone', document: 'query Posts { posts { slug } }' },
  [STAFF_HASH]: { name: 'StaffToday', access: 'staff', document: 'query StaffToday { staffToday { drafts } }' },
};
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
    // Of who asks, the CMS learns nothing.
    expect(Object.keys(asked[0]?.options.headers ?? {})).toEqual(['x-request-id']);
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

describe('an operation for staff', () => {
  const errorAnswer = (extensions: object) => cmsAnswer({ data: null, errors: [{ message: 'code', path: ['staffToday'], extensions }] });
  const answering = (answer = cmsAnswer({ data: { staffToday: { drafts: 3 } } })) => new FakeCms().reply('POST /graphql', answer);
  const ask = (cms: FakeCms, headers: Record<string, string> = withCookie(), path = '/api/graphql') =>
    cms.api({ operations }).request(path, postJson(call({}, STAFF_HASH), headers));

  it('is asked in the name of whoever is signed in, with proof that the site asks', async () => {
    const cms = answering().signedIn('marketing_responsible');
    const response = await ask(cms);
    expect([response.status, await response.json()]).toEqual([200, { data: { staffToday: { drafts: 3 } } }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(cms.calls()).toEqual(['GET /api/account/me', 'POST /graphql']);
    expect(cms.asked[1]?.options.headers).toMatchObject({ 'x-site-secret': SITE_API_SECRET, 'x-session-secret': SESSION_SECRET });
  });

  it('answers 401 to nobody and 403 to clients, and isn’t run', async () => {
    for (const [cms, headers, status] of [
      [answering(), {}, 401],
      [answering().signedIn('admin'), withCookie('o'.repeat(43)), 401],
      [answering().signedIn('admin'), { 'x-session-secret': SESSION_SECRET, 'x-site-secret': SITE_API_SECRET }, 401],
      [answering().signedIn('user'), withCookie(), 403],
    ] as const) {
      const response = await ask(cms, headers);
      expect(response.status).toBe(status);
      expect(errorEnvelope.parse(await response.json()).error.code).toBe(status === 401 ? 'unauthorized' : 'forbidden');
      expect(cms.calls()).not.toContain('POST /graphql');
    }
  });

  it.each([['unauthorized', 401], ['forbidden', 403]] as const)('answers %s as every call does, where the CMS’s own check says so', async (code, status) => {
    const response = await ask(answering(errorAnswer({ code })).signedIn('admin'));
    expect([response.status, errorEnvelope.parse(await response.json()).error.code]).toEqual([status, code]);
  });

  it('keeps the code of an error and puts it into the reader’s words, and drops all else', async () => {
    const cms = answering(errorAnswer({ code: 'not_found', stack: 'secret' })).signedIn('admin');
    const errors = async (path: string) => ((await (await ask(cms, withCookie(), path)).json()) as { errors: { message: string }[] }).errors;
    const [english] = await errors('/api/graphql?language=en');
    expect(english).toEqual({ message: expect.stringMatching(/[a-z]{3} /) as string, path: ['staffToday'], extensions: { code: 'not_found' } });
    const [arabic] = await errors('/api/graphql?language=ar');
    expect(arabic?.message).toMatch(/\p{Script=Arabic}/u);
  });

  it.each([{ code: 'BAD_USER_INPUT' }, { code: 'constructor' }, { code: 7 }, {}])('drops a code that is none of the API’s: %j', async (extensions) => {
    const response = await ask(answering(errorAnswer(extensions)).signedIn('admin'));
    expect(await response.json()).toEqual({ data: null, errors: [{ message: 'code', path: ['staffToday'] }] });
  });

  it('is refused from another site', async () => {
    const cms = answering().signedIn('admin');
    expect((await ask(cms, { ...withCookie(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(cms, { ...withCookie(), origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(cms, { ...withCookie(), 'content-type': 'text/plain' })).status).toBe(415);
    expect(cms.asked).toEqual([]);
  });

  it('is 503 where nobody can say who asks', async () => {
    expect((await ask(new FakeCms().reply('GET /api/account/me', new Error('unreachable')))).status).toBe(503);
  });
});

describe('the site’s own operations', () => {
  const known = Object.entries(knownOperations).map(([sha256Hash, operation]) => ({ sha256Hash, ...operation }));
  const roles = ['nobody', 'user', 'marketing_responsible', 'admin'] as const;

  it('are for staff exactly where they ask what is for staff', () => {
    for (const { name, access, document } of known) {
      const asksForStaff = /[{\s]staff[A-Z]\w*[\s({]/.test(document);
      expect([name, access]).toEqual([name, asksForStaff ? 'staff' : 'anyone']);
    }
    expect(new Set(known.map(({ access }) => access))).toEqual(new Set(['anyone', 'staff']));
  });

  it.each(known)('$name is for $access', async ({ sha256Hash, name, access }) => {
    for (const role of roles) {
      const cms = new FakeCms().reply('POST /graphql', cmsAnswer({ data: {} }));
      if (role !== 'nobody') cms.signedIn(role);
      const body = call({ operationName: name }, sha256Hash);
      const response = await cms.api({ operations: knownOperations }).request('/api/graphql', postJson(body, role === 'nobody' ? {} : withCookie()));
      const expected = access === 'anyone' ? 200 : { nobody: 401, user: 403, marketing_responsible: 200, admin: 200 }[role];
      expect([role, response.status]).toEqual([role, expected]);
      expect(cms.calls().includes('POST /graphql')).toBe(expected === 200);
    }
  });
});
