import type { Knex } from 'knex';
import type { Page } from './audit';
import type { StaffRole } from './fields';
import { Refusal } from './refusal';

/** How a staff account stands; the website's contract has the same list. */
export const staffListStatuses = ['unverified', 'pending', 'invited', 'active', 'blocked', 'refused'] as const;
export type StaffListStatus = (typeof staffListStatuses)[number];

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole | null;
  readonly requestedRole: StaffRole | null;
  readonly status: StaffListStatus;
  readonly panel: 'none' | 'invited' | 'active' | 'closed';
  readonly createdAt: string;
  /** Whether it is the caller's own account. */
  readonly self: boolean;
}

interface Row extends Omit<StaffMember, 'createdAt' | 'self'> {
  readonly userId: number;
  readonly createdAt: Date;
}

const staffQuery = `
  SELECT u.id AS "userId", u.document_id AS id, coalesce(u.name, u.username) AS name, u.email,
    CASE WHEN u.staff_status = 'approved' AND r.type <> 'user' THEN r.type END AS role,
    u.requested_role AS "requestedRole", u.created_at AS "createdAt",
    CASE
      WHEN u.staff_status = 'refused' THEN 'refused'
      WHEN u.blocked THEN 'blocked'
      WHEN u.staff_status = 'approved' THEN CASE WHEN u.confirmed THEN 'active' ELSE 'invited' END
      WHEN u.confirmed THEN 'pending'
      ELSE 'unverified'
    END AS status,
    CASE
      WHEN a.id IS NULL THEN 'none'
      WHEN a.is_active THEN 'active'
      WHEN a.registration_token IS NOT NULL THEN 'invited'
      ELSE 'closed'
    END AS panel
  FROM up_users u
  LEFT JOIN up_users_role_lnk l ON l.user_id = u.id
  LEFT JOIN up_roles r ON r.id = l.role_id
  LEFT JOIN admin_users a ON lower(a.email) = lower(u.email)
  WHERE u.staff_status IS NOT NULL`;

function toMember({ userId, createdAt, ...row }: Row, callerId: number): StaffMember {
  return { ...row, createdAt: createdAt.toISOString(), self: userId === callerId };
}

export interface StaffFilter extends Page {
  readonly status?: StaffListStatus | undefined;
  /** Part of a name or address; empty for all. */
  readonly search: string;
}

const likePattern = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of the staff accounts: those that wait for a decision first, then the newest. */
export async function listStaff(
  db: Knex,
  { page, limit, status, search }: StaffFilter,
  callerId: number,
): Promise<{ members: StaffMember[]; total: number }> {
  const found = `FROM (${staffQuery}) AS staff WHERE (?::text IS NULL OR status = ?) AND (name ILIKE ? OR email ILIKE ?)`;
  const pattern = likePattern(search);
  const filter = [status ?? null, status ?? null, pattern, pattern];
  const result: { rows: Row[] } = await db.raw(
    `SELECT * ${found} ORDER BY status <> 'pending', "createdAt" DESC, "userId" DESC LIMIT ? OFFSET ?`,
    [...filter, limit, (page - 1) * limit],
  );
  const count: { rows: { total: number }[] } = await db.raw(`SELECT count(*)::int AS total ${found}`, filter);
  return { members: result.rows.map((row) => toMember(row, callerId)), total: count.rows[0]?.total ?? 0 };
}

/** One staff account, by its public id or its own. @throws Refusal not_found */
export async function readStaffMember(
  db: Knex,
  by: { documentId: string } | { userId: number },
  callerId: number,
): Promise<StaffMember> {
  const [column, value] = 'userId' in by ? ['u.id', by.userId] : ['u.document_id', by.documentId];
  const { rows }: { rows: Row[] } = await db.raw(`${staffQuery} AND ${column} = ?`, [value]);
  if (!rows[0]) throw new Refusal('not_found');
  return toMember(rows[0], callerId);
}
