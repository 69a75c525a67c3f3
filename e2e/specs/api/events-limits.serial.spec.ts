import { newVisitor } from '../../fixtures/account';
import { EVENT_CALL_NAMES, expectAccepted, newSessionId, sendEvent, storedPaths } from '../../fixtures/analytics';
import { expect, test } from '../../fixtures/test';

/** Events of one address in a minute. */
const LIMIT = 600;
const AT_ONCE = 20;

test('an address may send 600 events a minute; each counts once, those refused say when to come again, and others aren’t held up', async ({ stack, clientAddress }) => {
  test.setTimeout(120_000);
  const visitor = await newVisitor(stack, clientAddress);
  const sessionId = newSessionId();
  const begin = performance.now();
  for (let sent = 0; sent < LIMIT; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => sendEvent(visitor, EVENT_CALL_NAMES[index % EVENT_CALL_NAMES.length] ?? 'track', { sessionId })),
    );
    for (const answer of answers) expectAccepted(answer, `after ${sent} events`);
  }
  expect(performance.now() - begin, 'all within the minute').toBeLessThan(60_000);

  for (const what of EVENT_CALL_NAMES) {
    const { status, headers, body } = await sendEvent(visitor, what, { sessionId });
    expect([status, body.error?.code, headers['cache-control']], what).toEqual([429, 'too_many_requests', 'no-store']);
    const seconds = Number(headers['retry-after']);
    expect(seconds, what).toBeGreaterThan(0);
    expect(seconds, what).toBeLessThanOrEqual(60);
  }
  const disguised = await sendEvent(visitor, 'track', { sessionId }, { 'x-forwarded-for': `198.51.100.7, ${clientAddress}`, 'x-real-ip': '198.51.100.7' });
  expect(disguised.status, 'what is said before the proxy’s word').toBe(429);
  expect(await storedPaths(stack, sessionId), 'no more and no fewer than were accepted').toHaveLength(LIMIT);

  expectAccepted(await sendEvent(await newVisitor(stack), 'track', { sessionId: newSessionId() }), 'another address');
});
