import type { StaffMember } from '@/contracts/staff';

/** A staff account for tests: an active one of somebody else, unless said otherwise. */
export const buildMember = (facts: Partial<StaffMember> = {}): StaffMember => ({
  id: 'abcdefghij0123456789',
  name: 'Sara Haddad',
  email: 'sara@rukn.example',
  role: 'marketing_responsible',
  requestedRole: null,
  status: 'active',
  panel: 'active',
  createdAt: '2026-11-20T08:00:00.000Z',
  self: false,
  ...facts,
});
