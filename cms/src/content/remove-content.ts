import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { inOneGo } from './change-content';
import { SUB_SERVICES_OF } from './content-sql';
import { kindFacts } from './kinds';
import { readDocument } from './read-content';
import type { Actor, Kind } from './types';
import { lockRows } from './versions-words';

async function subServicesOf(trx: Knex.Transaction, serviceId: string): Promise<string[]> {
  const { rows }: { rows: { documentId: string }[] } = await trx.raw(SUB_SERVICES_OF, [[serviceId]]);
  return rows.map(({ documentId }) => documentId);
}

async function remove(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<void> {
  await strapi.documents(kindFacts[kind].uid).delete({ documentId, locale: '*' });
}

/**
 * Deletes a document in all languages; a service with its sub-services, which nobody would find any more.
 * @throws Refusal not_found
 */
export async function removeContent(strapi: Core.Strapi, kind: Kind, actor: Actor, documentId: string): Promise<void> {
  await inOneGo(strapi, kind, actor, async (trx) => {
    await lockRows(trx, kind, documentId);
    await readDocument(trx, kind, documentId);
    if (kind === 'service') for (const subService of await subServicesOf(trx, documentId)) await remove(strapi, 'sub-service', subService);
    await remove(strapi, kind, documentId);
  });
}
