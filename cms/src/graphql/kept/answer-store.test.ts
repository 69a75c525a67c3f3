import { AnswerStore } from './answer-store';

const answer = (bytes: number) => ({ type: 'application/json', body: Buffer.alloc(bytes) });

describe('AnswerStore', () => {
  it('gives what was kept, and nothing else', () => {
    const store = new AnswerStore({ maxBytes: 1_000, maxEntryBytes: 500 });
    const kept = answer(10);
    store.set('a', kept);
    expect(store.get('a')).toBe(kept);
    expect(store.get('b')).toBeUndefined();
  });

  it('drops what was not asked for longest once it is full', () => {
    const store = new AnswerStore({ maxBytes: 310, maxEntryBytes: 310 });
    for (const question of ['a', 'b', 'c']) store.set(question, answer(100));
    store.get('a');
    store.set('d', answer(100));
    expect(['a', 'b', 'c', 'd'].filter((question) => store.get(question))).toEqual(['a', 'c', 'd']);
    expect(store.bytes).toBe(306);
  });

  it('counts an answer that is replaced once', () => {
    const store = new AnswerStore({ maxBytes: 1_000, maxEntryBytes: 500 });
    store.set('a', answer(100));
    store.set('a', answer(200));
    expect([store.size, store.bytes]).toEqual([1, 202]);
  });

  it('keeps nothing that is too large, nor what it was before', () => {
    const store = new AnswerStore({ maxBytes: 1_000, maxEntryBytes: 100 });
    store.set('a', answer(50));
    store.set('a', answer(100));
    expect([store.get('a'), store.bytes]).toEqual([undefined, 0]);
  });

  it('is empty after it was cleared', () => {
    const store = new AnswerStore({ maxBytes: 1_000, maxEntryBytes: 500 });
    store.set('a', answer(50));
    store.clear();
    expect([store.get('a'), store.size, store.bytes]).toEqual([undefined, 0, 0]);
  });
});
