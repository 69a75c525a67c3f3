import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { baseSecurityHeaders, CLOSED_POLICY } from '@/config/security-headers';
import type { ApiBindings } from './answers';

const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/;

/** Names a call: a proxy's id is kept when it is harmless. */
export const requestIdOf = (given: string | undefined): string => (given && ACCEPTABLE.test(given) ? given : randomUUID());

/** What every answer of `/api` carries, unless it says something else itself. */
export const answerHeaders: readonly (readonly [name: string, value: string])[] = [
  ...baseSecurityHeaders,
  ['Content-Security-Policy', CLOSED_POLICY],
  ['Cache-Control', 'no-store'],
];

/** Names each call, and sets the headers that every answer of `/api` carries. */
export const requestId = createMiddleware<ApiBindings>(async (c, next) => {
  const id = requestIdOf(c.req.header('x-request-id'));
  c.set('requestId', id);
  await next();
  // Straight to the answer's headers: `c.header` would make a new answer for each.
  const { headers } = c.res;
  headers.set('X-Request-Id', id);
  for (const [name, value] of baseSecurityHeaders) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', CLOSED_POLICY);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
});
