import { callApi } from '@/lib/api-client';
import { buildMember } from '../build-member';
import { actsFor, performAct, suggestedRole } from './staff-acts';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

it.each([
  ['unverified', ['refuse']],
  ['pending', ['approve', 'refuse']],
  ['invited', ['role_change', 'block']],
  ['active', ['role_change', 'block']],
  ['blocked', ['unblock']],
  ['refused', ['approve']],
] as const)('offers for an account that is %s: %j', (status, acts) => expect(actsFor(buildMember({ status }))).toEqual(acts));

it('offers nothing for one’s own account', () => expect(actsFor(buildMember({ self: true }))).toEqual([]));

it.each([
  ['approve', 'POST', '/dashboard/staff/abcdefghij0123456789/approve', { role: 'admin' }],
  ['refuse', 'POST', '/dashboard/staff/abcdefghij0123456789/refuse', {}],
  ['block', 'POST', '/dashboard/staff/abcdefghij0123456789/block', {}],
  ['unblock', 'POST', '/dashboard/staff/abcdefghij0123456789/unblock', {}],
  ['role_change', 'PUT', '/dashboard/staff/abcdefghij0123456789/role', { role: 'admin' }],
] as const)('%s is one call', (act, method, path, body) => {
  void performAct(act, buildMember(), 'admin');
  expect(callApi).toHaveBeenLastCalledWith(method, path, { body });
});

it('suggests the role that was asked for, and the other one for a change', () => {
  expect(suggestedRole('approve', buildMember({ role: null, requestedRole: 'admin' }))).toBe('admin');
  expect(suggestedRole('approve', buildMember({ role: null }))).toBe('marketing_responsible');
  expect(suggestedRole('role_change', buildMember({ role: 'admin' }))).toBe('marketing_responsible');
  expect(suggestedRole('role_change', buildMember())).toBe('admin');
});
