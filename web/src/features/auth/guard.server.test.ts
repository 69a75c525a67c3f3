/** @jest-environment node */
import { readAccount } from '@/cms/account';
import type { AccountUser } from '@/contracts/account';
import { requireAccount } from './guard.server';

jest.mock('@/cms/account', () => ({ readAccount: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));

const signedIn = (role: AccountUser['role'] | null) =>
  jest.mocked(readAccount).mockResolvedValue(role && { _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role });

const dashboard = { locale: 'en', path: '/dashboard' } as const;

it('sends somebody who is not signed in to the login page, and back', async () => {
  signedIn(null);
  await expect(requireAccount(dashboard)).rejects.toThrow('redirect /login?from=%2Fdashboard');
  await expect(requireAccount({ ...dashboard, locale: 'ar' })).rejects.toThrow('redirect /ar/login?from=%2Far%2Fdashboard');
});

it('sends the wrong role to the page that says so', async () => {
  signedIn('user');
  await expect(requireAccount(dashboard)).rejects.toThrow(
    'redirect /unauthorized?from=%2Fdashboard&required=admin%2Cmarketing_responsible&role=user',
  );
  signedIn('marketing_responsible');
  await expect(requireAccount({ ...dashboard, path: '/dashboard/staff?page=2' })).rejects.toThrow(
    'redirect /unauthorized?from=%2Fdashboard%2Fstaff%3Fpage%3D2&required=admin&role=marketing_responsible',
  );
});

it.each(['admin', 'marketing_responsible'] as const)('lets %s in', async (role) => {
  signedIn(role);
  await expect(requireAccount(dashboard)).resolves.toMatchObject({ role });
});

it('lets any account see its own quotes', async () => {
  signedIn('user');
  await expect(requireAccount({ locale: 'en', path: '/quotes' })).resolves.toMatchObject({ name: 'Sara' });
});

it('lets nobody in while the CMS does not answer', async () => {
  jest.mocked(readAccount).mockRejectedValue(new Error('unreachable'));
  await expect(requireAccount(dashboard)).rejects.toThrow('unreachable');
});
