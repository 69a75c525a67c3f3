import type { APIRequestContext } from '@playwright/test';

import { call, newPerson, newVisitor, signedIn, verifiedPerson } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { droppedSoFar, EVENT_CALL_NAMES, eventsOf, expectAccepted, newSessionId, sendEvent, storedPaths } from '../../fixtures/analytics';
import { staffVisitor } from '../../fixtures/quotes';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const link = (visitor: APIRequestContext, sessionId: string) => call(visitor, 'POST', '/visitor/link-current', { sessionId });

/** A page, a click and something put into the cart. @returns how many events that were */
async function lookAround(visitor: APIRequestContext, sessionId: string): Promise<number> {
  for (const what of EVENT_CALL_NAMES) expectAccepted(await sendEvent(visitor, what, { sessionId }), what);
  return EVENT_CALL_NAMES.length;
}

const accountsOf = async (stack: Stack, sessionId: string) => (await eventsOf(stack, sessionId)).map(({ account }) => account);

test('a client’s session: what was sent before the sign-in becomes theirs, and so does what follows', async ({ stack }) => {
  const anonymous = await newVisitor(stack);
  const sessionId = newSessionId();
  const before = await lookAround(anonymous, sessionId);
  expect(await accountsOf(stack, sessionId)).toEqual(Array.from({ length: before }, () => null));

  const person = await verifiedPerson(stack, newPerson('linked'));
  const client = await signedIn(stack, person);
  const answer = await link(client, sessionId);
  expect([answer.status < 300, answer.body]).toEqual([true, { success: true }]);
  const linked = await eventsOf(stack, sessionId);
  expect(linked.map(({ account }) => account)).toEqual(Array.from({ length: before }, () => person.email));
  expect((await link(client, sessionId)).body, 'a second time').toEqual({ success: true });
  expect(await eventsOf(stack, sessionId), 'changes nothing').toEqual(linked);

  const after = await lookAround(anonymous, sessionId);
  expect(await accountsOf(stack, sessionId)).toEqual(Array.from({ length: before + after }, () => person.email));
});

test('without a body it is the session that the header names', async ({ stack }) => {
  const person = await verifiedPerson(stack, newPerson('header'));
  const client = await signedIn(stack, person);
  const sessionId = newSessionId();
  await lookAround(client, sessionId);
  const response = await client.post('/api/visitor/link-current', { headers: { 'session-id': sessionId, 'content-type': 'application/json' } });
  expect(await response.json()).toEqual({ success: true });
  expect(new Set(await accountsOf(stack, sessionId))).toEqual(new Set([person.email]));
});

test('who signs in later in the same browser gets nothing of what the first one did', async ({ stack }) => {
  const sessionId = newSessionId();
  const [first, second] = [await verifiedPerson(stack, newPerson('first')), await verifiedPerson(stack, newPerson('second'))];
  const visitor = await signedIn(stack, first);
  await lookAround(visitor, sessionId);
  await link(visitor, sessionId);
  await link(await signedIn(stack, second), sessionId);
  expect(new Set(await accountsOf(stack, sessionId))).toEqual(new Set([first.email]));
});

test('nobody without an account links anything', async ({ stack }) => {
  for (const actor of ['anonymous', 'pending staff'] as const) {
    const visitor = await becomeActor(stack, actor);
    const sessionId = newSessionId();
    await lookAround(await newVisitor(stack), sessionId);
    const { status, headers } = await link(visitor, sessionId);
    expect([status, headers['cache-control']], actor).toEqual([401, 'no-store']);
    expect(new Set(await accountsOf(stack, sessionId)), actor).toEqual(new Set([null]));
    expect(await stack.sql('select 1 from app.visitor_sessions where session_id = $1', [sessionId]), actor).toEqual([]);
  }
});

for (const who of ['marketing', 'admin'] as const) {
  test(`${who}: with their cookie nothing is stored, and it is counted as staff’s`, async ({ stack }) => {
    const staff = await staffVisitor(stack, who);
    const sessionId = newSessionId();
    const before = await droppedSoFar(stack, 'staff');
    const sent = await lookAround(staff, sessionId);
    expect(await storedPaths(stack, sessionId)).toEqual([]);
    expect(await droppedSoFar(stack, 'staff')).toBeGreaterThanOrEqual(before + sent);
  });

  test(`${who}: a session that turns out to be theirs leaves nothing, and nothing follows`, async ({ stack }) => {
    const anonymous = await newVisitor(stack);
    const sessionId = newSessionId();
    const neighbour = newSessionId();
    const before = await droppedSoFar(stack, 'staff');
    const sent = await lookAround(anonymous, sessionId);
    await lookAround(anonymous, neighbour);
    const staff = await staffVisitor(stack, who);
    expect((await link(staff, sessionId)).body).toEqual({ success: true });
    expect(await storedPaths(stack, sessionId)).toEqual([]);
    // The tab sends on what it still had to send, with no cookie or after a logout.
    await lookAround(anonymous, sessionId);
    expect(await storedPaths(stack, sessionId)).toEqual([]);
    expect(await droppedSoFar(stack, 'staff')).toBeGreaterThanOrEqual(before + sent + sent);
    expect((await link(staff, sessionId)).body, 'a second time').toEqual({ success: true });
    expect(await storedPaths(stack, neighbour), 'nobody else’s').toHaveLength(sent);
  });
}

test('events that arrive while their session turns out to be staff’s are gone afterwards', async ({ stack }) => {
  const anonymous = await newVisitor(stack);
  const staff = await staffVisitor(stack);
  const sessionId = newSessionId();
  const rounds = Array.from({ length: 30 }, () => sendEvent(anonymous, 'track', { sessionId }));
  const linked = link(staff, sessionId);
  for (const answer of await Promise.all(rounds)) expectAccepted(answer);
  expect((await linked).body).toEqual({ success: true });
  expect(await storedPaths(stack, sessionId)).toEqual([]);
});
