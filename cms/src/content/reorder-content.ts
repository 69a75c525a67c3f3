import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { parseBody } from '../accounts/parse-body';
import { Refusal } from '../accounts/refusal';
import { afterCommit } from '../documents/after-commit';
import { notifierOf } from '../site/notifier';
import { inOneGo } from './change-content';
import type { Actor, Kind } from './types';
import { modelOf } from './versions-words';

const newOrder = z.strictObject({
  documentIds: z.array(z.string('invalid').regex(/^[a-z0-9]{10,40}$/, 'invalid'), 'invalid').min(1, 'required').max(1_000, 'tooLong')
    .refine((ids) => new Set(ids).size === ids.length, 'invalid'),
});

/** Locks the rows of documents, in the order in which every other change of one locks them. @returns the documents that are there */
async function lockDocuments(trx: Knex.Transaction, table: string, documentIds: readonly string[]): Promise<Set<string>> {
  const { rows }: { rows: { documentId: string }[] } = await trx.raw(
    `SELECT document_id AS "documentId" FROM ?? WHERE document_id = ANY(?)
     ORDER BY document_id, published_at IS NOT NULL, id FOR NO KEY UPDATE`,
    [table, [...documentIds]],
  );
  return new Set(rows.map(({ documentId }) => documentId));
}

/**
 * Gives services, or the sub-services of one, the places 1 to n: in drafts and on the site alike, as nothing else of them changes.
 * @throws Refusal invalid_request, not_found where one of them is gone
 */
export async function reorderContent(strapi: Core.Strapi, kind: Kind, actor: Actor, documentIds: readonly string[]): Promise<void> {
  const ids = parseBody(newOrder, { documentIds }).documentIds;
  // Posts are ordered by their date.
  if (kind === 'post') throw new Refusal('invalid_request', { fields: { kind: 'invalid' } });
  const { table, name: model } = modelOf(kind);
  await inOneGo(strapi, kind, actor, async (trx) => {
    const found = await lockDocuments(trx, table, ids);
    if (found.size < ids.length) throw new Refusal('not_found');
    // Past the document service: it would publish what is only half written along with the new place.
    const { rows }: { rows: { slug: string; isPublished: boolean }[] } = await trx.raw(
      `UPDATE ?? r SET "order" = asked.place, updated_at = now()
       FROM unnest(?::text[]) WITH ORDINALITY AS asked (document_id, place)
       WHERE r.document_id = asked.document_id AND r."order" IS DISTINCT FROM asked.place
       RETURNING r.slug, r.published_at IS NOT NULL AS "isPublished"`,
      [table, ids],
    );
    const slugs = new Set(rows.filter(({ isPublished }) => isPublished).map(({ slug }) => slug));
    await afterCommit(strapi, () => slugs.forEach((slug) => notifierOf(strapi).announce({ model, slug })));
  });
}
