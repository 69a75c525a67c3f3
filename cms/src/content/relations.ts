import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { ContentInput, Kind, Language } from './types';

/** What a relation leads to: a document, and the languages it is there in. Strapi links rows of one language only. */
export interface Target {
  readonly documentId: string;
  readonly languages: readonly Language[];
}

interface TargetRow {
  readonly documentId: string;
  readonly language: Language;
}

function toTarget(rows: readonly TargetRow[], field: keyof ContentInput): Target {
  if (!rows[0]) throw new Refusal('invalid_request', { fields: { [field]: 'choose' } });
  return { documentId: rows[0].documentId, languages: rows.map(({ language }) => language) };
}

async function findService(trx: Knex.Transaction, documentId: string): Promise<Target> {
  const { rows }: { rows: TargetRow[] } = await trx.raw(
    'SELECT document_id AS "documentId", locale AS language FROM services WHERE document_id = ? AND published_at IS NULL',
    [documentId],
  );
  return toTarget(rows, 'serviceId');
}

async function findCategory(trx: Knex.Transaction, slug: string): Promise<Target> {
  const { rows }: { rows: TargetRow[] } = await trx.raw('SELECT document_id AS "documentId", locale AS language FROM categories WHERE slug = ?', [slug]);
  return toTarget(rows, 'categorySlug');
}

/** Where a document's relation is to lead: null nowhere, undefined where it stays or the kind has none. @throws Refusal invalid_request */
export async function findTarget(
  trx: Knex.Transaction, kind: Kind, { serviceId, categorySlug }: Pick<ContentInput, 'serviceId' | 'categorySlug'>,
): Promise<Target | null | undefined> {
  if (kind === 'sub-service') return serviceId === undefined ? undefined : findService(trx, serviceId);
  if (kind === 'service' || categorySlug === undefined) return undefined;
  return categorySlug === null ? null : findCategory(trx, categorySlug);
}

/** The target in a language, as Strapi's data takes it. */
export const targetIn = (target: Target | null, language: Language): string | null => (target?.languages.includes(language) ? target.documentId : null);

/** Sub-services that wait for their service in a language: they have that language, but the service didn't yet. */
export async function waitingSubServices(trx: Knex.Transaction, serviceId: string, language: Language): Promise<string[]> {
  const { rows }: { rows: { documentId: string }[] } = await trx.raw(
    `SELECT DISTINCT waiting.document_id AS "documentId"
     FROM services s JOIN sub_services_service_lnk l ON l.service_id = s.id JOIN sub_services u ON u.id = l.sub_service_id
     JOIN sub_services waiting ON waiting.document_id = u.document_id AND waiting.locale = ? AND waiting.published_at IS NULL
     WHERE s.document_id = ? AND s.published_at IS NULL AND u.published_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM sub_services_service_lnk own WHERE own.sub_service_id = waiting.id)`,
    [language, serviceId],
  );
  return rows.map(({ documentId }) => documentId);
}

/** @throws Refusal invalid_request where there is no such picture */
export async function requireImage(trx: Knex.Transaction, id: number): Promise<void> {
  const { rows }: { rows: unknown[] } = await trx.raw(`SELECT 1 FROM files WHERE id = ? AND mime LIKE 'image/%'`, [id]);
  if (rows.length === 0) throw new Refusal('invalid_request', { fields: { imageId: 'choose' } });
}
