import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuthState } from '@/lib/auth-state';
import { AccountControls } from './account-controls';
import { logout } from './session';

jest.mock('./session', () => ({ logout: jest.fn().mockResolvedValue(undefined) }));
jest.mock('./load-auth-modal', () => ({ loadAuthModal: jest.fn().mockResolvedValue({}) }));

const labels = { getStarted: 'Get Started', opening: 'Opening…', dashboard: 'Dashboard', myQuotes: 'My quotes', logout: 'Logout', loggingOut: 'Logging out…' };
const person = { _id: 'a1', email: 'sara@rukn.example', name: 'Sara' };
const show = (place: 'bar' | 'menu' = 'bar') => render(<AccountControls locale="ar" labels={labels} place={place} />);

afterEach(() => useAuthState.setState(useAuthState.getInitialState(), true));

it.each(['bar', 'menu'] as const)('offers visitors a start (%s)', async (place) => {
  const opened = jest.fn();
  window.addEventListener('openAuthModal', opened, { once: true });
  show(place);
  await userEvent.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(opened).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

it.each([
  ['user', 'My quotes', '/ar/quotes'],
  ['admin', 'Dashboard', '/ar/dashboard'],
  ['marketing_responsible', 'Dashboard', '/ar/dashboard'],
] as const)('leads a %s to their own pages', (role, name, href) => {
  useAuthState.setState({ status: 'authenticated', user: { ...person, role } });
  show();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button', { name: 'Get Started' })).not.toBeInTheDocument();
});

it('goes by this browser’s memory while the server is being asked', () => {
  useAuthState.setState({ status: 'unknown', user: { ...person, role: 'user' } });
  show();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('signs out once', async () => {
  useAuthState.setState({ status: 'authenticated', user: { ...person, role: 'user' } });
  show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Logout' }));
  expect(logout).toHaveBeenCalledTimes(1);
});
