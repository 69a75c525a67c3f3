import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { localePath } from '@/i18n/paths';

/** A page of the sitemap in one language. */
export interface SitemapPage {
  /** Without a language. */
  path: string;
  /** ISO time of its last change, where it is known. */
  lastModified?: string;
  /** Languages that have it, its own among them. */
  available: readonly Locale[];
}

/** Where the sitemap's parts are, by their names. */
export const SITEMAP_FOLDER = '/sitemaps';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * A list of the sitemap's parts: it stays small however many pages there are.
 * @param siteUrl public address of the site
 * @param names of the parts, the most important first
 */
export function sitemapIndexXml(siteUrl: string, names: readonly string[]): string {
  const parts = names.map((name) => `<sitemap><loc>${escape(new URL(`${SITEMAP_FOLDER}/${name}.xml`, siteUrl).href)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`;
}

/**
 * A part of the sitemap: each page names every language that has it and the one for everybody else, as the page's own head does.
 * @param siteUrl public address of the site
 * @param pages by their language
 */
export function sitemapXml(siteUrl: string, pages: Readonly<Partial<Record<Locale, readonly SitemapPage[]>>>): string {
  const entries = locales.flatMap((locale) => (pages[locale] ?? []).map((page) => entryOf(siteUrl, locale, page)));
  return `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

function entryOf(siteUrl: string, locale: Locale, { path, lastModified, available }: SitemapPage): string {
  const url = (language: Locale): string => escape(new URL(localePath(language, path), siteUrl).href);
  const fallback = available.includes(defaultLocale) ? defaultLocale : locale;
  const links = [...available.map((language) => [language, url(language)]), ['x-default', url(fallback)]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`);
  const changed = lastModified ? `<lastmod>${escape(lastModified)}</lastmod>\n` : '';
  return `<url>\n<loc>${url(locale)}</loc>\n${links.join('')}${changed}</url>\n`;
}

/** Lists of one kind in both languages; a page of it is available where a list is long enough. */
export function inBothLanguages(pathsOf: Readonly<Record<Locale, readonly string[]>>): Record<Locale, SitemapPage[]> {
  const known = { en: new Set(pathsOf.en), ar: new Set(pathsOf.ar) };
  const pagesOf = (locale: Locale) => pathsOf[locale].map((path) => ({ path, available: locales.filter((other) => known[other].has(path)) }));
  return { en: pagesOf('en'), ar: pagesOf('ar') };
}
