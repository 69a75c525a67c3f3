/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { StaticFiles } from './static-files';

const SCRIPT = `console.log(1);${' '.repeat(2_000)}`;

let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-files-'));
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true });
  await mkdir(path.join(folder, 'public'));
  await writeFile(path.join(folder, 'static/chunks/[slug].js'), SCRIPT);
  await writeFile(path.join(folder, 'static/tiny.css'), 'p{}');
  await writeFile(path.join(folder, 'public/icon.png'), 'x'.repeat(2_000));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'version.json'), '{}');
  files = await StaticFiles.list({
    hashed: path.join(folder, 'static'),
    plain: path.join(folder, 'public'),
    single: ['version.json', 'missing.json'].map((name) => ({ url: `/${name}`, file: path.join(folder, name), cacheControl: 'no-store' })),
    baseHeaders: ['X-Frame-Options', 'DENY'],
  });
});

afterAll(() => rm(folder, { recursive: true }));

const headersOf = async (target: string) => {
  const { headers = [] } = (await files.read(target, 'br')) ?? {};
  return Object.fromEntries(headers.flatMap((name, i) => (i % 2 ? [] : [[name, headers[i + 1]]]))) as Record<string, string>;
};

describe('StaticFiles', () => {
  it.each(['/_next/static/chunks/[slug].js', '/_next/static/chunks/%5Bslug%5D.js'])('finds %s, compressed and for ever', async (target) => {
    const variant = await files.read(target, 'br');
    expect(brotliDecompressSync(variant?.body ?? '').toString()).toBe(SCRIPT);
    expect(await headersOf(target)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': String(variant?.body.length),
    });
  });

  it('prepares a file once per encoding', async () => {
    const target = '/_next/static/chunks/[slug].js';
    expect(await files.read(target, 'br')).toBe(await files.read(target, 'br'));
    expect((await files.read(target, 'gzip'))?.etag).not.toBe((await files.read(target, 'br'))?.etag);
  });

  it.each(['/icon.png', '/_next/static/tiny.css'])('does not compress %s', async (target) => {
    expect(await headersOf(target)).not.toHaveProperty('Content-Encoding');
  });

  it('has files of public/ asked for each time: their names say nothing of their content', async () => {
    expect((await headersOf('/icon.png'))['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });

  it('lets the proxy in front keep what never changes under its name for a month, anything else for a moment, and no single file', async () => {
    expect((await headersOf('/_next/static/tiny.css'))['X-Accel-Expires']).toBe('2592000');
    expect((await headersOf('/icon.png'))['X-Accel-Expires']).toBe('1');
    expect(await headersOf('/version.json')).not.toHaveProperty('X-Accel-Expires');
  });

  it('keeps a single file as it is told to', async () => {
    expect(await headersOf('/version.json')).toMatchObject({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' });
  });

  it.each([
    '/missing.json',
    '/_next/static/../secret.txt',
    '/_next/static/%2e%2e/secret.txt',
    '/_next/static/..%2f..%2fsecret.txt',
    '/_next/static/%ff',
    '/_next/static/chunks',
    '/_next/static/',
    '/',
  ])('has no file %s', (target) => {
    expect(files.read(target, 'identity')).toBeUndefined();
  });
});
