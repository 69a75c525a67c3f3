import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { baseSecurityHeaders } from '@/config/security-headers';
import type { ApiBindings } from './answers';

const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/;

const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Names each call (a proxy's id is kept when it is harmless), and sets the headers that every answer of `/api` carries. */
export const requestId = createMiddleware<ApiBindings>(async (c, next) => {
  const given = c.req.header('x-request-id');
  const id = given && ACCEPTABLE.test(given) ? given : randomUUID();
  c.set('requestId', id);
  await next();
  // Straight to the answer's headers: `c.header` would make a new answer for each.
  const { headers } = c.res;
  headers.set('X-Request-Id', id);
  for (const [name, value] of baseSecurityHeaders) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', CLOSED_POLICY);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
});
