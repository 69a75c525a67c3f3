import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { Account } from '../accounts/sessions';
import { changeQuote } from './change-quote';
import { actorOf, recordEvent } from './events';
import { updateQuote } from './locked-quote';
import { ACTIVE_STAFF } from './active-staff';

/** Somebody work can be given to, by their public id. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
}

const activeStaff = `FROM up_users u
  JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
  WHERE ${ACTIVE_STAFF}`;

/** Everybody a quote can be assigned to, by name. */
export async function listAssignees(db: Knex): Promise<Assignee[]> {
  const { rows }: { rows: Assignee[] } = await db.raw(
    `SELECT u.document_id AS id, coalesce(u.name, u.username) AS name ${activeStaff} ORDER BY lower(coalesce(u.name, u.username)), u.id`,
  );
  return rows;
}

interface Member {
  readonly userId: number;
  readonly name: string;
}

/** @throws Refusal invalid_request where nobody can be given work under that id */
async function findMember(trx: Knex.Transaction, documentId: string): Promise<Member> {
  const { rows }: { rows: Member[] } = await trx.raw(
    `SELECT u.id AS "userId", coalesce(u.name, u.username) AS name ${activeStaff} AND u.document_id = ?`, [documentId],
  );
  if (!rows[0]) throw new Refusal('invalid_request', { fields: { assignee: 'choose' } });
  return rows[0];
}

/**
 * Gives a quote to somebody, or takes it from everybody.
 * @param assignee a public id, `me` for the caller
 */
export function assign(strapi: Core.Strapi, staff: Account, reference: string, assignee: string | null): Promise<void> {
  return changeQuote(strapi, { reference }, async (trx, quote) => {
    const member = assignee === null ? null : await findMember(trx, assignee === 'me' ? staff.documentId : assignee);
    if (quote.assigneeId === (member?.userId ?? null)) return;
    await updateQuote(trx, quote, { assignee_id: member?.userId ?? null });
    await recordEvent(trx, {
      quoteId: quote.id, kind: 'assigned', actor: actorOf(staff, 'staff'), data: { assignee: member?.name ?? null },
    });
  });
}
