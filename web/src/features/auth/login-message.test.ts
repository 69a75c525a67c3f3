import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import type { AuthFailure } from './auth-failure';
import { loginMessage, serverErrorMessage } from './login-message';

type Failure = Pick<AuthFailure, 'status' | 'code' | 'message'>;
const say = (failure: Partial<Failure>, texts: typeof en = en) =>
  loginMessage({ status: 400, code: 'conflict', message: '', ...failure }, (key) => texts.Auth.Login[key]);

it.each<[string, Partial<Failure>]>([
  ['Invalid email or password', { status: 401, code: 'invalid_credentials', message: 'Invalid email or password' }],
  ['Incorrect', { status: 400, message: 'Incorrect password given' }],
  ['unauthorized', { status: 401, message: 'You are UNAUTHORIZED' }],
  ['invalid', { status: 400, message: 'invalid login' }],
  ['the code alone', { status: 401, code: 'unauthorized' }],
])('%s: the credentials are incorrect', (_what, failure) => expect(say(failure)).toBe('Your credentials are incorrect'));

it.each<[string, Partial<Failure>]>([
  ['verify your email', { status: 403, message: 'Please verify your email first' }],
  ['not verified', { status: 403, message: 'This account is Not Verified' }],
  ['the code alone', { status: 403, code: 'email_not_verified' }],
])('%s: the account is not verified', (_what, failure) =>
  expect(say(failure)).toBe('Your account is not verified. Please check your email for a verification link.'));

it.each(['Invalid credentials', 'no such email', 'wrong Password'])('a 500 that speaks of "%s" names email and password', (message) =>
  expect(say({ status: 500, code: 'internal', message })).toBe('There is a problem with your email or password.'));

it.each(['', 'Something went wrong on our side.', 'invalid state'])('any other 500 is unexpected (%s)', (message) =>
  expect(say({ status: 500, code: 'internal', message })).toBe('An unexpected error occurred. Please try again later.'));

it('otherwise says what the server said, or that it failed', () => {
  expect(say({ status: 429, code: 'too_many_requests', message: 'Too many attempts.' })).toBe('Too many attempts.');
  expect(say({ status: 0, code: 'network' })).toBe('Failed to log in');
});

it('names a login without a user', () =>
  expect(say({ status: 200, code: 'no_user', message: 'x' })).toBe('Failed to load user data after login'));

it('understands answers in Arabic, by their code', () => {
  expect(say({ status: 401, code: 'invalid_credentials', message: ar.ApiErrors.invalid_credentials }, ar)).toBe(ar.Auth.Login.credentialsIncorrect);
  expect(say({ status: 403, code: 'email_not_verified', message: ar.ApiErrors.email_not_verified }, ar)).toBe(ar.Auth.Login.notVerified);
});

it('rewrites nothing but a 500', () =>
  expect(serverErrorMessage({ status: 503, code: 'unavailable', message: 'email' }, (key) => key)).toBeNull());
