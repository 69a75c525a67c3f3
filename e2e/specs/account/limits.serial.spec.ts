import { call, newPerson, newVisitor, readAnswer, signIn, verifiedPerson, type Person } from '../../fixtures/account';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

/** One login from an address nobody has used. */
async function tryLogin(stack: Stack, path: string, email: string, password: string) {
  const visitor = await newVisitor(stack);
  const answer = await readAnswer(await visitor.post(path, { data: { email, password }, maxRedirects: 0 }));
  await visitor.dispose();
  return answer;
}

test('the 11th wrong login of an account is refused, wherever and however it is asked', async ({ stack }) => {
  const person = await verifiedPerson(stack, newPerson('guessed'));
  const paths = ['/api/auth/login', '/api/auth/login/', '/API/auth/login', '/api/Auth/Login', '/api//auth/login', '/api/auth/login?x=1', '/api/auth/%6cogin', '/ar/api/auth/login'];
  const emails = [person.email, person.email.toUpperCase(), ` ${person.email} `];
  let answered = 0;
  for (let index = 0; answered < 10; index += 1) {
    expect(index, 'some spelling of the address has to be the login').toBeLessThan(100);
    const { status } = await tryLogin(stack, paths[index % paths.length] ?? '', emails[index % emails.length] ?? '', `Wrong-${index}`);
    if (status === 401) answered += 1;
    else expect([301, 307, 308, 404, 405], paths[index % paths.length]).toContain(status);
  }
  for (const path of ['/api/auth/login', '/api/auth/login?x=2']) {
    const { status, headers, body } = await tryLogin(stack, path, person.email, 'Wrong-again');
    expect([status, body.error?.code]).toEqual([429, 'too_many_requests']);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  }
  expect((await tryLogin(stack, '/api/auth/login', person.email, person.password)).status, 'the right password, which must not tell').toBe(429);

  const neighbour = await verifiedPerson(stack, newPerson('neighbour'));
  expect((await tryLogin(stack, '/api/auth/login', neighbour.email, neighbour.password)).status, 'nobody else is shut out').toBe(200);
});

test('right passwords never count', async ({ stack }) => {
  const person = await verifiedPerson(stack, newPerson('frequent'));
  for (let index = 0; index < 15; index += 1) {
    expect((await tryLogin(stack, '/api/auth/login', person.email, person.password)).status).toBe(200);
  }
});

test('what the visitor says before the proxy’s word changes nothing: one address, one count', async ({ stack }) => {
  const address = '203.0.113.77';
  const visitor = await newVisitor(stack, address);
  const statuses: number[] = [];
  // Above the limit for one address, below that of any account.
  for (let index = 0; index < 51; index += 1) {
    const { email } = newPerson('nobody');
    const headers = { 'x-forwarded-for': `198.51.100.${index}, ${address}`, 'x-real-ip': `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` };
    statuses.push((await visitor.post('/api/auth/login', { data: { email, password: 'Wrong-password' }, headers })).status());
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
});

test('an IPv6 network counts as one visitor', async ({ stack }) => {
  const statuses: number[] = [];
  for (let index = 0; index < 51; index += 1) {
    const visitor = await newVisitor(stack, `2001:db8:77:1::${index.toString(16)}`);
    statuses.push((await signIn(visitor, { email: newPerson('nobody').email, password: 'Wrong-password' })).status);
    await visitor.dispose();
  }
  expect(statuses.at(-1)).toBe(429);
  const elsewhere = await newVisitor(stack, '2001:db8:77:2::1');
  expect((await signIn(elsewhere, { email: newPerson('nobody').email, password: 'Wrong-password' })).status).toBe(401);
});

test('mails for one address are limited, whether or not there is an account', async ({ stack }) => {
  const person: Person = await verifiedPerson(stack, newPerson('flooded'));
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const visitor = await newVisitor(stack);
    statuses.push((await call(visitor, 'POST', '/auth/forgotpassword', { email: person.email })).status);
    await visitor.dispose();
  }
  const unknown: number[] = [];
  const { email } = newPerson('unknown');
  for (let index = 0; index < 6; index += 1) {
    const visitor = await newVisitor(stack);
    unknown.push((await call(visitor, 'POST', '/auth/forgotpassword', { email })).status);
    await visitor.dispose();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(unknown, 'the same for an address without an account').toEqual(statuses);
});
