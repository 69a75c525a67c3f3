import type { Core } from '@strapi/strapi';
import { SYSTEM } from './actor';
import { kinds, type Kind } from './types';
import { readLast, writeVersion } from './versions-store';
import { changedFields, lockRows, modelOf, readDrafts, type Draft } from './versions-words';

/** A save of one language touches the row of the other one too, a moment later, where it changes what they share. */
const SAME_SAVE_MS = 60_000;

const savedAt = ({ updatedAt }: Draft): number => Date.parse(updatedAt);

async function withoutVersions(strapi: Core.Strapi, kind: Kind): Promise<string[]> {
  const { rows }: { rows: { documentId: string }[] } = await strapi.db.connection.raw(
    `SELECT DISTINCT draft.document_id AS "documentId" FROM ?? draft
     WHERE draft.published_at IS NULL AND NOT EXISTS (
       SELECT FROM app.content_versions v WHERE v.model = ? AND v.document_id = draft.document_id AND v.language = draft.locale)`,
    [modelOf(kind).table, kind],
  );
  return rows.map(({ documentId }) => documentId);
}

async function writeFirst(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockRows(trx, kind, documentId);
    const known = await readLast(trx, kind, documentId);
    const drafts = await readDrafts(strapi, kind, documentId);
    const newest = Math.max(...drafts.map(savedAt));
    for (const draft of drafts.filter(({ language }) => !known.has(language))) {
      const { language, words } = draft;
      const at = new Date(newest - savedAt(draft) < SAME_SAVE_MS ? newest : savedAt(draft));
      const changed = changedFields(words);
      await writeVersion(trx, { kind, documentId, language, action: 'save', actor: SYSTEM, words, changed, at }, undefined);
    }
  });
}

/** Gives a first version to what was written before versions were kept. Several processes may do it at a time. */
export async function backfillVersions(strapi: Core.Strapi): Promise<void> {
  for (const kind of kinds) {
    for (const documentId of await withoutVersions(strapi, kind)) await writeFirst(strapi, kind, documentId);
  }
}
