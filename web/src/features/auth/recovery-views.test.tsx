import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi, type ApiProblem } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { ForgotPasswordView } from './forgot-password-view';
import { ResetPasswordView } from './reset-password-view';
import { VerifyView } from './verify-view';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const calls = jest.mocked(callApi);
const refused = (status: number, code: ApiProblem['code'], message = ''): ApiProblem => ({ ok: false, status, code, message });
const done = (data: object = {}) => ({ ok: true as const, status: 200, data });
const TOKEN = 'A'.repeat(43);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => calls.mockReset());

describe('forgot password', () => {
  it('says the same always, and what happens next', async () => {
    calls.mockResolvedValue(done());
    renderWithMessages(<ForgotPasswordView />);
    await userEvent.type(screen.getByLabelText('Email'), 'Sara@rukn.example');
    await press('Send the link');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(/^If there is an account with this address/)).toBeVisible();
    expect(screen.getByText(/30 minutes/)).toBeVisible();
    expect(calls).toHaveBeenCalledWith('POST', '/auth/forgotpassword', { body: { email: 'sara@rukn.example' }, locale: 'en' });
    await press('Try another address');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('names a bad address and a failure', async () => {
    calls.mockResolvedValue(refused(0, 'timeout'));
    renderWithMessages(<ForgotPasswordView />);
    await press('Send the link');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    await userEvent.type(screen.getByLabelText('Email'), 'sara@rukn.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The request could not be sent. Please try again.');
    expect(screen.getByLabelText('Email')).toHaveValue('sara@rukn.example');
  });
});

describe('reset password', () => {
  const fill = async (confirm = 'harbour-9') => {
    await userEvent.type(screen.getByLabelText('New password'), 'harbour-9');
    await userEvent.type(screen.getByLabelText('Confirm password'), confirm);
    await press('Save the new password');
  };

  it('sets the password and leads to the login page, signing nobody in', async () => {
    calls.mockResolvedValue(done());
    renderWithMessages(<ResetPasswordView token={TOKEN} wellFormed />);
    await fill();
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(calls.mock.calls).toEqual([['PUT', `/auth/resetpassword/${TOKEN}`, { body: { password: 'harbour-9' }, locale: 'en' }]]);
  });

  it('wants it twice', async () => {
    renderWithMessages(<ResetPasswordView token={TOKEN} wellFormed />);
    await fill('harbour-8');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
    expect(calls).not.toHaveBeenCalled();
  });

  it('offers a new link for one that no longer works', async () => {
    calls.mockResolvedValue(refused(400, 'link_invalid', 'x'));
    renderWithMessages(<ResetPasswordView token={TOKEN} wellFormed />, 'en');
    await fill();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('says so at once where the address never was a link', () => {
    renderWithMessages(<ResetPasswordView token="x" wellFormed={false} />, 'ar');
    expect(screen.getByRole('heading', { name: 'لم يعد هذا الرابط صالحًا' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the form and what was typed after any other failure', async () => {
    calls.mockResolvedValue(refused(503, 'unavailable', 'The service is not answering right now.'));
    renderWithMessages(<ResetPasswordView token={TOKEN} wellFormed />);
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is not answering right now.');
    expect(screen.getByLabelText('New password')).toHaveValue('harbour-9');
  });
});

describe('verify', () => {
  const show = (query = `?token=${TOKEN}`) => {
    window.history.replaceState(null, '', `/verify${query}`);
    renderWithMessages(<VerifyView />);
  };

  it('does nothing before its button is pressed', () => {
    show();
    expect(screen.getByRole('button', { name: 'Verify my email' })).toBeEnabled();
    expect(calls).not.toHaveBeenCalled();
  });

  it.each([
    ['active', 'Sign in', '/login'],
    ['pending_approval', 'Back to the website', '/'],
  ])('says what the account can do now (%s)', async (status, link, href) => {
    calls.mockResolvedValue(done({ data: { status } }));
    show();
    await press('Verify my email');
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toHaveFocus();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(calls.mock.calls).toEqual([['POST', '/auth/verify', { body: { token: TOKEN }, locale: 'en' }]]);
  });

  it.each(['link_invalid', 'invalid_request'] as const)('sends another link where this one no longer works (%s)', async (code) => {
    calls.mockResolvedValueOnce(refused(400, code, 'x')).mockResolvedValueOnce(done());
    show();
    await press('Verify my email');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email'), 'sara@rukn.example');
    await press('Send a new link');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(calls).toHaveBeenLastCalledWith('POST', '/auth/resend', { body: { email: 'sara@rukn.example' }, locale: 'en' });
  });

  it('can be tried again after any other failure', async () => {
    calls.mockResolvedValue(refused(0, 'network'));
    show();
    await press('Verify my email');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email could not be verified. Please try again.');
    expect(screen.getByRole('button', { name: 'Verify my email' })).toBeEnabled();
  });

  it('asks for an address where there is no link', () => {
    show('');
    expect(screen.getByRole('heading', { name: 'Get a new verification link' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeEnabled();
  });
});
