import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { uploadImage } from '../src/content/upload-image';
import { startCms, type TestCms } from './helpers/cms';
import { emptyPng } from './helpers/files';
import { loginToPanel } from './helpers/panel';

let cms: TestCms;
let admin: string;
let marketing: string;

beforeAll(async () => {
  cms = await startCms();
  admin = await loginToPanel(cms, 'strapi-super-admin');
  marketing = await loginToPanel(cms, 'marketing');
});
afterAll(() => cms.stop());

const FILE = 'plugin::upload.file';
const countFiles = () => cms.strapi.db.query(FILE).count();
const stored = (url: string) => readFileSync(path.join(process.env.UPLOADS_DIR ?? '', url));

const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } }).withExif({ IFD0: { Copyright: 'Secret person' } }).jpeg().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

function form(content: Buffer, name: string, type: string, fileInfo?: object): FormData {
  const data = new FormData();
  data.append('files', new Blob([new Uint8Array(content)], { type }), name);
  if (fileInfo) data.append('fileInfo', JSON.stringify(fileInfo));
  return data;
}

/** Each way on which the panel sends a file, with who may. */
const ways: [string, (body: FormData) => ReturnType<TestCms['request']>][] = [
  ['the media library', (body) => cms.request('/upload', { method: 'POST', body, token: marketing })],
  ['a form', (body) => cms.request('/upload/files', { method: 'POST', body, token: marketing })],
  ['the media library, by an administrator', (body) => cms.request('/upload', { method: 'POST', body, token: admin })],
];

describe.each(ways)('through %s', (_way, send) => {
  it('a picture is stored anew under a new name', async () => {
    const { status, body } = await send(form(await photo(), 'Holiday.JPG', 'image/jpeg', { name: 'Holiday.JPG' }));
    expect(status).toBe(201);
    const file = [body].flat()[0];
    expect(file).toMatchObject({ mime: 'image/jpeg', ext: '.jpg', width: 40, height: 20 });
    expect(file.url).not.toContain('Holiday.JPG');
    const content = stored(file.url);
    expect(content.includes('Secret person')).toBe(false);
    expect((await sharp(content).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['an SVG', svg, 'x.svg', 'image/svg+xml'],
    ['an SVG called PNG', svg, 'x.png', 'image/png'],
    ['an HTML page called JPEG', html, 'x.jpg', 'image/jpeg'],
    ['an HTML page', html, 'x.html', 'text/html'],
    ['a picture of 30,000 by 30,000 pixels', emptyPng(30_000, 30_000), 'x.png', 'image/png'],
    ['6 MB', Buffer.concat([emptyPng(1, 1), Buffer.alloc(6 * 1024 * 1024)]), 'x.png', 'image/png'],
    ['a name that leads elsewhere', emptyPng(1, 1), '../../x.png', 'image/png'],
  ])('%s is refused', async (_what, content, name, type) => {
    const before = await countFiles();
    const { status } = await send(form(content, name, type));
    expect([400, 413]).toContain(status);
    expect(await countFiles()).toBe(before);
  });

  it('a name beside the file leads nowhere either', async () => {
    const { status } = await send(form(emptyPng(1, 1), 'x.png', 'image/png', { name: '../../x.png' }));
    expect(status).toBe(400);
  });
});

describe('a file that is there', () => {
  const upload = async () => {
    const { body } = await cms.request('/upload', { method: 'POST', body: form(await photo(), 'a.jpg', 'image/jpeg'), token: marketing });
    return body[0];
  };

  it('is replaced by what the rules allow, at its address', async () => {
    const { id, url } = await upload();
    const replace = (body: FormData) => cms.request(`/upload?id=${id}`, { method: 'POST', body, token: marketing });
    expect((await replace(form(html, 'a.jpg', 'image/jpeg'))).status).toBe(400);
    const { status, body } = await replace(form(emptyPng(30, 10), 'b.png', 'image/png'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ url, width: 30, mime: 'image/jpeg' });
    expect((await sharp(stored(url)).metadata()).format).toBe('jpeg');
  });

  it('takes no name that leads elsewhere', async () => {
    const { id } = await upload();
    const { status } = await cms.request(`/upload/files/${id}`, { method: 'PUT', json: { fileInfo: { name: '../x.jpg' } }, token: marketing });
    expect(status).toBe(400);
  });
});

it('nobody has the CMS fetch a file from an address', async () => {
  const { status } = await cms.request('/upload/actions/upload-from-urls', { json: { urls: ['http://127.0.0.1:1/x.png'] }, token: admin });
  expect(status).toBe(403);
});

it('nobody uploads through the content API', async () => {
  const { status } = await cms.request('/api/upload', { method: 'POST', body: form(await photo(), 'a.jpg', 'image/jpeg') });
  expect([403, 404]).toContain(status);
});

it('nothing that anybody sends stays on the disk', async () => {
  // Of a size that nothing else has.
  const size = 123_457;
  const left = () => readdirSync(tmpdir()).filter((name) => statSync(path.join(tmpdir(), name), { throwIfNoEntry: false })?.size === size);
  for (const field of ['files', 'file', 'anything']) {
    const body = new FormData();
    body.append(field, new Blob([new Uint8Array(size)]), 'x.png');
    for (const address of ['/upload', '/api/services', '/nowhere']) {
      expect((await cms.request(address, { method: 'POST', body })).status).toBeGreaterThanOrEqual(400);
    }
  }
  expect(left()).toEqual([]);
});

describe('through the website', () => {
  const staff = { kind: 'account', id: 'x', name: 'Someone' } as const;
  const folder = mkdtempSync(path.join(process.env.TEST_FOLDER ?? '', 'sent-'));
  const send = (content: Buffer, originalFilename: string) => {
    const filepath = path.join(folder, 'sent');
    writeFileSync(filepath, content);
    return uploadImage(cms.strapi, staff, { filepath, originalFilename });
  };

  it('a picture is stored, and told as a document shows it', async () => {
    const image = await send(await photo(), 'Team.jpg');
    expect(image).toEqual({ id: expect.any(Number), url: expect.stringMatching(/^\/uploads\/\w+\.jpg$/), width: 40, height: 20, name: 'Team.jpg' });
    expect(stored(image.url).includes('Secret person')).toBe(false);
  });

  it.each([
    ['fileType', Buffer.from('%PDF-1.7'), 'x.pdf'],
    ['fileType', svg, 'x.svg'],
    ['fileContent', html, 'x.jpg'],
    ['filePixels', emptyPng(30_000, 30_000), 'x.png'],
    ['fileTooLarge', Buffer.alloc(6 * 1024 * 1024), 'x.png'],
    ['fileName', emptyPng(1, 1), '../../x.png'],
  ])('%s names what is wrong', async (problem, content, name) => {
    await expect(send(content, name)).rejects.toMatchObject({ code: 'invalid_request', details: { fields: { file: problem } } });
  });
});
