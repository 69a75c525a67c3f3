import { KeptAnswers } from './kept-answers';

const LIMITS = { maxBytes: 10_000, maxEntryBytes: 1_000 };
const keep = () => true;
const named = (text: string) => ({ type: 'application/json', body: Buffer.from(text) });

let stamp: string | undefined;
let kept: KeptAnswers;

beforeEach(() => {
  stamp = '1';
  kept = new KeptAnswers(async () => stamp, LIMITS);
});

async function say(question: string, text: string): Promise<void> {
  (await kept.look(question, keep)).settle(named(text));
}
const found = async (question: string) => (await kept.look(question, () => false)).answer?.body.toString();

describe('KeptAnswers', () => {
  it('gives an answer to whoever asks the same again', async () => {
    await say('a', 'A');
    expect([await found('a'), await found('b')]).toEqual(['A', undefined]);
    expect(kept.figures).toMatchObject({ hits: 1, misses: 1, answers: 1 });
  });

  it('drops everything once content has changed', async () => {
    await say('a', 'A');
    await say('b', 'B');
    stamp = '2';
    expect([await found('a'), await found('b')]).toEqual([undefined, undefined]);
    expect(kept.figures).toMatchObject({ answers: 0, bytes: 0 });
  });

  it('doesn’t keep what was read before the content changed', async () => {
    const look = await kept.look('a', keep);
    stamp = '2';
    await found('b');
    look.settle(named('old'));
    expect(await found('a')).toBeUndefined();
  });

  it('has those who ask the same at once wait for one answer', async () => {
    const first = await kept.look('a', keep);
    const others = [kept.look('a', keep), kept.look('a', keep)];
    first.settle(named('A'));
    for (const look of await Promise.all(others)) expect(look.answer?.body.toString()).toBe('A');
    expect(kept.figures).toMatchObject({ hits: 2, misses: 1 });
  });

  it('has them ask for themselves where that one failed', async () => {
    const first = await kept.look('a', keep);
    const other = kept.look('a', keep);
    first.settle(undefined);
    expect((await other).answer).toBeUndefined();
    (await other).settle(named('A'));
    expect(await found('a')).toBe('A');
  });

  it('gives nobody an answer that was begun before a change they know of', async () => {
    const first = await kept.look('a', keep);
    stamp = '2';
    const second = await kept.look('a', keep);
    first.settle(named('old'));
    expect(second.answer).toBeUndefined();
    second.settle(named('new'));
    expect(await found('a')).toBe('new');
  });

  it('neither gives nor keeps anything while nobody knows the state of the content', async () => {
    await say('a', 'A');
    stamp = undefined;
    expect(await found('a')).toBeUndefined();
    await say('b', 'B');
    stamp = '1';
    expect([await found('a'), await found('b')]).toEqual(['A', undefined]);
  });

  it('keeps no answer of a question that isn’t one to keep', async () => {
    (await kept.look('a', () => false)).settle(named('A'));
    expect(await found('a')).toBeUndefined();
    expect(kept.figures.misses).toBe(0);
  });
});
