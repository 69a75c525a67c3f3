import { z } from 'zod';
import { clientEmail, personName, staffRole, staffRoles } from './fields';
import { pageQuery, pagination } from './paging';

/**
 * How a staff account stands. `unverified`: the address isn't verified yet; `pending`: waits for an administrator;
 * `invited`: an administrator made it, its owner hasn't set a password.
 */
export const staffStatuses = ['unverified', 'pending', 'invited', 'active', 'blocked', 'refused'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

export const staffMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The role it has; null before approval. */
  role: z.enum(staffRoles).nullable(),
  /** The role it asked for or was invited with. */
  requestedRole: z.enum(staffRoles).nullable(),
  status: z.enum(staffStatuses),
  /** The account in the CMS's admin panel. */
  panel: z.enum(['none', 'invited', 'active', 'closed']),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Whether it is the caller's own account, which the caller can't block or change. */
  self: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffListQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(staffStatuses, 'invalid').optional(),
  /** Part of a name or address. */
  search: z.string('invalid').trim().max(100, 'tooLong').optional(),
});
export const staffListResponse = z.strictObject({ success: z.literal(true), data: z.array(staffMember), pagination });
export type StaffListResponse = z.infer<typeof staffListResponse>;

export const staffMemberResponse = z.strictObject({ success: z.literal(true), data: staffMember });

export const staffIdParam = z.strictObject({ id: z.string('invalid').regex(/^[a-z0-9]{10,40}$/, 'invalid') });
/** Body of approve and of a change of role. */
export const staffRoleRequest = z.strictObject({ role: staffRole });
export const staffInviteRequest = z.strictObject({
  name: personName,
  email: clientEmail('emailEnterValid'),
  role: staffRole,
  /** Language of the mails it gets. */
  language: z.enum(['en', 'ar'], 'choose').default('en'),
});

/** What the audit log tells of. */
export const auditActions = [
  'staff_requested', 'staff_auto_approved', 'staff_approved', 'staff_refused', 'staff_invited', 'staff_blocked', 'staff_unblocked',
  'staff_role_changed',
] as const;
export const auditEntry = z.strictObject({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  action: z.enum(auditActions),
  /** Who did it; null where nobody signed in did. */
  actor: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  subject: z.strictObject({ name: z.string(), email: z.string() }),
  /** The role given or asked for. */
  role: z.enum(staffRoles).nullable(),
  /** The role before. */
  previousRole: z.enum(staffRoles).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditListQuery = z.strictObject(pageQuery);
export const auditListResponse = z.strictObject({ success: z.literal(true), data: z.array(auditEntry), pagination });
export type AuditListResponse = z.infer<typeof auditListResponse>;
