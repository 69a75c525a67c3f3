/** @jest-environment node */
import { KnownChanges } from './known-changes';
import { createSharedPages, type PageStore } from './shared-pages';

class FakeStore implements PageStore {
  readonly kept = new Map<string, Buffer>();
  failing = false;

  readonly #answer = <T>(answer: T): Promise<T> => (this.failing ? Promise.reject(new Error('away')) : Promise.resolve(answer));

  getBuffer = (key: string) => this.#answer(this.kept.get(key) ?? null);
  set = (key: string, value: Buffer) => this.#answer(void this.kept.set(key, value));
  del = (key: string) => this.#answer(void this.kept.delete(key));
}

const PAGE = Buffer.from('<p>صفحة</p>'.repeat(1_000));

let store: FakeStore;
let changes: KnownChanges;
beforeEach(() => {
  store = new FakeStore();
  changes = new KnownChanges();
  changes.startOver(1);
  changes.begin(['posts'], 2)();
});
const replica = (buildId = 'build-1') => createSharedPages({ store, buildId, changes });

it('a page that one replica wrote is read by another, as it was, and small on the way', async () => {
  await replica().write('/$/en/blog', PAGE, replica().now());
  const page = await replica().read('/$/en/blog');
  expect(page?.content).toEqual(PAGE);
  expect(page?.isCurrent(['posts'])).toBe(true);
  expect([...store.kept.values()][0]?.length).toBeLessThan(PAGE.length / 10);
});

it('says when something it shows has changed since', async () => {
  await replica().write('/$/en/blog', PAGE, 2);
  changes.begin(['posts'], 3);
  const page = await replica().read('/$/en/blog');
  expect(page?.isCurrent(['posts'])).toBe(false);
  expect(page?.isCurrent(['services'])).toBe(true);
});

it('belongs to one build and one address', async () => {
  await replica().write('/$/en/blog', PAGE, 2);
  expect(await replica('build-2').read('/$/en/blog')).toBeUndefined();
  expect(await replica().read('/$/ar/blog')).toBeUndefined();
  await replica().remove('/$/en/blog');
  expect(await replica().read('/$/en/blog')).toBeUndefined();
});

it('holds nothing that a replica could not have read again', async () => {
  await replica().write('/$/en/blog', Buffer.alloc(5 * 1024 * 1024), 2);
  expect(store.kept.size).toBe(0);
});

it.each([['nothing of ours', Buffer.from('x')], ['half a page', Buffer.from('2\nx')]])('takes %s for no page', async (_, content) => {
  await replica().write('/$/en/blog', PAGE, 2);
  for (const key of store.kept.keys()) store.kept.set(key, content);
  expect(await replica().read('/$/en/blog')).toBeUndefined();
});

it('is nobody’s trouble while the store is away', async () => {
  store.failing = true;
  await replica().write('/$/en/blog', PAGE, 2);
  await replica().remove('/$/en/blog');
  expect(await replica().read('/$/en/blog')).toBeUndefined();
});
