import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { startCms, type TestCms } from './helpers/cms';
import { loginToPanel } from './helpers/panel';

const FILE = 'plugin::upload.file';

let store: ChildProcess;
let cms: TestCms;
let token: string;

/** Asked as a command: the CMS imports nothing of the local stack. It checks signatures by itself. */
async function startStore(): Promise<Record<string, string>> {
  const child = spawn(process.execPath, [path.resolve(__dirname, '../../stack/testing/object-store.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  store = child;
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Record<string, string>;
  throw new Error('the object store did not start');
}

async function stopStore(): Promise<void> {
  if (store.exitCode !== null || store.signalCode !== null) return;
  store.kill('SIGKILL');
  await once(store, 'exit');
}

beforeAll(async () => {
  const env = await startStore();
  cms = await startCms(env);
  token = await loginToPanel(cms, 'strapi-super-admin');
});
afterAll(async () => {
  try {
    await cms.stop();
  } finally {
    await stopStore();
  }
});

const picture = (background: string, width = 40) => sharp({ create: { width, height: 20, channels: 3, background } }).png().toBuffer();

function form(content: Buffer): FormData {
  const data = new FormData();
  data.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'a photo.png');
  return data;
}

interface Stored {
  id: number;
  url: string;
  formats: Record<string, { url: string }> | null;
}

async function upload(content: Buffer): Promise<Stored> {
  const { status, body } = await cms.request('/upload', { method: 'POST', body: form(content), token });
  expect(status).toBe(201);
  return [body].flat()[0] as Stored;
}

const onDisk = (url: string): boolean => existsSync(path.join(process.env.UPLOADS_DIR ?? '', url));
const read = (url: string, method = 'GET'): Promise<Response> => fetch(cms.url + url, { method });
const colourOf = async (response: Response) => (await sharp(Buffer.from(await response.arrayBuffer())).stats()).dominant;

it('an upload is an object, in every size, and has the address it would have as a file', async () => {
  const { url, formats } = await upload(await picture('#f00', 800));
  const sizes = Object.values(formats ?? {});
  expect(sizes.length).toBeGreaterThan(0);
  for (const one of [{ url }, ...sizes]) {
    expect(one.url).toMatch(/^\/uploads\/[\w.-]+\.png$/);
    expect(onDisk(one.url)).toBe(false);
    const response = await read(one.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await colourOf(response)).r).toBeGreaterThan(200);
  }
  const head = await read(url, 'HEAD');
  expect([head.status, Number(head.headers.get('content-length')) > 0, head.headers.has('etag')]).toEqual([200, true, true]);
});

it('one that is replaced keeps its address, one that is deleted is gone', async () => {
  const { id, url } = await upload(await picture('#f00'));
  const replaced = await cms.request(`/upload?id=${id}`, { method: 'POST', body: form(await picture('#00f')), token });
  expect(replaced.status).toBe(200);
  const now = await cms.strapi.db.query(FILE).findOne({ where: { id } });
  expect((await colourOf(await read(now.url))).b).toBeGreaterThan(200);
  expect((await cms.request(`/upload/files/${id}`, { method: 'DELETE', token })).status).toBe(200);
  expect((await read(now.url)).status).toBe(404);
  expect((await read(url)).status).toBe(404);
});

it('what was a file of the disk before is one still', async () => {
  writeFileSync(path.join(process.env.UPLOADS_DIR ?? '', 'uploads/from_before.png'), await picture('#0f0'));
  expect((await colourOf(await read('/uploads/from_before.png'))).g).toBeGreaterThan(200);
  expect((await read('/uploads/none.png')).status).toBe(404);
  expect((await read('/uploads/..%2f..%2fpackage.json')).status).toBe(403);
});

it('without the store nothing is stored, and nothing passes for missing', async () => {
  const { url } = await upload(await picture('#f00'));
  const before = await cms.strapi.db.query(FILE).count();
  await stopStore();
  const response = await read(url);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const { status } = await cms.request('/upload', { method: 'POST', body: form(await picture('#f00')), token });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await cms.strapi.db.query(FILE).count()).toBe(before);
});
