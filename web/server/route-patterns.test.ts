/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routeTable } from '@/api/http/route-table';
import { routePatterns, type PatternOf } from './route-patterns';

let folder: string;
let patternOf: PatternOf;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routes-test-'));
  const manifest = {
    staticRoutes: [{ page: '/sitemap.xml', regex: '^/sitemap\\.xml(?:/)?$' }, { page: '/api/[[...route]]', regex: '^/api(?:/(.+?))?(?:/)?$' }],
    dynamicRoutes: [
      { page: '/[locale]', regex: '^/([^/]+?)(?:/)?$' },
      { page: '/[locale]/blog/[slug]', regex: '^/([^/]+?)/blog/([^/]+?)(?:/)?$' },
    ],
  };
  await writeFile(path.join(folder, 'routes-manifest.json'), JSON.stringify(manifest));
  patternOf = await routePatterns(folder, routeTable([{ method: 'GET', path: '/api/services/:id' }]));
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['/', '/[locale]'],
  ['/ar', '/[locale]'],
  ['/blog/seo', '/[locale]/blog/[slug]'],
  ['/ar/blog/seo', '/[locale]/blog/[slug]'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/_next/static/chunks/a.js', '/_next/static/*'],
  ['/_next/image', '/_next/image*'],
  ['/media/a.png', '/media/*'],
  ['/api/services/42', '/api/services/:id'],
  ['/api/made-up/by-a-visitor', '/api/*'],
  ['/made/up/by/a/visitor', 'other'],
])('%s is counted as %s', (address, pattern) => {
  expect(patternOf(address)).toBe(pattern);
  expect(patternOf(address)).toBe(pattern);
});
