import { TAKE_OVER_MS, WORKER_CHECK_EVERY_MS } from './constants';
import { clearCaches, followWorker, takeOver } from './worker';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = jest.fn(async () => undefined);
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  registration = new FakeRegistration();
  register = jest.fn(async (): Promise<FakeRegistration | undefined> => this.registration);
  getRegistration = jest.fn(async () => this.registration);
}

let workers: FakeContainer;
const settled = () => new Promise(process.nextTick);

beforeEach(() => {
  workers = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => jest.useRealTimers());

it('registers /sw.js, past the browser’s cache', async () => {
  followWorker(jest.fn());
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('tells of a newer worker once it is installed', async () => {
  const onUpdate = jest.fn();
  followWorker(onUpdate);
  await settled();
  const found = workers.registration.find();
  expect(onUpdate).not.toHaveBeenCalled();
  found.become('installed');
  expect(onUpdate).toHaveBeenCalledTimes(1);
  found.become('activated');
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it('tells of one that waits already', async () => {
  const onUpdate = jest.fn();
  workers.registration.waiting = new FakeWorker();
  followWorker(onUpdate);
  await settled();
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it('a browser’s first worker is no update', async () => {
  const onUpdate = jest.fn();
  workers.controller = null;
  followWorker(onUpdate);
  await settled();
  workers.registration.find().become('installed');
  expect(onUpdate).not.toHaveBeenCalled();
});

it.each([
  ['refused', async () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ['kept from working', async () => undefined],
])('does without one where it is %s', async (_what, register) => {
  workers.register.mockImplementation(register);
  followWorker(jest.fn());
  await settled();
});

it('follows nothing once it is stopped', async () => {
  const onUpdate = jest.fn();
  const stop = followWorker(onUpdate);
  await settled();
  stop();
  workers.registration.find().become('installed');
  expect(onUpdate).not.toHaveBeenCalled();
});

it('asks for a newer one when somebody comes back after an hour, not before', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick'] });
  followWorker(jest.fn());
  await settled();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  expect(WORKER_CHECK_EVERY_MS).toBe(3_600_000);
  jest.setSystemTime(WORKER_CHECK_EVERY_MS - 1);
  comeBack();
  expect(workers.registration.update).not.toHaveBeenCalled();
  jest.setSystemTime(WORKER_CHECK_EVERY_MS);
  comeBack();
  comeBack();
  expect(workers.registration.update).toHaveBeenCalledTimes(1);
});

describe('takeOver', () => {
  it('asks the worker that waits, and goes on when it has taken over', async () => {
    const waiting = (workers.registration.waiting = new FakeWorker());
    const taken = takeOver();
    await settled();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    workers.dispatchEvent(new Event('controllerchange'));
    await taken;
  });

  it('never waits for long', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    workers.registration.waiting = new FakeWorker();
    const taken = takeOver();
    await settled();
    jest.advanceTimersByTime(TAKE_OVER_MS);
    await taken;
  });

  it('is done at once where none waits', async () => takeOver());
});

it('empties every cache', async () => {
  const names = new Set(['pages', 'build-files']);
  Object.defineProperty(window, 'caches', { value: { keys: async () => [...names], delete: async (name: string) => names.delete(name) }, configurable: true });
  await clearCaches();
  expect(names.size).toBe(0);
});
