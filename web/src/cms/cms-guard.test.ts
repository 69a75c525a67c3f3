/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAskCms, type AskCms } from './ask-cms';
import { CmsGuard, CmsSpared, isSilence, PAUSE_MS, REPETITIONS, SILENCES } from './cms-guard';

let server: Server;
let listener: RequestListener;
let asked: number;
let guard: CmsGuard;
let ask: AskCms;

const breaks: RequestListener = (request) => request.socket.destroy();
const answers: RequestListener = (_, response) => response.end('{}');
const write = () => ask('/', { method: 'POST', json: {}, timeoutMs: 1_000 });
const read = () => ask('/', { timeoutMs: 1_000 });
const failure = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined, (error: unknown) => error);

/** The breaker's clock stands still but for this; sockets and timers go on as ever. */
let passed: number;
const later = (ms: number) => (passed += ms);

beforeEach(async () => {
  asked = 0;
  passed = 0;
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + passed);
  server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  guard = new CmsGuard();
  ask = createAskCms(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, guard);
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function open(): Promise<void> {
  listener = breaks;
  for (let call = 0; call < SILENCES; call += 1) await failure(write());
  expect(guard.state).toBe('open');
  asked = 0;
}

describe('a read without an answer', () => {
  it('is asked again, and answered as if nothing had been', async () => {
    listener = (request, response) => (asked <= REPETITIONS ? breaks : answers)(request, response);
    expect((await read()).ok).toBe(true);
    expect(asked).toBe(REPETITIONS + 1);
  });

  it('is given up after its repetitions', async () => {
    listener = breaks;
    expect(isSilence(await failure(read()))).toBe(true);
    expect(asked).toBe(REPETITIONS + 1);
  });

  it('is asked once where it takes all its time', async () => {
    listener = () => undefined;
    expect(await failure(ask('/', { timeoutMs: 100 }))).toMatchObject({ name: 'TimeoutError', message: 'no answer within 100 ms' });
    expect(asked).toBe(1);
  });

  it('has no more time for its repetitions than for itself', async () => {
    const times: number[] = [];
    await failure(guard.run({ timeoutMs: 1_000, isRead: true }, (leftMs) => {
      times.push(leftMs);
      return Promise.reject(Object.assign(new Error('x'), { code: 'ECONNRESET' }));
    }));
    expect(times).toHaveLength(REPETITIONS + 1);
    expect(times[0]).toBeLessThanOrEqual(1_000);
    expect(times[2]).toBeLessThan((times[0] ?? 0) - 80);
  });

  it('may be a POST that changes nothing', async () => {
    listener = (request, response) => (asked === 1 ? breaks : answers)(request, response);
    expect((await ask('/graphql', { method: 'POST', isRead: true, json: {}, timeoutMs: 1_000 })).ok).toBe(true);
  });
});

describe('a change without an answer', () => {
  it('is never sent again', async () => {
    listener = breaks;
    expect(isSilence(await failure(write()))).toBe(true);
    expect(asked).toBe(1);
  });
});

describe('a CMS that doesn’t answer', () => {
  it('is spared after a while: calls fail soon, without a connection', async () => {
    await open();
    const begin = performance.now();
    for (const error of await Promise.all([failure(write()), failure(read())])) expect(error).toBeInstanceOf(CmsSpared);
    expect(performance.now() - begin).toBeLessThan(1_500);
    expect(asked).toBe(0);
  });

  it.each([['a change', write], ['a read', read]])('that comes back is asked for %s that was spared, once', async (_, send) => {
    await open();
    const spared = send();
    listener = answers;
    later(PAUSE_MS);
    expect((await spared).ok).toBe(true);
    expect([asked, guard.state]).toEqual([1, 'closed']);
  });

  it('is not taken for one that says no, and is asked on after any answer', async () => {
    listener = (_, response) => response.writeHead(503).end('{}');
    for (let call = 0; call < 2 * SILENCES; call += 1) expect((await write()).status).toBe(503);
    listener = breaks;
    for (let call = 1; call < SILENCES; call += 1) await failure(write());
    listener = answers;
    await write();
    listener = breaks;
    await failure(write());
    expect(guard.state).toBe('closed');
  });

  it('is tried by one call after the pause; its answer lets all others through', async () => {
    await open();
    later(PAUSE_MS);
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      listener = (_, response) => {
        answer = () => response.end('{}');
        resolve();
      };
    });
    const trial = write();
    await arrived;
    expect(guard.state).toBe('trial');
    expect(await failure(write())).toBeInstanceOf(CmsSpared);
    const waiting = [read(), write()];
    expect(asked).toBe(1);
    listener = answers;
    answer();
    for (const { ok } of await Promise.all([trial, ...waiting])) expect(ok).toBe(true);
    expect(asked).toBe(3);
    expect([guard.state, (await write()).ok]).toEqual(['closed', true]);
  });

  it('is left alone again where the trial fails', async () => {
    await open();
    later(PAUSE_MS);
    expect(isSilence(await failure(write()))).toBe(true);
    expect([guard.state, asked]).toEqual(['open', 1]);
    expect(await failure(write())).toBeInstanceOf(CmsSpared);
    expect(asked).toBe(1);
  });

  it('is not tried with a call that may take long', async () => {
    await open();
    later(PAUSE_MS);
    listener = answers;
    expect(await failure(ask('/', { method: 'POST', json: {}, timeoutMs: 30_000 }))).toBeInstanceOf(CmsSpared);
    expect((await write()).ok).toBe(true);
  });

  it('is told of to whoever listens', async () => {
    const outcomes: string[] = [];
    const changes: boolean[] = [];
    guard.onOutcome.add((outcome) => outcomes.push(outcome));
    guard.onChange((isSpared) => changes.push(isSpared));
    listener = answers;
    await write();
    await open();
    await failure(write());
    later(PAUSE_MS);
    await failure(write());
    later(PAUSE_MS);
    listener = answers;
    await write();
    expect(outcomes).toEqual(['answered', ...Array<string>(SILENCES).fill('silent'), 'spared', 'silent', 'answered']);
    expect(changes).toEqual([true, false]);
  });
});

it.each([
  ['a time-out', true, Object.assign(new Error('x'), { name: 'TimeoutError' })],
  ['a refused connection', true, Object.assign(new Error('x'), { code: 'ECONNREFUSED' })],
  ['the same through fetch', true, new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })],
  ['a visitor who left', false, new DOMException('x', 'AbortError')],
  ['an answer that is too large', false, new Error('the answer is too large')],
  ['a mistake of ours', false, Object.assign(new RangeError('x'), { code: 'ERR_OUT_OF_RANGE' })],
  ['nothing', false, undefined],
])('%s is silence: %s', (_, expected, error) => expect(isSilence(error)).toBe(expected));
