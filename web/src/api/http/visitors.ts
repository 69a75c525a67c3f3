import { getCookie } from 'hono/cookie';
import type { Caller } from '@/cms/site-calls';
import { sessionCookie, sessionCookieName, sessionSecretOf } from '@/config/session-cookie';
import type { ApiContext } from './answers';
import { clientAddress } from './client-address';

/** What the API knows of a visitor and gives them back: their address and their session cookie. */
export interface Visitors {
  /** On whose behalf the CMS is asked. */
  callerOf: (c: ApiContext) => Caller;
  /** @param maxAge seconds */
  giveSession: (c: ApiContext, secret: string, maxAge: number) => void;
  /** Takes a session cookie away, where the visitor has one. */
  takeSession: (c: ApiContext) => void;
}

/** @param options public address of the site, and the number of reverse proxies in front of it */
export function createVisitors({ siteUrl, trustedProxyHops }: { siteUrl: string; trustedProxyHops: number }): Visitors {
  const name = sessionCookieName(siteUrl);
  const presented = (c: ApiContext): string | undefined => getCookie(c, name);
  const setCookie = (c: ApiContext, secret: string, maxAge: number) =>
    c.header('Set-Cookie', sessionCookie(siteUrl, secret, maxAge));

  return {
    callerOf: (c) => ({
      address: clientAddress(c, trustedProxyHops),
      sessionSecret: sessionSecretOf(presented(c)),
      requestId: c.get('requestId'),
    }),
    giveSession: setCookie,
    takeSession: (c) => {
      if (presented(c) !== undefined) setCookie(c, '', 0);
    },
  };
}
