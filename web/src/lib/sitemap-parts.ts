import { locales, otherLocale, type Locale } from '@/i18n/locales';
import type { SitemapPage } from './sitemap';

/** Documents of a language in one part of the sitemap. */
export const DOCUMENTS_PER_PART = 1_000;

/** The most the CMS hands out in one answer. */
export const BATCH = 100;

/** Kinds of documents, each in parts of its own. */
const KINDS = ['services', 'posts'] as const;
type Kind = (typeof KINDS)[number];

/** `pages`: those that are always there, and the first page of every list; `lists`: the further pages of lists. */
export type SitemapPart = { kind: 'pages' | 'lists' } | { kind: Kind; locale: Locale; number: number };

/**
 * Names of the sitemap's parts: what matters most first, the newest documents before older ones.
 * @param counts how many documents each language has
 */
export function sitemapPartNames(counts: Readonly<Record<Kind, Readonly<Record<Locale, number>>>>): string[] {
  const documents = KINDS.flatMap((kind) =>
    locales.flatMap((locale) =>
      Array.from({ length: Math.ceil(counts[kind][locale] / DOCUMENTS_PER_PART) }, (_, index) => ({ name: `${kind}-${locale}-${index + 1}`, number: index + 1 })),
    ),
  );
  const [first, later] = [documents.filter(({ number }) => number === 1), documents.filter(({ number }) => number > 1)];
  const names = (parts: typeof documents) => parts.sort((a, b) => a.number - b.number).map(({ name }) => name);
  return ['pages', ...names(first), 'lists', ...names(later)];
}

const NAME = /^(?:(pages|lists)|(services|posts)-(en|ar)-([1-9]\d{0,3}))\.xml$/;

/**
 * The part that a file's name stands for.
 * @returns null where there is no such part
 */
export function readPartName(file: string): SitemapPart | null {
  const [, fixed, kind, locale, number] = NAME.exec(file) ?? [];
  if (fixed === 'pages' || fixed === 'lists') return { kind: fixed };
  const known = KINDS.find((one) => one === kind);
  const language = locales.find((one) => one === locale);
  return known && language ? { kind: known, locale: language, number: Number(number) } : null;
}

/**
 * The documents of a part, batch by batch.
 * @param number of the part, from 1 on
 * @param readBatch reads a page of `BATCH` documents, counted from 1; fewer are the last
 */
async function readPart<T>(number: number, readBatch: (page: number) => Promise<readonly T[]>): Promise<T[]> {
  const batches = DOCUMENTS_PER_PART / BATCH;
  const read: T[] = [];
  for (let index = 1; index <= batches; index += 1) {
    const batch = await readBatch((number - 1) * batches + index);
    read.push(...batch);
    if (batch.length < BATCH) break;
  }
  return read;
}

/** `externalUrl`: where an article that isn't on this site is. */
interface SitemapDocument {
  slug: string;
  externalUrl?: string | null;
  seo: { noindex: boolean | null } | null;
}

interface DocumentSource {
  locale: Locale;
  /** Counted from 1. */
  part: number;
  /** A page of `BATCH` documents in a language, counted from 1. */
  readBatch: (locale: Locale, page: number) => Promise<readonly (SitemapDocument & { updatedAt: string | null })[]>;
  /** Those of a language that have one of these slugs. */
  readSlugs: (locale: Locale, slugs: string[]) => Promise<readonly SitemapDocument[]>;
  pathOf: (slug: string) => string;
}

const isListed = ({ externalUrl, seo }: SitemapDocument): boolean => !externalUrl && !seo?.noindex;

/** The documents of one part of the sitemap that are for search engines and live on this site, each with the languages it has there. */
export async function loadPart({ locale, part, readBatch, readSlugs, pathOf }: DocumentSource): Promise<SitemapPage[]> {
  const other = otherLocale(locale);
  const documents = await readPart(part, async (page) => {
    const batch = await readBatch(locale, page);
    const inOther = batch.length ? await readSlugs(other, batch.map(({ slug }) => slug)) : [];
    const listed = new Set(inOther.filter(isListed).map(({ slug }) => slug));
    return batch.map((document) => ({ document, available: listed.has(document.slug) ? [locale, other] : [locale] }));
  });
  return documents
    .filter(({ document }) => isListed(document))
    .map(({ document: { slug, updatedAt }, available }) => ({ path: pathOf(slug), lastModified: updatedAt ?? undefined, available }));
}
