import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import { runAs } from './actor';
import { ContentConflict } from './conflict';
import { kindFacts } from './kinds';
import { readDocument, versionOf } from './read-content';
import type { Actor, ContentDocument, Kind, Language } from './types';
import { lockRows } from './versions-words';

interface StrapiProblem {
  readonly path?: readonly unknown[];
}

/** What Strapi's own checks found, by the names of our fields. The slug's form is checked before: what is left is that somebody has it. */
function toRefusal(kind: Kind, { details }: errors.ValidationError): Refusal {
  const { errors: problems = [] } = (details ?? {}) as { errors?: readonly StrapiProblem[] };
  const names = Object.entries(kindFacts[kind].attributes);
  const fields = problems.map(({ path = [] }) => {
    const name = names.find(([, attribute]) => attribute === path[0])?.[0] ?? String(path[0] ?? 'body');
    return [name, name === 'slug' ? 'slugTaken' : 'invalid'] as const;
  });
  return new Refusal('invalid_request', { fields: Object.fromEntries(fields) });
}

/** Does work in somebody's name and in one transaction. @throws Refusal invalid_request for what Strapi refuses */
export async function inOneGo<T>(strapi: Core.Strapi, kind: Kind, actor: Actor, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  try {
    return await runAs(actor, async (): Promise<T> => strapi.db.transaction(({ trx }) => work(trx)));
  } catch (error) {
    if (error instanceof errors.ValidationError) throw toRefusal(kind, error);
    throw error;
  }
}

export interface ContentAddress {
  readonly kind: Kind;
  readonly documentId: string;
}

/** The version a change was made from. */
interface Basis {
  readonly language: Language;
  /** Not compared where it is left out; null where the language was missing. */
  readonly version: string | null | undefined;
}

/**
 * One change of one document: all of it or nothing, and one after the other.
 * @returns the document as it is then
 * @throws Refusal not_found, ContentConflict where somebody has changed what the caller had read
 */
export async function changeContent(
  strapi: Core.Strapi, { kind, documentId }: ContentAddress, actor: Actor, basis: Basis | undefined,
  change: (present: ContentDocument, trx: Knex.Transaction) => Promise<void>,
): Promise<ContentDocument> {
  return inOneGo(strapi, kind, actor, async (trx) => {
    await lockRows(trx, kind, documentId);
    const present = await readDocument(trx, kind, documentId);
    if (basis?.version !== undefined && versionOf(present, basis.language).version !== basis.version) throw new ContentConflict(present);
    await change(present, trx);
    return readDocument(trx, kind, documentId);
  });
}
