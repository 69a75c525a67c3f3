import { z } from 'zod';
import { accountUser, type AccountUser } from '@/contracts/account';
import { CmsRefusal, type CallCms, type Caller } from './site-calls';

/** Who is signed in, and the public name of their session. */
export interface Session {
  user: AccountUser;
  token: string;
}

/** A user as the CMS tells it; only these fields ever go on. */
export const cmsUser = z
  .object({ id: z.string(), email: accountUser.shape.email, name: accountUser.shape.name, role: accountUser.shape.role })
  .transform(({ id, ...user }): AccountUser => ({ _id: id, ...user }));

const meAnswer = z.object({ user: cmsUser, token: z.string() });

/**
 * Asks the CMS whose session a cookie is. Nothing is remembered in between: a session that was ended is over at once.
 * @returns null where the session is none (any more)
 * @throws {CmsUnavailable}
 */
export async function checkSession(callCms: CallCms, caller: Caller): Promise<Session | null> {
  if (caller.sessionSecret === undefined) return null;
  try {
    return await callCms(caller, { method: 'GET', path: '/api/account/me', answer: meAnswer });
  } catch (error) {
    if (error instanceof CmsRefusal && error.code === 'unauthorized') return null;
    throw error;
  }
}
