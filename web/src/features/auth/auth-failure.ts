import type { ApiProblem } from '@/lib/api-client';

/** Why a call about an account failed, as its form gets to know. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: ApiProblem['code'] | 'no_user';
  /** What is wrong with which field, in the reader's language. */
  readonly fields: Readonly<Record<string, string>>;

  constructor({ status, code, message, fields = {} }: Omit<ApiProblem, 'ok' | 'code'> & Pick<AuthFailure, 'code'>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}
