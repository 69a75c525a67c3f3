import { makeAccount, PASSWORD, registration, setUser, siteCall, tryLogin, uniqueEmail } from './helpers/accounts';
import { startCms, type Answer, type TestCms } from './helpers/cms';

let cms: TestCms;

beforeAll(async () => {
  // Down: what the mail server does is nobody's waiting time.
  cms = await startCms({ SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => cms.stop());

type Call = () => Promise<Answer>;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function timed(call: Call): Promise<{ milliseconds: number; answer: string }> {
  const started = performance.now();
  const { status, text } = await call();
  return { milliseconds: performance.now() - started, answer: `${status} ${text}` };
}

/**
 * Expects the same answer of both calls, and the same time within 10 %.
 *
 * The two alternate, and which comes first does too: a busy machine slows both alike. Compared are the medians of a
 * round's ratio, which one slow moment can't move.
 */
async function expectAlike(rounds: number, known: Call, unknown: Call): Promise<void> {
  const ratios: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const pair = round % 2 ? [known, unknown] : [unknown, known];
    const [first, second] = [await timed(pair[0]!), await timed(pair[1]!)];
    expect(first.answer).toBe(second.answer);
    const ratio = first.milliseconds / second.milliseconds;
    // The first rounds warm up.
    if (round >= 0) ratios.push(round % 2 ? ratio : 1 / ratio);
  }
  expect(median(ratios)).toBeGreaterThan(0.9);
  expect(median(ratios)).toBeLessThan(1.1);
}

/** Accounts for every round: limits are per address. */
function each(emails: readonly string[]): () => string {
  let next = 0;
  return () => emails[next++ % emails.length] ?? '';
}

async function accounts(count: number, columns: Record<string, unknown> = {}): Promise<() => string> {
  const emails: string[] = [];
  for (let index = 0; index < count; index += 1) emails.push(await makeAccount(cms));
  for (const email of emails) await setUser(cms, email, { confirmed: true, ...columns });
  return each(emails);
}

const forgot = (email: string) => siteCall(cms, '/account/forgot-password', { json: { email } });
const register = (email: string) => siteCall(cms, '/account/register', { json: registration(email) });

jest.setTimeout(120_000);

it('login takes as long for an unknown address as for a wrong password', async () => {
  const known = await accounts(10);
  const unknown = each(Array.from({ length: 10 }, () => uniqueEmail()));
  const wrong = (email: string) => tryLogin(cms, email, `not-${PASSWORD}`);
  await expectAlike(60, () => wrong(known()), () => wrong(unknown()));
});

it('register takes as long for a taken address as for a free one', async () => {
  const taken = await accounts(40);
  await expectAlike(60, () => register(taken()), () => register(uniqueEmail()));
});

it.each([
  ['a known', {}],
  ['a blocked', { blocked: true }],
])('forgot-password takes as long for %s address as for an unknown one', async (_kind, columns) => {
  const known = await accounts(60, columns);
  await expectAlike(150, () => forgot(known()), () => forgot(uniqueEmail()));
});
