import type { APIRequestContext } from '@playwright/test';
import { call, readAnswer } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { contentRoots, POINT, present, upload, withDrafts, type ContentRoot, type SentFile } from '../../fixtures/content';
import { expect, test } from '../../fixtures/test';

const BODIES: readonly [string, string | Buffer][] = [
  ['half a body', '{"language":"en"'],
  ['an array', '[]'],
  ['null', 'null'],
  ['unknown fields', '{"language":"en","documentId":"x","publishedAt2":1}'],
  ['somebody else as the author', '{"language":"en","createdBy":1}'],
  ['wrong types', '{"language":"en","title":{"$ne":null},"slug":["a"],"image":"1","order":"1","content":"x","price":"1"}'],
  ['another language', '{"language":"fr","title":"x"}'],
  ['a prototype', '{"__proto__":{"role":"admin"},"language":"en"}'],
  ['depth 10,000', `{"language":"en","content":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['a null character', '{"language":"en","title":"a\\u0000"}'],
  ['a lone surrogate', '{"language":"en","title":"\\ud800"}'],
  ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['10 MB', `{"language":"en","title":"${'a'.repeat(10 * 1024 * 1024)}"}`],
];

test('a body that no honest client sends is refused in the one envelope, and changes nothing', async ({ stack }) => {
  test.setTimeout(120_000);
  await withDrafts(stack, 'bodies', async ({ admin, drafts }) => {
    const send = async (method: string, path: string, data: string | Buffer) =>
      readAnswer(await admin.fetch(`/api${path}`, { method, data, headers: { 'content-type': 'application/json' } }));
    for (const root of contentRoots) {
      for (const [what, data] of BODIES) {
        for (const [method, path] of [['POST', root], ['PUT', `${root}/${drafts[root].id}`]] as const) {
          const { status, body } = await send(method, path, data);
          expect(what === '10 MB' ? [413] : [400], `${what} at ${method} ${path}`).toContain(status);
          expect(body).toMatchObject({ success: false, error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) } });
        }
      }
      expect(await present(admin, root, drafts[root]), root).toEqual({ status: 200, title: drafts[root].title });
    }
  });
});

const refusedFiles: readonly [string, SentFile, number][] = [
  ['an SVG', { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') }, 400],
  ['a page called a picture', { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') }, 400],
  ['a document', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }, 400],
  ['nothing', { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, 400],
  ['6 MB', { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) }, 413],
  ['a way to another folder', { ...POINT, name: '../../x.png' }, 400],
];

test('files that are no pictures, too large, or named to lead astray are refused', async ({ stack }) => {
  const staff = await becomeActor(stack, 'marketing');
  for (const [what, file, status] of refusedFiles) {
    const answer = await upload(staff, file);
    expect([answer.status, Object.keys(answer.body.error?.fields ?? {})], what).toEqual([status, ['file']]);
  }
  const besides = await readAnswer(await staff.post('/api/uploads', { multipart: { file: POINT, fileInfo: '{"folder":1}' } }));
  expect([besides.status, Object.keys(besides.body.error?.fields ?? {})]).toEqual([400, ['fileInfo']]);
  expect((await call(staff, 'POST', '/uploads', {})).status).toBe(415);
});

test('no other site changes anything through a visitor’s browser, by a form neither', async ({ stack }) => {
  await withDrafts(stack, 'cross', async ({ admin, drafts }) => {
    const foreign: readonly Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { origin: 'null' },
    ];
    const send = async (root: ContentRoot, method: 'PUT' | 'DELETE', headers: Record<string, string>) =>
      (await call(admin, method, `${root}/${drafts[root].id}`, method === 'PUT' ? { language: 'en', title: 'Foreign' } : {}, headers)).status;
    for (const headers of foreign) {
      for (const root of contentRoots) {
        for (const method of ['PUT', 'DELETE'] as const) expect(await send(root, method, headers), `${method} ${root} ${JSON.stringify(headers)}`).toBe(403);
      }
      const { status, body } = await upload(admin, POINT, headers);
      expect([status, body.error?.code], JSON.stringify(headers)).toEqual([403, 'cross_site']);
    }
    for (const root of contentRoots) {
      const asForm = await readAnswer(await admin.post(`/api${root}`, { multipart: { language: 'en', title: 'x' } }));
      expect(asForm.status, root).toBe(415);
      expect(await present(admin, root, drafts[root])).toMatchObject({ title: drafts[root].title });
    }
  });
});

test('the CMS answers none of this without the site’s secret', async ({ stack, request }) => {
  await withDrafts(stack, 'direct', async ({ drafts }) => {
    const { id } = drafts['/blogs'];
    const ask = (visitor: APIRequestContext, method: string, path: string, authorization?: string) =>
      visitor.fetch(stack.cmsUrl + path, { method, ...(method !== 'GET' && { data: {} }), headers: authorization ? { authorization } : {} });
    const calls = [
      ['GET', '/api/staff-content/post'], ['POST', '/api/staff-content/post'], ['GET', `/api/staff-content/post/${id}`], ['PUT', `/api/staff-content/post/${id}`],
      ['DELETE', `/api/staff-content/post/${id}`], ['POST', `/api/staff-content/post/${id}/publish`], ['POST', `/api/staff-content/post/${id}/unpublish`],
      ['POST', '/api/staff-content/uploads'],
    ] as const;
    for (const [method, path] of calls) {
      for (const authorization of [undefined, 'Bearer', 'Bearer guess-guess-guess-guess']) {
        expect((await ask(request, method, path, authorization)).status(), `${method} ${path}`).toBe(401);
      }
    }
  });
});
