import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi, type ApiProblem } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { StaffRegisterView } from './staff-register-view';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const calls = jest.mocked(callApi);
const refused = (status: number, code: ApiProblem['code'], message = ''): ApiProblem => ({ ok: false, status, code, message });
const BANNER = 'Registration successful! Please check your email inbox and verify your account before logging in.';

beforeEach(() => {
  calls.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderWithMessages(<StaffRegisterView />);
});
afterEach(() => jest.restoreAllMocks());

async function fill(confirm = 'harbour-9') {
  await userEvent.type(screen.getByLabelText('Full name'), 'Omar Aziz');
  await userEvent.type(screen.getByLabelText('Email'), 'omar@rukn.example');
  await userEvent.type(screen.getByLabelText('Password'), 'harbour-9');
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

it('has the specified texts, Admin as the default, and two toggles', () => {
  expect(screen.getByRole('heading', { name: 'Create Admin Account' })).toBeVisible();
  expect(screen.getByText('Create an admin or marketing staff account')).toBeVisible();
  expect(screen.getByLabelText('Role')).toHaveDisplayValue('Admin');
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('names everything that is missing', async () => {
  await submit();
  const description = (label: string) => expect(screen.getByLabelText(label));
  description('Full name').toHaveAccessibleDescription('Name must be at least 2 characters');
  description('Email').toHaveAccessibleDescription('Please enter a valid email address');
  description('Password').toHaveAccessibleDescription(/^Password must be at least 6 characters/);
  description('Confirm password').toHaveAccessibleDescription('Please confirm your password');
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(calls).not.toHaveBeenCalled();
});

it('wants the password twice', async () => {
  await fill('harbour-8');
  await submit();
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  expect(calls).not.toHaveBeenCalled();
});

it('sends the specified payload, shows the banner, stays, and is empty again', async () => {
  calls.mockResolvedValue({ ok: true, status: 201, data: {} });
  await fill();
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Marketing Responsible');
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(BANNER);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(calls).toHaveBeenCalledWith('POST', '/auth/register', {
    locale: 'en',
    body: {
      name: 'Omar Aziz', email: 'omar@rukn.example', password: 'harbour-9', role: 'marketing_responsible',
      businessDomain: '', clientSegment: '', companyName: '', companySize: '',
    },
  });
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Role')).toHaveDisplayValue('Admin');
});

it('is busy meanwhile', async () => {
  calls.mockReturnValue(new Promise(() => undefined));
  await fill();
  await submit();
  expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
});

it.each<[string, ApiProblem]>([
  ['Too many attempts.', refused(429, 'too_many_requests', 'Too many attempts.')],
  ['Failed to create account', refused(0, 'network')],
  ['There is a problem with your email or password.', refused(500, 'internal', 'email broke')],
  ['An unexpected error occurred. Please try again later.', refused(500, 'internal', 'Something went wrong')],
])('says "%s"', async (shown, answer) => {
  calls.mockResolvedValue(answer);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  expect(screen.getByLabelText('Email')).toHaveValue('omar@rukn.example');
});
