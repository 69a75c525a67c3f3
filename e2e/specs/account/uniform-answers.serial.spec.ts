import { call, newPerson, newVisitor, register, signIn, verifiedPerson, type Answer, type Person } from '../../fixtures/account';
import { mailsTo, waitForMail } from '../../fixtures/mail';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

type Attempt = () => Promise<Answer>;

const MAX_ROUNDS = 5;
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The answer without what is different in every answer. */
const comparable = ({ status, body }: Answer) => ({ status, ...body, error: body.error && { ...body.error, requestId: '' } });

/**
 * Runs two kinds of attempts in turn and compares: the same answers, and median times within 10 %, or within 5 ms where an
 * answer takes so little that the machine's other work decides (a hash or a mail server would show far above it). On a busy
 * machine medians settle with more samples, so several rounds are taken.
 */
async function expectAlike(one: readonly Attempt[], other: readonly Attempt[]): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const timed = async (attempt: Attempt, into: number[]) => {
    const start = performance.now();
    const answer = await attempt();
    into.push(performance.now() - start);
    return comparable(answer);
  };
  const perRound = Math.floor(one.length / MAX_ROUNDS);
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    for (let index = (round - 1) * perRound; index < round * perRound; index += 1) {
      const [left, right] = [one[index], other[index]];
      if (!left || !right) throw new Error('as many attempts of one kind as of the other are needed');
      // Which goes first alternates too.
      const answers = index % 2 === 0
        ? [await timed(left, times[0]), await timed(right, times[1])]
        : [await timed(right, times[1]), await timed(left, times[0])];
      expect(answers[0]).toEqual(answers[1]);
    }
    const [a, b] = [median(times[0]), median(times[1])];
    if (Math.abs(a - b) <= Math.max(5, 0.1 * Math.max(a, b))) return;
  }
  expect([median(times[0]), median(times[1])].join(' ms and '), 'medians further apart than 10 %').toBe('alike');
}

/** An attempt from an address of its own, so that no limit is met. */
const from = (stack: Stack, run: (visitor: Awaited<ReturnType<typeof newVisitor>>) => Promise<Answer>): Promise<Attempt> =>
  newVisitor(stack).then((visitor) => () => run(visitor));

const repeat = <T>(times: number, make: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, (_, index) => make(index)));

const people = async (stack: Stack, label: string, count: number): Promise<Person[]> => {
  const found: Person[] = [];
  for (let index = 0; index < count; index += 1) found.push(await verifiedPerson(stack, newPerson(label)));
  return found;
};

const pick = (people: readonly Person[], index: number): Person => {
  const person = people[index % people.length];
  if (!person) throw new Error('nobody to pick');
  return person;
};

test('a login with an unknown address and one with a wrong password look alike', async ({ stack }) => {
  test.setTimeout(180_000);
  const known = await people(stack, 'alike', 7);
  const wrong = await repeat(60, (index) => from(stack, (visitor) => signIn(visitor, { email: pick(known, index).email, password: 'Wrong-password' })));
  const unknown = await repeat(60, () => from(stack, (visitor) => signIn(visitor, { email: newPerson('nobody').email, password: 'Wrong-password' })));
  await expectAlike(wrong, unknown);
});

test('a registration of a taken address and one of a new address look alike', async ({ stack }) => {
  test.setTimeout(180_000);
  const known = await people(stack, 'owner', 5);
  const taken = await repeat(40, (index) => from(stack, (visitor) => register(visitor, { ...newPerson('x'), email: pick(known, index).email })));
  const fresh = await repeat(40, () => from(stack, (visitor) => register(visitor, newPerson('fresh'))));
  await expectAlike(taken, fresh);
});

test('a forgotten password looks alike for known, unknown and blocked addresses, and with the mail server down', async ({ stack }) => {
  test.setTimeout(240_000);
  const [known, blocked, waiting] = [await people(stack, 'known', 6), await people(stack, 'blocked', 6), await people(stack, 'waiting', 6)];
  for (const { email } of blocked) await stack.sql('update up_users set blocked = true where email = $1', [email]);
  // As many addresses on either side, each asked for as often: a mail address has a limit of its own.
  const ask = (who: readonly Person[]) => repeat(5 * who.length, (index) => from(stack, (visitor) => call(visitor, 'POST', '/auth/forgotpassword', { email: pick(who, index).email })));
  const nobody = () => Array.from({ length: 6 }, () => newPerson('nobody'));
  await expectAlike(await ask(known), await ask(nobody()));
  await expectAlike(await ask(blocked), await ask(nobody()));

  await stack.stopMail();
  try {
    await expectAlike(await ask(waiting), await ask(nobody()));
  } finally {
    await stack.startMail();
  }
});

test('with the mail server down nothing is slower, and every mail arrives once after its return', async ({ stack }) => {
  test.setTimeout(240_000);
  const known = await verifiedPerson(stack, newPerson('waiting'));
  const before = await mailsTo(stack, known.email);
  const fresh = Array.from({ length: 5 }, () => newPerson('meanwhile'));
  await stack.stopMail();
  try {
    for (const person of fresh) {
      const visitor = await newVisitor(stack);
      const start = performance.now();
      expect((await register(visitor, person)).status).toBe(201);
      expect(performance.now() - start).toBeLessThan(500);
      await visitor.dispose();
    }
    const visitor = await newVisitor(stack);
    const start = performance.now();
    expect((await call(visitor, 'POST', '/auth/forgotpassword', { email: known.email })).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(500);
  } finally {
    await stack.startMail();
  }
  await waitForMail(stack, { to: known.email, except: before, timeout: 120_000 });
  for (const { email } of fresh) await waitForMail(stack, { to: email, timeout: 120_000 });
  const waiting = () => stack.sql('select id from app.outbox where sent_at is null and failed_at is null');
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([]);
  for (const { email } of fresh) expect(await mailsTo(stack, email), email).toHaveLength(1);
});
