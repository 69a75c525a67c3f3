/** Shape of a session's secret: 32 random bytes in base64url. Anything else never was one. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Name of the session cookie. Browsers accept `__Host-` from this very host over https only, so no sibling site can plant one. */
export const sessionCookieName = (siteUrl: string): string => (isSecure(siteUrl) ? '__Host-session' : 'session');

/** The secret in a cookie's value, or undefined where it can't be one. */
export const sessionSecretOf = (value: string | undefined): string | undefined =>
  value !== undefined && SECRET.test(value) ? value : undefined;

/**
 * The `Set-Cookie` that hands a session to a browser.
 * @param secret the session's secret; empty takes the cookie away again
 * @param maxAge seconds the browser keeps it
 */
export const sessionCookie = (siteUrl: string, secret: string, maxAge: number): string =>
  `${sessionCookieName(siteUrl)}=${secret}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`;

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:');
