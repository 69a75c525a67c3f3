/** @jest-environment node */
import { CmsRefusal } from '@/cms/site-calls';
import { BOTS_ALONE_MS, EventBatcher, MAX_WAIT_MS, MAX_WAITING, type EventBatch } from './event-batcher';
import { describePage, type StoredEvent } from './stored-event';

const event = (name: string): StoredEvent =>
  describePage({ type: 'pageview', path: `/${name}`, sessionId: 'session_a_1' }, { userAgent: undefined, sessionSecret: undefined }, 'site.example');

/** A CMS whose answers the test gives. */
function cms() {
  const calls: { batch: EventBatch; commit: () => void; fail: (error: unknown) => void }[] = [];
  const failures: unknown[] = [];
  const batcher = new EventBatcher({
    send: (batch) => new Promise<void>((resolve, reject) => calls.push({ batch, commit: resolve, fail: reject })),
    onFailure: (error) => failures.push(error),
  });
  const paths = () => calls.map(({ batch }) => batch.events.map(({ path }) => path));
  /** What became of an event by now. */
  const add = (name: string) => {
    const outcome: { is: unknown } = { is: 'open' };
    batcher.add(event(name)).then(() => (outcome.is = 'stored'), (error: unknown) => (outcome.is = error));
    return outcome;
  };
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`there is no call ${index}`);
    return found;
  };
  return { batcher, calls, failures, paths, add, call };
}

/** Lets what was readied run: the loop's turn, and what promises do after it. */
const turn = () => jest.advanceTimersByTimeAsync(0);

const unavailable = expect.objectContaining({ name: 'ApiFailure', code: 'unavailable' }) as unknown;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('EventBatcher', () => {
  it('puts what arrives in one turn of the loop into one call, and waits for nothing else', async () => {
    const { add, paths } = cms();
    add('a');
    add('b');
    expect(paths()).toEqual([]);
    await turn();
    expect(paths()).toEqual([['/a', '/b']]);
  });

  it('says that an event is stored when its batch is committed, and not before', async () => {
    const { add, call } = cms();
    const [a, b] = [add('a'), add('b')];
    await turn();
    await turn();
    expect([a.is, b.is]).toEqual(['open', 'open']);
    call(0).commit();
    await turn();
    expect([a.is, b.is]).toEqual(['stored', 'stored']);
  });

  it('has two calls under way, and gathers what arrives meanwhile for the next', async () => {
    const { add, call, paths } = cms();
    for (const name of ['a', 'b', 'c', 'd']) {
      add(name);
      await turn();
    }
    expect(paths()).toEqual([['/a'], ['/b']]);
    call(0).commit();
    await turn();
    expect(paths()).toEqual([['/a'], ['/b'], ['/c', '/d']]);
  });

  it('sends 500 at most in a call', async () => {
    const { add, calls } = cms();
    for (let index = 0; index < 1_100; index += 1) add(String(index));
    await turn();
    expect(calls.map(({ batch }) => batch.events.length)).toEqual([500, 500]);
  });

  it('refuses at once what would make it grow beyond its bounds', async () => {
    const { add, call } = cms();
    add('a');
    await turn();
    add('b');
    await turn();
    const waiting = Array.from({ length: MAX_WAITING }, (_, index) => add(String(index)));
    const refused = add('too many');
    await turn();
    expect(refused.is).toEqual(unavailable);
    expect(waiting.every(({ is }) => is === 'open')).toBe(true);
    call(0).commit();
    await turn();
    const later = add('room again');
    await turn();
    expect(later.is).toBe('open');
  });

  it('tells all senders of a batch that was not stored, once why, and goes on', async () => {
    const { add, call, failures } = cms();
    const [a, b] = [add('a'), add('b')];
    await turn();
    const why = new Error('gone');
    call(0).fail(why);
    await turn();
    expect([a.is, b.is]).toEqual([unavailable, unavailable]);
    expect(failures).toEqual([why]);
    const c = add('c');
    await turn();
    call(1).commit();
    await turn();
    expect(c.is).toBe('stored');
  });

  it('lets nobody wait longer than two and a half seconds, on its way or not', async () => {
    const { add, call, paths } = cms();
    const sent = add('a');
    await turn();
    add('b');
    await turn();
    await jest.advanceTimersByTimeAsync(1_000);
    const waiting = add('late');
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS - 1_000);
    await jest.advanceTimersByTimeAsync(100);
    expect([sent.is, waiting.is]).toEqual([unavailable, 'open']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(waiting.is).toEqual(unavailable);
    call(0).commit();
    await turn();
    expect(paths()).toEqual([['/a'], ['/b']]);
  });

  it('keeps one event that the CMS doesn’t take from holding up the others', async () => {
    const outcomes: unknown[] = [];
    const batches: string[][] = [];
    const batcher = new EventBatcher({
      send: ({ events }) => {
        batches.push(events.map(({ path }) => path));
        return events.some(({ path }) => path === '/bad') ? Promise.reject(new CmsRefusal('invalid_request')) : Promise.resolve();
      },
    });
    for (const name of ['a', 'bad', 'c', 'd']) batcher.add(event(name)).then(() => outcomes.push(name), (error: unknown) => outcomes.push(error));
    await turn();
    expect(batches).toEqual([['/a', '/bad', '/c', '/d'], ['/a', '/bad'], ['/a'], ['/bad'], ['/c', '/d']]);
    expect(outcomes).toEqual(['a', new CmsRefusal('invalid_request'), 'c', 'd']);
  });

  it('says how much it has to do', async () => {
    const { batcher, add, call } = cms();
    expect(batcher.depth()).toEqual({ waiting: 0, underWay: 0 });
    add('a');
    expect(batcher.depth()).toEqual({ waiting: 1, underWay: 0 });
    await turn();
    add('b');
    await turn();
    add('c');
    await turn();
    expect(batcher.depth()).toEqual({ waiting: 1, underWay: 2 });
    call(0).commit();
    call(1).commit();
    await turn();
    await turn();
    expect(batcher.depth()).toEqual({ waiting: 0, underWay: 1 });
  });

  it('sends the count of bots along with events, and again where that failed', async () => {
    const { batcher, add, call, calls } = cms();
    batcher.countBot();
    batcher.countBot();
    add('a');
    await turn();
    expect(call(0).batch.bots).toBe(2);
    call(0).fail(new Error('gone'));
    await turn();
    add('b');
    await turn();
    expect(call(1).batch.bots).toBe(2);
    call(1).commit();
    await jest.advanceTimersByTimeAsync(2 * BOTS_ALONE_MS);
    expect(calls).toHaveLength(2);
  });

  it('sends the count of bots alone where no events come', async () => {
    const { batcher, calls } = cms();
    batcher.countBot();
    await jest.advanceTimersByTimeAsync(BOTS_ALONE_MS - 1);
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls.map(({ batch }) => batch)).toEqual([{ events: [], bots: 1 }]);
  });

  it('leaves nothing behind at the end', async () => {
    const { batcher, add, call, calls } = cms();
    for (const name of ['a', 'b', 'c']) {
      add(name);
      await turn();
    }
    batcher.countBot();
    let isDone = false;
    void batcher.drain().then(() => (isDone = true));
    call(0).commit();
    call(1).commit();
    await turn();
    expect(calls.map(({ batch }) => [batch.events.length, batch.bots])).toEqual([[1, 0], [1, 0], [1, 1]]);
    expect(isDone).toBe(false);
    call(2).commit();
    await turn();
    expect(isDone).toBe(true);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(jest.getTimerCount()).toBe(0);
  });
});
