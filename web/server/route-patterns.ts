import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { FindRoute } from '@/api/http/route-table';
import { nextPathOf } from './paths';

/** What Next writes down of its routes; the parameters of a page stand in its name. */
const manifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** Where the rest of an address is the name of a file. */
const FOLDERS = ['/_next/static/', '/_next/image', '/media/', '/og/', '/preview/'];

/** Addresses whose pattern is remembered. */
const REMEMBERED = 2_000;

/** The pattern of an address, for figures: there are as many as there are routes, whatever visitors ask for. */
export type PatternOf = (path: string) => string;

/**
 * @param distDir Next's build folder
 * @param findApiRoute of the `/api` app
 */
export async function routePatterns(distDir: string, findApiRoute: FindRoute): Promise<PatternOf> {
  const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(await readFile(path.join(distDir, 'routes-manifest.json'), 'utf8')));
  const pages = [...staticRoutes, ...dynamicRoutes].filter(({ page }) => !page.startsWith('/api')).map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const pageOf = (address: string): string | undefined => pages.find(({ regex }) => regex.test(address))?.page;

  const find: PatternOf = (address) => {
    if (address.startsWith('/api/')) return findApiRoute(address)?.pattern ?? '/api/*';
    const folder = FOLDERS.find((prefix) => address.startsWith(prefix));
    if (folder) return `${folder}*`;
    return pageOf(nextPathOf(address)) ?? pageOf(address) ?? 'other';
  };
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  return (address) => {
    const pattern = known.get(address) ?? find(address);
    known.set(address, pattern);
    return pattern;
  };
}
