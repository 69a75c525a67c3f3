import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api-client';
import type { AuthModalRequest } from '@/lib/auth-events';
import type { Locale } from '@/i18n/locales';
import { installModalDialogs } from '@/testing/modal-dialogs';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import AuthModal from './auth-modal';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const calls = jest.mocked(callApi);
const user = { _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role: 'user' };
const ok = (data: object) => ({ ok: true as const, status: 200, data });
const refused = (status: number, code: 'invalid_credentials' | 'network' | 'invalid_request', message = '', fields?: Record<string, string>) =>
  ({ ok: false as const, status, code, message, fields });

beforeAll(() => {
  installModalDialogs();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});
beforeEach(() => {
  calls.mockReset();
  window.localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(request: AuthModalRequest = {}, locale: Locale = 'en') {
  const onClosed = jest.fn();
  render(<AuthModal locale={locale} messages={locale === 'ar' ? ar : en} request={request} onClosed={onClosed} />);
  return onClosed;
}

const panel = () => within(screen.getByRole('tabpanel'));

describe('the dialog', () => {
  it('opens on "Sign In", in the first field', () => {
    open();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toBeVisible();
    expect(panel().getByLabelText('Email')).toHaveFocus();
  });

  it('says why it was opened, on the tab that was wanted', () => {
    open({ message: 'Please connect to your account', tab: 'createAccount' });
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Please connect to your account');
    expect(screen.getByRole('tabpanel', { name: 'Create Account' })).toBeVisible();
  });

  it('has tabs for the keyboard, and keeps what was typed on the other one', async () => {
    open();
    await userEvent.type(panel().getByLabelText('Email'), 'a@b.example');
    act(() => screen.getByRole('tab', { name: 'Sign In' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Create Account' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Home}');
    expect(panel().getByLabelText('Email')).toHaveValue('a@b.example');
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  });

  it('tells when it has been closed', async () => {
    const onClosed = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
  });

  it('speaks Arabic', () => {
    open({}, 'ar');
    expect(screen.getByRole('tab', { name: 'إنشاء حساب' })).toBeInTheDocument();
    expect(panel().getByLabelText('البريد الإلكتروني')).toHaveAttribute('dir', 'ltr');
  });
});

describe('signing in', () => {
  const fill = async (email = 'Sara@Rukn.example', password = 'secret1') => {
    await userEvent.type(panel().getByLabelText('Email'), email);
    await userEvent.type(panel().getByLabelText('Password'), password);
  };
  const submit = () => userEvent.click(panel().getByRole('button', { name: 'Sign In' }));

  it('is known to password managers', () => {
    open();
    expect(panel().getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(panel().getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('names what is wrong beside the field and goes there', async () => {
    open();
    await submit();
    expect(panel().getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    expect(panel().getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(panel().getByLabelText('Email')).toHaveFocus();
    expect(calls).not.toHaveBeenCalled();
  });

  it('is busy meanwhile, sends once, and closes a moment after', async () => {
    const onClosed = open();
    let answer: (value: unknown) => void = () => undefined;
    calls.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as typeof answer)));
    calls.mockResolvedValueOnce(ok({ data: user, token: 't' }));
    await fill();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(panel().getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    await act(async () => answer(ok({ data: user, token: 't' })));
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
    expect(calls.mock.calls.map(([, path]) => path)).toEqual(['/auth/login', '/auth/me']);
    expect(calls.mock.calls[0]?.[2]?.body).toMatchObject({ email: 'sara@rukn.example', password: 'secret1' });
  });

  it.each([
    ['Invalid email or password', 'Invalid email or password'],
    ['', 'Login failed.'],
  ])('shows a refusal (%j) in the red box and keeps what was typed', async (message, shown) => {
    open();
    calls.mockResolvedValue(refused(401, 'invalid_credentials', message));
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(panel().getByLabelText('Email')).toHaveValue('Sara@Rukn.example');
    expect(panel().getByLabelText('Password')).toHaveValue('secret1');
    expect(panel().getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('says so where the account doesn’t load, in the reader’s language', async () => {
    open({}, 'ar');
    calls.mockResolvedValueOnce(ok({ data: user, token: 't' }));
    calls.mockResolvedValue(refused(0, 'network'));
    await userEvent.type(panel().getByLabelText('البريد الإلكتروني'), 'a@b.example');
    await userEvent.type(panel().getByLabelText('كلمة المرور'), 'secret1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(ar.Auth.Modal.noUser);
  });
});

describe('creating an account', () => {
  const fill = async () => {
    await userEvent.type(panel().getByLabelText('Full name'), 'Sara Haddad');
    await userEvent.selectOptions(panel().getByLabelText('Business domain'), 'Real estate');
    await userEvent.selectOptions(panel().getByLabelText('Client segment'), 'Startup');
    await userEvent.type(panel().getByLabelText('Email'), 'sara@rukn.example');
    await userEvent.type(panel().getByLabelText('Password'), 'secret1');
  };
  const submit = () => userEvent.click(panel().getByRole('button', { name: 'Create Account' }));

  it('offers 14 domains and 10 segments, and asks for a name in the way browsers know', () => {
    open({ tab: 'createAccount' });
    expect(within(panel().getByLabelText('Business domain')).getAllByRole('option')).toHaveLength(15);
    expect(within(panel().getByLabelText('Client segment')).getAllByRole('option')).toHaveLength(11);
    expect(panel().getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
    expect(panel().getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(panel().getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(panel().getByLabelText('Company name (optional)')).toHaveAttribute('autocomplete', 'organization');
  });

  it('wants everything but the company', async () => {
    open({ tab: 'createAccount' });
    await submit();
    for (const label of ['Full name', 'Business domain', 'Client segment', 'Email', 'Password']) expect(panel().getByLabelText(label)).toBeInvalid();
    expect(panel().getByLabelText('Company name (optional)')).toBeValid();
    expect(panel().getByLabelText('Business domain')).toHaveAccessibleDescription('Please choose one of the options');
    expect(panel().getByLabelText('Full name')).toHaveFocus();
  });

  it('sends the specified payload, says that a mail is on its way, and signs nobody in', async () => {
    open({ tab: 'createAccount' });
    calls.mockResolvedValue(ok({ success: true, message: 'x' }));
    await fill();
    await submit();
    expect(await screen.findByText('Account created! Please check your email to verify your account.')).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(1);
    expect(calls).toHaveBeenCalledWith('POST', '/auth/register', {
      locale: 'en',
      body: {
        name: 'Sara Haddad', email: 'sara@rukn.example', password: 'secret1', role: 'user', businessDomain: 'real_estate',
        clientSegment: 'startup', companyName: '',
      },
    });
  });

  it('puts the server’s problems beside their fields and goes to the first', async () => {
    open({ tab: 'createAccount' });
    calls.mockResolvedValue(refused(400, 'invalid_request', 'Please check the marked fields', { password: 'Too common', name: 'Too odd' }));
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the marked fields');
    expect(panel().getByLabelText('Full name')).toHaveAccessibleDescription('Too odd');
    expect(panel().getByLabelText('Full name')).toHaveFocus();
    expect(panel().getByLabelText('Password')).toHaveValue('secret1');
  });

  it('says that it failed where the server says nothing', async () => {
    open({ tab: 'createAccount' });
    calls.mockResolvedValue(refused(0, 'network'));
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed.');
  });
});
