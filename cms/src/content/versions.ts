import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import { changeContent } from './change-content';
import { kindFacts } from './kinds';
import { versionOf } from './read-content';
import type { Actor, ContentDocument, Kind, Language, VersionInfo } from './types';
import { asRestore } from './versions-record';
import { changedFields, dataOf, fieldNames, readDrafts, type Words } from './versions-words';
import { saveContent } from './write-content';

/** What was done to a language of a document, the last act first. */
export async function listVersions(strapi: Core.Strapi, kind: Kind, documentId: string, language: Language): Promise<VersionInfo[]> {
  const { rows }: { rows: (Omit<VersionInfo, 'at'> & { at: Date })[] } = await strapi.db.connection.raw(
    `SELECT number, at, nullif(actor_name, '') AS by, action, changed FROM app.content_versions
     WHERE model = ? AND document_id = ? AND language = ? ORDER BY number DESC`,
    [kind, documentId, language],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function storedWords(db: Knex, kind: Kind, documentId: string, language: Language, number: number): Promise<Words> {
  const { rows }: { rows: { content: Words }[] } = await db.raw(
    'SELECT content::json AS content FROM app.content_versions WHERE model = ? AND document_id = ? AND language = ? AND number = ?',
    [kind, documentId, language, number],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0].content;
}

/** The localized fields as they were then. @throws Refusal not_found */
export const readVersion = (strapi: Core.Strapi, kind: Kind, documentId: string, language: Language, number: number): Promise<Words> =>
  storedWords(strapi.db.connection, kind, documentId, language, number);

/** A field in which a version differs from the present draft. */
export interface FieldDifference {
  readonly field: string;
  readonly then: unknown;
  readonly now: unknown;
}

/** In what a version differs from the present draft. @throws Refusal not_found */
export async function compareVersion(
  strapi: Core.Strapi, kind: Kind, documentId: string, language: Language, number: number,
): Promise<FieldDifference[]> {
  const then = await readVersion(strapi, kind, documentId, language, number);
  const drafts = await readDrafts(strapi, kind, documentId);
  const now = drafts.find((draft) => draft.language === language)?.words ?? {};
  const differing = changedFields(then, now);
  return fieldNames(strapi, kind).filter((field) => differing.includes(field)).map((field) => ({ field, then: then[field] ?? null, now: now[field] ?? null }));
}

/**
 * Makes the words of a version the present draft's. Nothing is published by it, and what both languages share stays as it is. A language
 * that was removed comes back.
 * @param version of the draft that was looked at; not compared where it is left out
 * @throws Refusal not_found, ContentConflict where somebody has saved since
 */
export async function restoreVersion(
  strapi: Core.Strapi, kind: Kind, actor: Actor, documentId: string, language: Language, number: number, version?: string | null,
): Promise<ContentDocument> {
  return changeContent(strapi, { kind, documentId }, actor, { language, version }, (present, trx) => asRestore(async () => {
    const words = await storedWords(trx, kind, documentId, language, number);
    if (versionOf(present, language).state === 'missing') {
      // Brings along what the languages share, which a version doesn't hold.
      await saveContent(strapi, kind, actor, documentId, { language, input: { title: String(words.title ?? '') }, publish: false });
    }
    await strapi.documents(kindFacts[kind].uid).update({ documentId, locale: language, data: dataOf(strapi, kind, words) });
  }));
}
