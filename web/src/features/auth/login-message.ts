import type { AuthFailure } from './auth-failure';

type Failure = Pick<AuthFailure, 'status' | 'code' | 'message'>;

/** Keys of the messages' `Auth.Login`. */
type LoginText = 'credentialsIncorrect' | 'notVerified' | 'emailOrPassword' | 'unexpected' | 'noUser' | 'failed';

/**
 * What the login page says about a failure (specification, section 8). The code decides where there is one, because the
 * server's own words are in the reader's language.
 * @param text a text of the login page in the reader's language
 */
export function loginMessage(failure: Failure, text: (key: LoginText) => string): string {
  const { code, message } = failure;
  if (code === 'no_user') return text('noUser');
  const rewritten = serverErrorMessage(failure, text);
  if (rewritten !== null) return rewritten;
  if (code === 'email_not_verified') return text('notVerified');
  if (code === 'invalid_credentials' || code === 'unauthorized' || /invalid|incorrect|unauthorized/i.test(message)) {
    return text('credentialsIncorrect');
  }
  if (/verify your email|not verified/i.test(message)) return text('notVerified');
  return message || text('failed');
}

/**
 * What stands in for the words of an internal error (HTTP 500), on the login and the staff register page.
 * @returns null where it wasn't one
 */
export function serverErrorMessage({ status, message }: Failure, text: (key: 'emailOrPassword' | 'unexpected') => string): string | null {
  if (status !== 500) return null;
  return text(/invalid credentials|email|password/i.test(message) ? 'emailOrPassword' : 'unexpected');
}
