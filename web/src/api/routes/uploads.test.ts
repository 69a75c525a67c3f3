/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { MAX_FILE_BYTES } from '@/contracts/uploads';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, SESSION_SECRET, withCookie } from '@/testing/fake-cms';

const PATH = '/api/uploads';
const ME = 'GET /api/account/me';
const STORE = 'POST /api/staff-content/uploads';
const stored = { id: 7, url: '/uploads/pic_1a2b.webp', width: 800, height: 600, name: 'pic.webp' };

const picture = (name = 'pic.png', content: BlobPart = 'bytes') => new File([content], name, { type: 'image/png' });
function formOf(...parts: [name: string, value: File | string][]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}
const send = (form: FormData = formOf(['file', picture()]), headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST', body: form, headers: { ...withCookie(), ...headers },
});
const raw = (body: string, type: string): RequestInit => ({ method: 'POST', body, headers: { ...withCookie(), 'content-type': type } });

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const staff = () => new FakeCms().signedIn('marketing_responsible').reply(STORE, cmsAnswer({ data: { ...stored, hash: 'x', provider: 'local' } }));

it('hands a picture on, and tells what an image field takes', async () => {
  const cms = staff();
  const response = await cms.api().request(PATH, send(formOf(['file', picture('صورة.png', 'bytes')])));
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
  expect(await response.json()).toEqual({ success: true, data: { ...stored, url: '/media/pic_1a2b.webp' } });
  expect(cms.calls()).toEqual([ME, STORE]);
  const { form, headers, timeoutMs } = cms.asked[1]?.options ?? {};
  expect([headers?.['x-session-secret'], timeoutMs]).toEqual([SESSION_SECRET, 20_000]);
  const sent = form?.get('file') as File;
  expect([...(form?.keys() ?? [])]).toEqual(['file']);
  expect([sent.name, sent.type, await sent.text()]).toEqual(['صورة.png', 'image/png', 'bytes']);
});

it('takes 5 MB, and not a byte more, whatever length is claimed', async () => {
  const whole = await staff().api().request(PATH, send(formOf(['file', picture('a.png', new Uint8Array(MAX_FILE_BYTES))])));
  expect(whole.status).toBe(201);
  const cms = staff();
  const larger = await cms.api().request(PATH, send(formOf(['file', picture('a.png', new Uint8Array(MAX_FILE_BYTES + 1))])));
  expect([larger.status, (await errorOf(larger)).fields]).toEqual([400, { file: 'Please choose a file of 5 MB at most' }]);
  for (const init of [send(formOf(['file', picture('a.png', new Uint8Array(6 * 1024 * 1024))])), send(undefined, { 'content-length': '999999999' })]) {
    const response = await cms.api().request(PATH, init);
    expect([response.status, (await errorOf(response)).code]).toEqual([413, 'payload_too_large']);
  }
  expect(cms.calls()).toEqual([ME, ME, ME]);
});

it.each([
  ['no file', formOf(), 'file'],
  ['a file under another name', formOf(['files', picture()]), 'files'],
  ['text in its place', formOf(['file', 'bytes']), 'file'],
  ['two files', formOf(['file', picture()], ['file', picture()]), 'file'],
  ['an empty file', formOf(['file', picture('a.png', '')]), 'file'],
  ['something besides', formOf(['file', picture()], ['fileInfo', '{"folder":1}']), 'fileInfo'],
  ['a way to another folder', formOf(['file', picture('../../x.png')]), 'file'],
  ['another way', formOf(['file', picture('..\\x.png')]), 'file'],
  ['a hidden file', formOf(['file', picture('.htaccess')]), 'file'],
])('refuses %s', async (_, form, field) => {
  const cms = staff();
  const response = await cms.api().request(PATH, send(form));
  expect(response.status).toBe(400);
  expect(Object.keys((await errorOf(response)).fields ?? {})).toContain(field);
  expect(cms.calls()).toEqual([ME]);
});

it.each([
  ['a form that ends early', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes', 'multipart/form-data; boundary=x', 400],
  ['another boundary', '--y--', 'multipart/form-data; boundary=x', 400],
  ['no form', 'bytes', 'multipart/form-data; boundary=x', 400],
  ['JSON', '{}', 'application/json', 415],
  ['the bytes alone', 'bytes', 'image/png', 415],
  ['another kind of form', 'file=a', 'application/x-www-form-urlencoded', 415],
])('refuses %s', async (_, body, type, status) => {
  const response = await staff().api().request(PATH, raw(body, type));
  expect(response.status).toBe(status);
  expect((await errorOf(response)).code).toBe(status === 415 ? 'unsupported_media_type' : 'invalid_request');
});

it('says what the CMS has against a file', async () => {
  const cms = staff().reply(STORE, refusal('invalid_request', 400, { fields: { file: 'fileContent' } }));
  const response = await cms.api().request(`${PATH}?language=ar`, send());
  expect([response.status, (await errorOf(response)).fields]).toEqual([400, { file: 'هذا الملف تالف أو لا يطابق ما يدل عليه اسمه' }]);
});

it('is refused from another site, as every call that changes something', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { origin: 'null' },
  ];
  for (const headers of foreign) {
    const cms = staff();
    const response = await cms.api().request(PATH, send(undefined, headers));
    expect([response.status, (await errorOf(response)).code]).toEqual([403, 'cross_site']);
    expect(cms.asked).toEqual([]);
  }
});

it('is for staff, before a byte of the file is read', async () => {
  const nobody = new FakeCms();
  expect((await nobody.api().request(PATH, { method: 'POST', body: formOf(['file', picture()]) })).status).toBe(401);
  expect((await nobody.api().request(PATH, postJson('{broken'))).status).toBe(401);
  expect(nobody.asked).toEqual([]);
  const client = new FakeCms().signedIn('user');
  expect((await client.api().request(PATH, raw('no form', 'multipart/form-data; boundary=x'))).status).toBe(403);
  expect(client.calls()).toEqual([ME]);
});

it('leaves every other route to JSON', async () => {
  const cms = staff();
  for (const path of ['/api/services', '/api/auth/logout', '/api/graphql']) {
    expect((await cms.api().request(path, send())).status).toBe(415);
  }
  expect(cms.asked).toEqual([]);
});
