import type { StaffRole } from '@/contracts/fields';
import type { StaffMember, StaffStatus } from '@/contracts/staff';
import { callApi, type ApiResult } from '@/lib/api-client';

/** What an administrator can do with somebody's account; named as their texts in the messages are. */
export type StaffAct = 'approve' | 'refuse' | 'block' | 'unblock' | 'role_change';

const actsByStatus: Readonly<Record<StaffStatus, readonly StaffAct[]>> = {
  unverified: ['refuse'],
  pending: ['approve', 'refuse'],
  invited: ['role_change', 'block'],
  active: ['role_change', 'block'],
  blocked: ['unblock'],
  refused: ['approve'],
};

/** What can be done with an account as it stands. The server decides again. */
export const actsFor = ({ self, status }: StaffMember): readonly StaffAct[] => (self ? [] : actsByStatus[status]);

/** Acts that give a role along. */
export const givesRole = (act: StaffAct): boolean => act === 'approve' || act === 'role_change';

/** Acts that take something away, and are marked so. */
export const takesAway = (act: StaffAct): boolean => act === 'refuse' || act === 'block';

/** The role to suggest: the one asked for, or, where there is one already, the other. */
export function suggestedRole(act: StaffAct, { role, requestedRole }: StaffMember): StaffRole {
  if (act === 'role_change') return role === 'admin' ? 'marketing_responsible' : 'admin';
  return requestedRole ?? 'marketing_responsible';
}

interface StaffMemberAnswer {
  data: StaffMember;
}

/** Does it. */
export function performAct(act: StaffAct, { id }: StaffMember, role: StaffRole): Promise<ApiResult<StaffMemberAnswer>> {
  const path = `/dashboard/staff/${encodeURIComponent(id)}`;
  if (act === 'role_change') return callApi('PUT', `${path}/role`, { body: { role } });
  return callApi('POST', `${path}/${act}`, { body: givesRole(act) ? { role } : {} });
}
