import type { Knex } from 'knex';
import type { Actor, Kind, Language, VersionAction } from './types';
import type { Words } from './versions-words';

/** Versions kept of each language of a document. */
export const VERSIONS_KEPT = 20;

export interface LastVersion {
  readonly language: Language;
  readonly number: number;
  readonly action: VersionAction;
  readonly content: Words;
  readonly changed: readonly string[];
  readonly wordsAt: Date;
  readonly wordsBy: string;
  /** Written earlier in the transaction under way. */
  readonly isOfThisChange: boolean;
}

/** The last version of every language of a document. Its rows are locked. */
export async function readLast(trx: Knex.Transaction, kind: Kind, documentId: string): Promise<Map<Language, LastVersion>> {
  // As json: Strapi has the driver hand on jsonb as text.
  const { rows }: { rows: LastVersion[] } = await trx.raw(
    `SELECT DISTINCT ON (language) language, number, action, content::json AS content, changed, words_at AS "wordsAt",
       words_by AS "wordsBy", at = now() AS "isOfThisChange"
     FROM app.content_versions WHERE model = ? AND document_id = ? ORDER BY language, number DESC`,
    [kind, documentId],
  );
  return new Map(rows.map((row) => [row.language, row]));
}

export interface NewVersion {
  readonly kind: Kind;
  readonly documentId: string;
  readonly language: Language;
  readonly action: VersionAction;
  readonly actor: Actor;
  readonly words: Words;
  /** Names of the fields in which the words differ from those of the version before. */
  readonly changed: readonly string[];
  /** Now, where it is left out. */
  readonly at?: Date;
}

const SAVES: ReadonlySet<VersionAction> = new Set(['save', 'restore']);

/** Adds a version and drops the oldest. Saving several times and publishing, in one go, is one version. */
export async function writeVersion(trx: Knex.Transaction, version: NewVersion, last: LastVersion | undefined): Promise<void> {
  const { kind, documentId, language, action, actor, words, changed, at = null } = version;
  const isSame = last?.isOfThisChange === true && SAVES.has(last.action);
  const number = last ? last.number + (isSame ? 0 : 1) : 1;
  const wordsStay = last !== undefined && changed.length === 0;
  const allChanged = new Set([...(isSame ? last.changed : []), ...changed]);
  await trx.raw(
    `INSERT INTO app.content_versions
       (model, document_id, language, number, at, actor_kind, actor_id, actor_name, action, content, changed, words_at, words_by)
     VALUES (?, ?, ?, ?, coalesce(?, now()), ?, ?, ?, ?, ?::jsonb, ?, coalesce(?, now()), ?)
     ON CONFLICT (model, document_id, language, number) DO UPDATE SET
       actor_kind = excluded.actor_kind, actor_id = excluded.actor_id, actor_name = excluded.actor_name, action = excluded.action,
       content = excluded.content, changed = excluded.changed, words_at = excluded.words_at, words_by = excluded.words_by`,
    [
      kind, documentId, language, number, at, actor.kind, actor.id, actor.name, action, JSON.stringify(words), [...allChanged],
      wordsStay ? last.wordsAt : at, wordsStay ? last.wordsBy : actor.name,
    ],
  );
  if (number <= VERSIONS_KEPT) return;
  await trx.raw(
    'DELETE FROM app.content_versions WHERE model = ? AND document_id = ? AND language = ? AND number <= ?',
    [kind, documentId, language, number - VERSIONS_KEPT],
  );
}

export async function dropVersions(trx: Knex.Transaction, kind: Kind, documentId: string): Promise<void> {
  await trx.raw('DELETE FROM app.content_versions WHERE model = ? AND document_id = ?', [kind, documentId]);
}
