import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { baseSecurityHeaders } from '@/config/security-headers';
import type { ApiBindings } from './answers';

const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/;

/** Names each call (a proxy's id is kept when it is harmless), and sets the headers that every answer of `/api` carries. */
export const requestId = createMiddleware<ApiBindings>(async (c, next) => {
  const given = c.req.header('x-request-id');
  const id = given && ACCEPTABLE.test(given) ? given : randomUUID();
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
  for (const [name, value] of baseSecurityHeaders) c.header(name, value);
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  }
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});
