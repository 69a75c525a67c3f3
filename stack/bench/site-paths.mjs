// @ts-check
import { Failure } from '../failure.mjs';

const LOCATION = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g;

/** Public pages that no sitemap names, in both languages: for everybody, and not for search engines. */
const UNLISTED = ['/cart', '/login', '/register', '/forgot-password', '/unauthorized'];

/**
 * The paths that a sitemap, or a list of sitemaps, names.
 * @param {string} xml
 * @returns {string[]}
 */
export function locations(xml) {
  return [...xml.matchAll(LOCATION)].map(([, path = '']) => path || '/');
}

/**
 * Every page that the site names to search engines, part by part.
 * @param {string} site
 * @returns {Promise<string[]>}
 */
export async function readSitemap(site) {
  /** @param {string} path */
  const read = async (path) => {
    const response = await fetch(site + path);
    if (!response.ok) throw new Failure(`${path} answers ${response.status}.`);
    return locations(await response.text());
  };
  const paths = [];
  for (const part of await read('/sitemap.xml')) paths.push(...(await read(part)));
  return [...new Set(paths)];
}

/** @param {string} path */
const inArabic = (path) => (path === '/' ? '/ar' : `/ar${path}`);

/**
 * All public pages: those of the sitemap, then the others.
 * @param {string} site
 * @returns {Promise<string[]>}
 */
export async function publicPages(site) {
  return [...(await readSitemap(site)), ...UNLISTED.flatMap((path) => [path, inArabic(path)])];
}

/** A page of each kind, in English: enough to see whether something broke. */
const KINDS = [/^\/$/, /^\/services$/, /^\/services\/[^/]+$/, /^\/blog$/, /^\/blog\/[^/]+$/, /^\/about$/];

/**
 * @param {readonly string[]} paths
 * @returns {string[]} the first of each kind
 */
export function oneOfEachKind(paths) {
  return KINDS.flatMap((kind) => paths.find((path) => kind.test(path)) ?? []);
}

/**
 * The first article of a sitemap.
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function firstPost(paths) {
  const post = paths.find((path) => /^\/blog\/[a-z0-9-]+$/.test(path));
  if (post === undefined) throw new Failure('The sitemap lists no post to measure.');
  return post;
}
