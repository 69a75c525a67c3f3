import { FIRST_RETRY_MS, LAST_RETRY_MS, MAX_WAITING } from './constants';
import { createOutbox, type Letter } from './outbox';
import { FakeSite } from './testing';

const TO = '/api/analytics/track';
let site: FakeSite;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const letter = (id: string, more: object = {}): Letter => ({ id, to: TO, body: { eventId: id, ...more } });
const waiting = () => (JSON.parse(window.sessionStorage.getItem('trackingOutbox') ?? '[]') as Letter[]).map(({ id }) => id);
const sent = () => site.pages().map(({ eventId }) => eventId);
const onDelivered = jest.fn();
const open = (mayGo: (letter: Letter) => boolean = () => true) => createOutbox({ mayGo, complete: () => ({ place: 'x' }), onDelivered });

beforeEach(() => {
  jest.useFakeTimers();
  onDelivered.mockReset();
  window.sessionStorage.clear();
  site = new FakeSite();
  globalThis.fetch = site.fetch as unknown as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('sends one after the other and forgets what is confirmed', async () => {
  const outbox = open();
  outbox.put(letter('a'));
  outbox.put(letter('b'));
  expect(sent()).toEqual(['a']);
  expect(waiting()).toEqual(['a', 'b']);
  await pass(0);
  expect(sent()).toEqual(['a', 'b']);
  expect(waiting()).toEqual([]);
  expect(site.pages()[0]).toEqual({ eventId: 'a', place: 'x' });
});

it.each([0, 429, 500, 503])('repeats what was answered with %i, later and later', async (status) => {
  site.answers.push(status, status, status, status, status, status);
  const outbox = open();
  outbox.put(letter('a'));
  await pass(0);
  outbox.put(letter('b'));
  expect(sent()).toEqual(['a']);
  for (const pause of [FIRST_RETRY_MS, 2 * FIRST_RETRY_MS, 4 * FIRST_RETRY_MS, 8 * FIRST_RETRY_MS, LAST_RETRY_MS]) {
    const before = sent().length;
    await pass(pause - 1);
    expect(sent()).toHaveLength(before);
    await pass(1);
    expect(sent()).toHaveLength(before + 1);
  }
  await pass(LAST_RETRY_MS);
  expect(sent().slice(-2)).toEqual(['a', 'b']);
  expect(waiting()).toEqual([]);
});

it('reads every answer to its end, which would keep its connection else', async () => {
  site.answers.push(503);
  open().put(letter('a'));
  await pass(FIRST_RETRY_MS);
  expect([sent(), site.read]).toEqual([['a', 'a'], 2]);
});

it('waits as long as it is told to', async () => {
  site.answers.push({ status: 429, retryAfter: '30' });
  open().put(letter('a'));
  await pass(29_000);
  expect(sent()).toHaveLength(1);
  await pass(1_000);
  expect(sent()).toHaveLength(2);
});

it('gives up what is refused for good', async () => {
  site.answers.push(400);
  open().put(letter('a'));
  await pass(0);
  expect(waiting()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});

it('goes on with what a page before it left', async () => {
  site.answers.push(0);
  open().put(letter('a'));
  await pass(0);
  open().pump();
  await pass(0);
  expect(sent()).toEqual(['a', 'a']);
  expect(waiting()).toEqual([]);
});

it('sends everything at once when the page is left, and keeps it until it is confirmed', async () => {
  site.answers.push(0, 0, 0);
  const outbox = open();
  for (const id of ['a', 'b', 'c']) outbox.put(letter(id));
  outbox.flush();
  expect(sent()).toEqual(['a', 'b', 'c']);
  await pass(0);
  expect(waiting()).toEqual(['a', 'b', 'c']);
});

it('sends again what was written anew while it was under way', async () => {
  const outbox = open();
  outbox.put(letter('a', { duration: 0 }));
  outbox.put(letter('a', { duration: 7 }));
  await pass(0);
  expect(site.pages().map(({ duration }) => duration)).toEqual([0, 7]);
  expect(waiting()).toEqual([]);
});

it('keeps the newest where the server stays away', async () => {
  site.answers.push(...Array.from({ length: 3 }, () => 0));
  const outbox = open();
  for (let index = 0; index < MAX_WAITING + 5; index += 1) outbox.put(letter(`e${index}`));
  await pass(0);
  expect(waiting()).toHaveLength(MAX_WAITING);
  expect(waiting()[0]).toBe('e5');
});

it('holds back what may not go, and lets others pass', async () => {
  const outbox = open(({ id }) => id !== 'a');
  outbox.put(letter('a'));
  outbox.put(letter('b'));
  outbox.flush();
  await pass(0);
  expect(sent()).toEqual(['b']);
  expect(waiting()).toEqual(['a']);
});

it('takes what isn’t its own for nothing', () => {
  window.sessionStorage.setItem('trackingOutbox', '{"a":1}');
  open().pump();
  expect(sent()).toEqual([]);
});

it('works in a browser that stores nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  site.answers.push(503);
  open().put(letter('a'));
  await pass(FIRST_RETRY_MS);
  expect(sent()).toEqual(['a', 'a']);
});
