import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { env } from '@/config/env';
import { sessionCookieName, sessionSecretOf } from '@/config/session-cookie';
import type { AccountUser } from '@/contracts/account';
import { forwardedAddress } from '@/lib/forwarded-address';
import { currentRequestId } from '@/lib/request-context';
import { createAskCms } from './ask-cms';
import { checkSession } from './session';
import { CmsRefusal, createCallCms, type CallCms, type Caller, type SiteCall } from './site-calls';

let callCms: CallCms | undefined;

/** Made on first use and not when the module loads: a build has no environment. */
const mounted = (): CallCms => (callCms ??= createCallCms(createAskCms(env().CMS_URL), env().SITE_API_SECRET));

/** On whose behalf a page is rendered; null for a visitor without a session. */
async function caller(): Promise<Caller | null> {
  const sessionSecret = sessionSecretOf((await cookies()).get(sessionCookieName(env().SITE_URL))?.value);
  if (sessionSecret === undefined) return null;
  return { address: 'unknown', sessionSecret, requestId: currentRequestId() };
}

/**
 * Who is signed in, for server components. Makes the page a page for this visitor alone; asked once per request, never remembered.
 * @returns null for a visitor who isn't signed in
 * @throws {CmsUnavailable} where the CMS can't say; the page must not be shown then
 */
export const readAccount = cache(async (): Promise<AccountUser | null> => {
  const visitor = await caller();
  const session = visitor && (await checkSession(mounted(), visitor));
  return session?.user ?? null;
});

/**
 * Asks one of the CMS's own routes as whoever is signed in, for server components.
 * @returns null where nobody is signed in (any more)
 * @throws {CmsRefusal} whatever else it refuses; {CmsUnavailable}
 */
export async function askAsVisitor<T>(call: SiteCall<T>): Promise<T | null> {
  const visitor = await caller();
  if (!visitor) return null;
  try {
    return await mounted()(visitor, call);
  } catch (error) {
    if (error instanceof CmsRefusal && error.code === 'unauthorized') return null;
    throw error;
  }
}

/**
 * Asks one of the CMS's own routes that is for everybody, for server components. Without a proxy that names them, all visitors share one limit.
 * @throws {CmsRefusal} {CmsUnavailable}
 */
export async function askForVisitor<T>(call: SiteCall<T>): Promise<T> {
  const given = await headers();
  const address = forwardedAddress(given.get('x-forwarded-for') ?? '', env().TRUSTED_PROXY_HOPS) ?? 'unknown';
  return mounted()({ address, requestId: currentRequestId() }, call);
}
