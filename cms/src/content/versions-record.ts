import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { currentActor } from './actor';
import { dropSchedule, dropSchedules } from './schedules-store';
import type { Kind, Language } from './types';
import { dropVersions, readLast, writeVersion } from './versions-store';
import { changedFields, kindOf, lockRows, readDrafts, readRows, type DocumentRow } from './versions-words';

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'publish', 'unpublish', 'discardDraft', 'clone', 'delete']);

const restoring = new AsyncLocalStorage<true>();

/** What is saved below counts as the return of an older version. */
export const asRestore = <T>(work: () => Promise<T>): Promise<T> => restoring.run(true, work);

const publishedId = (rows: readonly DocumentRow[], language: Language): number | undefined =>
  rows.find((row) => row.isPublished && row.language === language)?.id;

/** Strapi publishes by replacing the published row. */
function publication(before: number | undefined, after: number | undefined): 'publish' | 'unpublish' | undefined {
  if (after === before) return undefined;
  return after === undefined ? 'unpublish' : 'publish';
}

async function record(
  strapi: Core.Strapi, trx: Knex.Transaction, kind: Kind, documentId: string, before: readonly DocumentRow[],
): Promise<void> {
  const after = await readRows(trx, kind, documentId);
  if (after.length === 0) {
    await dropVersions(trx, kind, documentId);
    await dropSchedules(trx, kind, documentId);
    return;
  }
  const drafts = await readDrafts(strapi, kind, documentId);
  const lastVersions = await readLast(trx, kind, documentId);
  const actor = currentActor(strapi);
  for (const { language, words } of drafts) {
    const last = lastVersions.get(language);
    const changed = changedFields(words, last?.content);
    const published = publication(publishedId(before, language), publishedId(after, language));
    const saved = restoring.getStore() ? 'restore' : 'save';
    const action = published ?? (changed.length > 0 ? saved : undefined);
    if (action) await writeVersion(trx, { kind, documentId, language, action, actor, words, changed }, last);
    // Done by hand, it isn't waited for any more: at its time it would publish what is only half written by then.
    if (published) await dropSchedule(trx, { kind, documentId, language, action: published });
  }
  const gone = before.filter(({ isPublished, language }) => !isPublished && !drafts.some((draft) => draft.language === language));
  for (const { language } of gone) await dropSchedules(trx, kind, documentId, language);
}

/**
 * Keeps what was written in each language of a service, sub-service or post, in the transaction of the change: whoever makes it, in the
 * dashboard or in the panel. The history of a document goes with it; that of a single language stays, so that it can be brought back.
 */
export function registerVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const kind = kindOf(context.uid);
    if (!kind || !WRITES.has(context.action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const { documentId } = context.params as { documentId?: string };
      const before = documentId ? await lockRows(trx, kind, documentId) : [];
      const result = await next();
      const written = (result as { documentId?: string } | null)?.documentId ?? documentId;
      // A copy is a document of its own.
      if (written) await record(strapi, trx, kind, written, written === documentId ? before : []);
      return result;
    });
  });
}
