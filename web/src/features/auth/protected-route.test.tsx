import { act, render, screen } from '@testing-library/react';
import type { AccountUser } from '@/contracts/account';
import { useAuthState } from '@/lib/auth-state';
import { leaveFor } from './leave';
import { ProtectedRoute } from './protected-route';

jest.mock('./leave', () => ({ leaveFor: jest.fn() }));

const person = (role: AccountUser['role']): AccountUser => ({ _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role });
const signedIn = (role: AccountUser['role']) => act(() => useAuthState.setState({ status: 'authenticated', user: person(role) }));
const signedOut = () => act(() => useAuthState.setState({ status: 'unauthenticated', user: null }));

function renderRoute(props: Partial<Parameters<typeof ProtectedRoute>[0]> = {}) {
  window.history.replaceState(null, '', '/dashboard/staff?page=2');
  render(
    <ProtectedRoute locale="en" loading={<p>checking</p>} {...props}>
      <p>secret</p>
    </ProtectedRoute>,
  );
}

beforeEach(() => {
  jest.mocked(leaveFor).mockClear();
  act(() => useAuthState.setState({ status: 'unknown', user: null }));
});

const expectNothingSecret = () => {
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
  expect(screen.getByText('checking')).toBeInTheDocument();
};

it('shows the loading area, and goes nowhere, until it is known who asks', () => {
  act(() => useAuthState.setState({ status: 'unknown', user: person('admin') }));
  renderRoute();
  expect(screen.getByText('secret')).not.toBeVisible();
  expect(screen.getByText('checking')).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('lets any account in where no role is asked for', () => {
  renderRoute();
  signedIn('user');
  expect(screen.getByText('secret')).toBeVisible();
  expect(screen.queryByText('checking')).not.toBeInTheDocument();
});

it('lets one of the allowed roles in', () => {
  renderRoute({ allowedRoles: ['admin', 'marketing_responsible'] });
  signedIn('marketing_responsible');
  expect(screen.getByText('secret')).toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('leads to the login page, and from there back', () => {
  renderRoute();
  signedOut();
  expectNothingSecret();
  expect(leaveFor).toHaveBeenCalledWith('/login?from=%2Fdashboard%2Fstaff%3Fpage%3D2');
});

it('leads elsewhere where told so, in the language of the page', () => {
  renderRoute({ locale: 'ar', redirectTo: '/register' });
  signedOut();
  expect(leaveFor).toHaveBeenCalledWith('/ar/register?from=%2Fdashboard%2Fstaff%3Fpage%3D2');
});

it('says to the wrong role what was needed', () => {
  renderRoute({ allowedRoles: ['admin'] });
  signedIn('user');
  expectNothingSecret();
  expect(leaveFor).toHaveBeenCalledWith('/unauthorized?from=%2Fdashboard%2Fstaff%3Fpage%3D2&required=admin&role=user');
});

it('leaves nothing on screen after a sign-out elsewhere', () => {
  renderRoute();
  signedIn('admin');
  expect(screen.getByText('secret')).toBeInTheDocument();
  signedOut();
  expectNothingSecret();
});
