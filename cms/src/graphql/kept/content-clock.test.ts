import { COALESCE_MS } from '../../site/notifier';
import { ContentClock, STAMP_HOLDS_MS } from './content-clock';

let time: number;
let asked: { resolve(stamp: string | undefined): void }[];
let clock: ContentClock;

beforeEach(() => {
  time = 0;
  asked = [];
  clock = new ContentClock(
    () => new Promise((resolve) => asked.push({ resolve })),
    () => time,
  );
});

/** Lets everything that has been promised happen. */
const settled = () => new Promise(setImmediate);

async function readNow(stamp: string): Promise<string | undefined> {
  const read = clock.read();
  await settled();
  asked.at(-1)?.resolve(stamp);
  return read;
}

describe('ContentClock', () => {
  it('believes a stamp for less time than passes before anybody is told of a change', () => {
    expect(STAMP_HOLDS_MS).toBeLessThan(COALESCE_MS);
  });

  it('asks once for all who ask within that time', async () => {
    expect(await readNow('1')).toBe('1');
    time = STAMP_HOLDS_MS - 1;
    expect(await Promise.all([clock.read(), clock.read()])).toEqual(['1', '1']);
    expect(asked).toHaveLength(1);
    time = STAMP_HOLDS_MS;
    expect(await readNow('2')).toBe('2');
  });

  it('counts that time from the question, not from the answer', async () => {
    const slow = clock.read();
    await settled();
    time = STAMP_HOLDS_MS;
    asked[0]?.resolve('1');
    expect(await slow).toBe('1');
    expect(await readNow('2')).toBe('2');
  });

  it('has those who come too late for a question wait for the next one, together', async () => {
    void clock.read();
    await settled();
    clock.expire();
    const late = [clock.read(), clock.read()];
    asked[0]?.resolve('1');
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]?.resolve('2');
    expect(await Promise.all(late)).toEqual(['2', '2']);
  });

  it('asks anew at once after a change of its own', async () => {
    await readNow('1');
    clock.expire();
    expect(await readNow('2')).toBe('2');
  });

  it('says that nobody knows, and asks again', async () => {
    const read = clock.read();
    await settled();
    asked[0]?.resolve(undefined);
    expect(await read).toBeUndefined();
    time = STAMP_HOLDS_MS;
    expect(await readNow('1')).toBe('1');
  });
});
