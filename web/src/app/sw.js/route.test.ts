/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RETIRED_WORKER } from '@/service-worker/retired';

const WORKER = '/* the worker */';
const required = { SITE_URL: 'http://localhost:3000', CMS_URL: 'http://cms', REVALIDATE_SECRET: '0123456789abcdef', SITE_API_SECRET: 'fedcba9876543210' };
const before = process.env;
let dist: string;

beforeEach(() => {
  // Relative to the folder the site runs in, as the real one is.
  dist = path.relative(process.cwd(), mkdtempSync(path.join(tmpdir(), 'build-')));
  jest.resetModules();
});
afterEach(() => {
  process.env = before;
  rmSync(dist, { recursive: true });
});

const built = () => {
  mkdirSync(path.join(dist, 'site-root'));
  writeFileSync(path.join(dist, 'site-root/sw.js'), WORKER);
  writeFileSync(path.join(dist, 'site-root/version.json'), '{"buildTime":"now"}');
};
const ask = async (module: () => Promise<{ GET: () => Promise<Response> }>, more: Record<string, string> = {}) => {
  process.env = { ...before, ...required, WEB_DIST_DIR: dist, ...more };
  return (await module()).GET();
};
const worker = () => import('./route');
const version = () => import('../version.json/route');

it('sends the worker of the build, to be asked for anew each time', async () => {
  built();
  const response = await ask(worker);
  expect(await response.text()).toBe(WORKER);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

it('sends one that takes itself out where it is switched off', async () => {
  built();
  expect(await (await ask(worker, { SERVICE_WORKER: 'off' })).text()).toBe(RETIRED_WORKER);
});

it('sends that in development too, where none is built', async () => {
  expect(await (await ask(worker)).text()).toBe(RETIRED_WORKER);
  expect((await ask(version)).status).toBe(404);
});

it('says which build it is, to nobody’s cache', async () => {
  built();
  const response = await ask(version);
  expect(await response.json()).toEqual({ buildTime: 'now' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});
