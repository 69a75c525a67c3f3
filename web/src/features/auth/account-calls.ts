import type { RegisterRequest } from '@/contracts/account';
import type { Locale } from '@/i18n/locales';
import { callApi, type ApiResult } from '@/lib/api-client';
import { AuthFailure } from './auth-failure';

interface MessageAnswer {
  message: string;
}

interface VerifyAnswer {
  data: { status: 'active' | 'pending_approval' };
}

function orThrow<T>(answer: ApiResult<T>): T {
  if (!answer.ok) throw new AuthFailure(answer);
  return answer.data;
}

/** Asks for an account. The answer is the same whether or not the address has one. @throws AuthFailure */
export const register = async (body: RegisterRequest, locale: Locale): Promise<void> => {
  try {
    orThrow(await callApi<MessageAnswer>('POST', '/auth/register', { body, locale }));
  } catch (error) {
    console.warn('auth/register failed:', error);
    throw error;
  }
};

/** Asks for a link to set a new password. The answer is always the same. @throws AuthFailure */
export const requestReset = async (email: string, locale: Locale): Promise<void> => {
  orThrow(await callApi<MessageAnswer>('POST', '/auth/forgotpassword', { body: { email }, locale }));
};

/** Asks for another verification link. The answer is always the same. @throws AuthFailure */
export const requestVerification = async (email: string, locale: Locale): Promise<void> => {
  orThrow(await callApi<MessageAnswer>('POST', '/auth/resend', { body: { email }, locale }));
};

/** Sets the password of whoever got the link. Signs everybody out and nobody in. @throws AuthFailure */
export const resetPassword = async (token: string, password: string, locale: Locale): Promise<void> => {
  orThrow(await callApi<MessageAnswer>('PUT', `/auth/resetpassword/${encodeURIComponent(token)}`, { body: { password }, locale }));
};

/** Uses a verification link up. @returns what the account can do now @throws AuthFailure */
export const verifyEmail = async (token: string, locale: Locale): Promise<VerifyAnswer['data']['status']> =>
  orThrow(await callApi<VerifyAnswer>('POST', '/auth/verify', { body: { token }, locale })).data.status;
