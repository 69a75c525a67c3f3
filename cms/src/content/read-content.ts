import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import { draftsQuery, SUB_SERVICES_OF } from './content-sql';
import type { ContentDocument, ImageInfo, Kind, Language, LanguageVersion, ScheduledAction, State } from './types';

interface DraftRow {
  readonly documentId: string;
  readonly language: Language;
  readonly title: string | null;
  readonly description: string | null;
  readonly imageAlt: string | null;
  readonly content: unknown;
  readonly hasContent: boolean;
  readonly slug: string | null;
  readonly order: number | null;
  readonly price: number | null;
  readonly externalUrl: string | null;
  readonly publishDate: Date | null;
  readonly image: ImageInfo | null;
  readonly serviceId: string | null;
  readonly categorySlug: string | null;
  readonly state: Exclude<State, 'missing'>;
  readonly isOutdated: boolean;
  readonly version: string;
  readonly changedAt: Date;
  readonly changedBy: string | null;
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
  readonly failedAction: ScheduledAction | null;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
const isWritten = (text: string | null) => text !== null && text.trim() !== '';

/** Which of the texts that a document needs are there. A picture needs words for who can't see it; a post elsewhere has no text here. */
function countTexts(kind: Kind, row: DraftRow | undefined, { image, externalUrl }: Pick<ContentDocument, 'image' | 'externalUrl'>) {
  const needed = [
    isWritten(row?.title ?? null),
    isWritten(row?.description ?? null),
    ...(image ? [isWritten(row?.imageAlt ?? null)] : []),
    ...(kind === 'post' && !externalUrl ? [row?.hasContent ?? false] : []),
  ];
  return { filled: needed.filter(Boolean).length, fields: needed.length };
}

type Counts = ReturnType<typeof countTexts>;

const missing = (language: Language, counts: Counts): LanguageVersion => ({
  language, state: 'missing', isOutdated: false, ...counts, version: null, changedAt: null, changedBy: null, publishAt: null, unpublishAt: null,
  failedAction: null, title: null, description: null, imageAlt: null, content: null,
});

function toVersion(row: DraftRow, counts: Counts): LanguageVersion {
  const { language, state, isOutdated, version, changedBy, failedAction, title, description, imageAlt, content } = row;
  return {
    language, state, isOutdated, ...counts, version, changedAt: iso(row.changedAt), changedBy, publishAt: iso(row.publishAt),
    unpublishAt: iso(row.unpublishAt), failedAction, title, description, imageAlt, content,
  };
}

function toDocument(kind: Kind, documentId: string, rows: readonly DraftRow[]): ContentDocument {
  const inLanguage = (language: Language) => rows.find((row) => row.language === language);
  // What all languages share is the same in each, but for a relation to something that a language doesn't have.
  const shared = <K extends keyof DraftRow>(name: K): DraftRow[K] | null => rows.map((row) => row[name]).find((value) => value !== null) ?? null;
  const [image, externalUrl] = [shared('image'), shared('externalUrl')];
  const versionIn = (language: Language): LanguageVersion => {
    const row = inLanguage(language);
    const counts = countTexts(kind, row, { image, externalUrl });
    return row ? toVersion(row, counts) : missing(language, counts);
  };
  return {
    documentId, kind, slug: shared('slug') ?? '', order: shared('order'), price: shared('price'), image, serviceId: shared('serviceId'),
    categorySlug: shared('categorySlug'), externalUrl, publishDate: iso(shared('publishDate')), languages: [versionIn('en'), versionIn('ar')],
  };
}

function groupBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Documents in the order of their ids, in one statement; those that aren't there are left out. */
export async function readDocuments(
  db: Knex, kind: Kind, documentIds: readonly string[], { withContent = false }: { withContent?: boolean } = {},
): Promise<ContentDocument[]> {
  if (documentIds.length === 0) return [];
  const { rows }: { rows: DraftRow[] } = await db.raw(draftsQuery(kind, { withContent }), [[...documentIds]]);
  const byDocument = groupBy(rows, ({ documentId }) => documentId);
  return documentIds.flatMap((documentId) => {
    const own = byDocument.get(documentId);
    return own ? [toDocument(kind, documentId, own)] : [];
  });
}

/** Gives services their sub-services, in their order: two statements, however many there are. */
export async function withSubServices(db: Knex, services: readonly ContentDocument[]): Promise<ContentDocument[]> {
  if (services.length === 0) return [];
  const { rows }: { rows: { documentId: string }[] } = await db.raw(SUB_SERVICES_OF, [services.map(({ documentId }) => documentId)]);
  const found = await readDocuments(db, 'sub-service', rows.map(({ documentId }) => documentId));
  const byService = groupBy(found, ({ serviceId }) => serviceId);
  const inOrder = (a: ContentDocument, b: ContentDocument) => (a.order ?? 0) - (b.order ?? 0) || a.documentId.localeCompare(b.documentId);
  return services.map((service) => ({ ...service, subServices: (byService.get(service.documentId) ?? []).sort(inOrder) }));
}

/** A document with all its words. @throws Refusal not_found */
export async function readDocument(db: Knex, kind: Kind, documentId: string): Promise<ContentDocument> {
  const [document] = await readDocuments(db, kind, [documentId], { withContent: true });
  if (!document) throw new Refusal('not_found');
  return document;
}

/** A document with all its words, a service with its sub-services where they are asked for. @throws Refusal not_found */
export async function readContent(
  strapi: Core.Strapi, kind: Kind, documentId: string, options: { withSubServices?: boolean } = {},
): Promise<ContentDocument> {
  const db = strapi.db.connection;
  const document = await readDocument(db, kind, documentId);
  if (kind !== 'service' || !options.withSubServices) return document;
  const [service = document] = await withSubServices(db, [document]);
  return service;
}

export const versionOf = ({ languages: [english, arabic] }: ContentDocument, language: Language): LanguageVersion => (language === 'en' ? english : arabic);
