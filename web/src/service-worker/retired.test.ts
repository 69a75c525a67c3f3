import { RETIRED_WORKER } from './retired';

it('takes over at once, empties the caches, and is gone', async () => {
  const names = new Set(['pages', 'build-files']);
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: { waitUntil: (work: Promise<void>) => void }) => void) => void listeners.set(type, listener),
    skipWaiting: jest.fn(),
    registration: { unregister: jest.fn(async () => true) },
  };
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  new Function('self', 'caches', RETIRED_WORKER)(self, caches);

  let work = Promise.resolve();
  const fire = (type: string) => listeners.get(type)?.({ waitUntil: (promise) => void (work = promise) });
  fire('install');
  expect(self.skipWaiting).toHaveBeenCalled();
  fire('activate');
  await work;
  expect(names.size).toBe(0);
  expect(self.registration.unregister).toHaveBeenCalled();
});
