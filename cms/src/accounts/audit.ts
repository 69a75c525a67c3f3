import type { Knex } from 'knex';
import type { StaffRole } from './fields';

/** What the audit log tells of; the website's contract has the same list. */
export type AuditAction =
  | 'staff_requested'
  | 'staff_auto_approved'
  | 'staff_approved'
  | 'staff_refused'
  | 'staff_invited'
  | 'staff_blocked'
  | 'staff_unblocked'
  | 'staff_role_changed';

/** Whose account an entry tells of, or who acted. */
export interface AuditPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

export interface NewAuditEntry {
  readonly action: AuditAction;
  /** Null where nobody signed in did it. */
  readonly actor: AuditPerson | null;
  readonly subject: AuditPerson;
  /** The role given or asked for. */
  readonly role?: StaffRole | null;
  readonly previousRole?: StaffRole | null;
}

/** Adds an entry in the transaction it tells of. Entries are never changed or removed; the database refuses it. */
export async function writeAudit(
  trx: Knex.Transaction,
  { action, actor, subject, role = null, previousRole = null }: NewAuditEntry,
): Promise<void> {
  await trx.withSchema('app').table('audit_entries').insert({
    action,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    actor_email: actor?.email ?? null,
    subject_id: subject.id,
    subject_name: subject.name,
    subject_email: subject.email,
    role,
    previous_role: previousRole,
  });
}

/** Whether the log tells of something that happened to an account. */
export async function hasAuditEntry(trx: Knex.Transaction, action: AuditAction, subjectId: number): Promise<boolean> {
  const { rows }: { rows: unknown[] } = await trx.raw(
    'SELECT 1 FROM app.audit_entries WHERE action = ? AND subject_id = ? LIMIT 1', [action, subjectId],
  );
  return rows.length > 0;
}

export interface Page {
  readonly page: number;
  readonly limit: number;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly action: AuditAction;
  readonly actor: { readonly name: string; readonly email: string } | null;
  readonly subject: { readonly name: string; readonly email: string };
  readonly role: StaffRole | null;
  readonly previousRole: StaffRole | null;
}

/** A page of the log, the newest entry first. */
export async function listAudit(db: Knex, { page, limit }: Page): Promise<{ entries: AuditEntry[]; total: number }> {
  const entries: { rows: (Omit<AuditEntry, 'at'> & { at: Date })[] } = await db.raw(
    `SELECT id::text, at, action,
       CASE WHEN actor_id IS NOT NULL THEN json_build_object('name', actor_name, 'email', actor_email) END AS actor,
       json_build_object('name', subject_name, 'email', subject_email) AS subject,
       role, previous_role AS "previousRole"
     FROM app.audit_entries ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
    [limit, (page - 1) * limit],
  );
  const count: { rows: { total: number }[] } = await db.raw('SELECT count(*)::int AS total FROM app.audit_entries');
  return {
    entries: entries.rows.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    total: count.rows[0]?.total ?? 0,
  };
}
