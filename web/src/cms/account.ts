import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { env } from '@/config/env';
import { sessionCookieName, sessionSecretOf } from '@/config/session-cookie';
import type { AccountUser } from '@/contracts/account';
import { createAskCms } from './ask-cms';
import { checkSession } from './session';
import { createCallCms, type CallCms } from './site-calls';

let callCms: CallCms | undefined;

/** Made on first use and not when the module loads: a build has no environment. */
const mounted = (): CallCms => (callCms ??= createCallCms(createAskCms(env().CMS_URL), env().SITE_API_SECRET));

/**
 * Who is signed in, for server components. Makes the page a page for this visitor alone; asked once per request, never remembered.
 * @returns null for a visitor who isn't signed in
 * @throws {CmsUnavailable} where the CMS can't say; the page must not be shown then
 */
export const readAccount = cache(async (): Promise<AccountUser | null> => {
  const sessionSecret = sessionSecretOf((await cookies()).get(sessionCookieName(env().SITE_URL))?.value);
  if (sessionSecret === undefined) return null;
  const requestId = (await headers()).get('x-request-id') ?? undefined;
  const session = await checkSession(mounted(), { address: 'unknown', sessionSecret, requestId });
  return session?.user ?? null;
});
