import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@/i18n/locales';
import { useAuthState } from '@/lib/auth-state';
import { renderWithMessages } from '@/testing/render-with-messages';
import ar from '../../../messages/ar.json';
import { AuthFailure } from './auth-failure';
import { leaveFor } from './leave';
import { LoginView } from './login-view';
import { login } from './session';

jest.mock('./session', () => ({ login: jest.fn() }));
jest.mock('./leave', () => ({ leaveFor: jest.fn() }));

const signIn = jest.mocked(login);
const sara = { _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role: 'user' } as const;

beforeEach(() => {
  signIn.mockReset();
  jest.mocked(leaveFor).mockReset();
  useAuthState.setState(useAuthState.getInitialState(), true);
});

function show(query = '', locale: Locale = 'en') {
  window.history.replaceState(null, '', `/login${query}`);
  renderWithMessages(<LoginView />, locale);
}

async function submit(email = 'sara@rukn.example', password = 'secret1') {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

it('says why one is here only when one was sent here', () => {
  show();
  expect(screen.queryByText('Please log in to access this page')).not.toBeInTheDocument();
});

it('says why one was sent here', () => {
  show('?from=%2Fdashboard');
  expect(screen.getByText('Please log in to access this page')).toBeVisible();
});

it('leads to registration and to a new password', () => {
  show('', 'ar');
  expect(screen.getByRole('link', { name: ar.Auth.Login.staffRegister })).toHaveAttribute('href', '/ar/register');
  expect(screen.getByRole('link', { name: ar.Auth.Login.forgot })).toHaveAttribute('href', '/ar/forgot-password');
});

it('names what is wrong with what was typed', async () => {
  show();
  await submit('sara', '12345');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(signIn).not.toHaveBeenCalled();
});

it('is busy while it signs in, and can’t be sent twice', async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  show();
  await submit();
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('goes where the visitor came from, replacing this page', async () => {
  signIn.mockImplementation(() => {
    useAuthState.setState({ status: 'authenticated', user: sara });
    return Promise.resolve(sara);
  });
  show('?from=%2Fcart');
  await submit();
  expect(leaveFor).toHaveBeenCalledWith('/cart');
});

it.each([
  ['user', 'en', '/quotes'],
  ['admin', 'en', '/dashboard'],
  ['marketing_responsible', 'ar', '/ar/dashboard'],
] as const)('leads a %s who is signed in already, or in another tab, to %s %s', (role, locale, path) => {
  show('', locale);
  act(() => useAuthState.setState({ status: 'authenticated', user: { ...sara, role } }));
  expect(leaveFor).toHaveBeenCalledWith(path);
});

it('never leaves for another site', () => {
  show('?from=%2F%2Fevil.example');
  act(() => useAuthState.setState({ status: 'authenticated', user: sara }));
  expect(leaveFor).toHaveBeenCalledWith('/quotes');
});

it('waits for the server’s word on somebody it only remembers', () => {
  show();
  act(() => useAuthState.setState({ status: 'unknown', user: sara }));
  expect(leaveFor).not.toHaveBeenCalled();
});

it('shows the mapped message, keeps what was typed, and can be tried again', async () => {
  signIn.mockRejectedValue(new AuthFailure({ status: 401, code: 'invalid_credentials', message: 'Invalid email or password' }));
  show();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your credentials are incorrect');
  expect(screen.getByLabelText('Email')).toHaveValue('sara@rukn.example');
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

it('offers another link to somebody whose address isn’t verified', async () => {
  signIn.mockRejectedValue(new AuthFailure({ status: 403, code: 'email_not_verified', message: 'Please verify your email.' }));
  show();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account is not verified. Please check your email for a verification link.');
  expect(screen.getByRole('link', { name: 'Send the link again' })).toHaveAttribute('href', '/verify');
});
