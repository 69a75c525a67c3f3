import { oneTabAtATime } from './one-tab-at-a-time';

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

it('holds the lock of that name while it goes on', async () => {
  const request = jest.fn((_name: string, task: () => Promise<string>) => task());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(oneTabAtATime('cart', () => Promise.resolve('done'))).resolves.toBe('done');
  expect(request).toHaveBeenCalledWith('cart', expect.any(Function));
});

it('is done all the same where there are no locks', async () => {
  await expect(oneTabAtATime('cart', () => Promise.resolve('done'))).resolves.toBe('done');
});
