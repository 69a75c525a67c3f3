import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { contentModels, type ContentModel } from '../documents/models';
import { kindFacts } from './kinds';
import { kinds, type Kind, type Language } from './types';

export function modelOf(kind: Kind): ContentModel {
  const model = contentModels.find(({ name }) => name === kind);
  if (!model) throw new Error(`There is no content model ${kind}`);
  return model;
}

/** The kind of a content type whose words are kept; undefined for all others. */
export const kindOf = (uid: string): Kind | undefined => kinds.find((kind) => modelOf(kind).uid === uid);

/** The localized fields of one language by the names staff know them under: `description` is a post's excerpt too. Empty ones are null. */
export type Words = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly language: Language;
  readonly words: Words;
  readonly updatedAt: string;
}

interface WordField {
  readonly name: string;
  readonly attribute: string;
  readonly isComponent: boolean;
}

const nameOf = (kind: Kind, attribute: string): string =>
  Object.entries(kindFacts[kind].attributes).find(([, own]) => own === attribute)?.[0] ?? attribute;

function fieldsOf(strapi: Core.Strapi, kind: Kind): WordField[] {
  return Object.entries(strapi.contentType(modelOf(kind).uid).attributes).flatMap(([attribute, { type, pluginOptions }]) => {
    const { i18n }: { i18n?: { localized?: boolean } } = pluginOptions ?? {};
    if (i18n?.localized !== true) return [];
    return [{ name: nameOf(kind, attribute), attribute, isComponent: type === 'component' }];
  });
}

/** In the order of the form. */
export const fieldNames = (strapi: Core.Strapi, kind: Kind): string[] => fieldsOf(strapi, kind).map(({ name }) => name);

function withoutId(component: unknown): unknown {
  if (typeof component !== 'object' || component === null) return null;
  return Object.fromEntries(Object.entries(component).filter(([name]) => name !== 'id'));
}

/** The words of every language a document has a draft in. */
export async function readDrafts(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<Draft[]> {
  const fields = fieldsOf(strapi, kind);
  const rows: (Record<string, unknown> & { locale: Language; updatedAt: string })[] = await strapi.db.query(modelOf(kind).uid).findMany({
    select: ['locale', 'updatedAt', ...fields.filter(({ isComponent }) => !isComponent).map(({ attribute }) => attribute)],
    where: { documentId, publishedAt: { $null: true } },
    populate: fields.filter(({ isComponent }) => isComponent).map(({ attribute }) => attribute),
  });
  return rows.map((row) => ({
    language: row.locale,
    updatedAt: row.updatedAt,
    words: Object.fromEntries(fields.map(({ name, attribute, isComponent }) => {
      const value = row[attribute];
      return [name, isComponent ? withoutId(value) : value === '' ? null : value ?? null];
    })),
  }));
}

/** What the document service takes to write words back. A field that was added to the schema since stays as it is. */
export function dataOf(strapi: Core.Strapi, kind: Kind, words: Words): Record<string, unknown> {
  const known = fieldsOf(strapi, kind).filter(({ name }) => name in words);
  return Object.fromEntries(known.map(({ name, attribute }) => [attribute, words[name]]));
}

/** Names of the fields in which words differ from those before; of a first version, all that have a value. */
export function changedFields(words: Words, before: Words = {}): string[] {
  return Object.keys(words).filter((name) => !isDeepStrictEqual(words[name] ?? null, before[name] ?? null));
}

/** A stored row of a document, by language and whether it is the published one. */
export interface DocumentRow {
  readonly id: number;
  readonly language: Language;
  readonly isPublished: boolean;
}

export async function readRows(trx: Knex.Transaction, kind: Kind, documentId: string): Promise<DocumentRow[]> {
  const { rows }: { rows: DocumentRow[] } = await trx.raw(
    'SELECT id, locale AS language, published_at IS NOT NULL AS "isPublished" FROM ?? WHERE document_id = ?',
    [modelOf(kind).table, documentId],
  );
  return rows;
}

/**
 * Locks the rows of a document until the transaction ends, drafts first, so that changes of one document follow one another. Whatever
 * changes a document and more of its own locks these rows before anything else; in another order two changes could wait for each other.
 * @returns the rows as they are now
 */
export async function lockRows(trx: Knex.Transaction, kind: Kind, documentId: string): Promise<DocumentRow[]> {
  for (;;) {
    const { rows: locked }: { rows: { id: number }[] } = await trx.raw(
      'SELECT id FROM ?? WHERE document_id = ? ORDER BY published_at IS NOT NULL, id FOR NO KEY UPDATE',
      [modelOf(kind).table, documentId],
    );
    const rows = await readRows(trx, kind, documentId);
    // Whoever held the locks until now may have replaced rows: publishing does.
    if (rows.every(({ id }) => locked.some((row) => row.id === id))) return rows;
  }
}
