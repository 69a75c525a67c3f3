/** @jest-environment node */
import { contentModels, type ContentChange } from '@/contracts/revalidate';
import { ContentPoller } from './content-poller';

function setUp() {
  let answer: () => Promise<unknown> = () => Promise.resolve({});
  const reported: ContentChange[][] = [];
  const states: boolean[] = [];
  let failReport = false;
  const poller = new ContentPoller({
    read: () => answer(),
    report: (changes) => {
      if (failReport) return Promise.reject(new Error('not now'));
      reported.push(changes);
      return Promise.resolve();
    },
    onStateChange: (answering) => states.push(answering),
  });
  return {
    poller,
    reported,
    states,
    content: (versions: unknown) => (answer = () => Promise.resolve(versions)),
    away: () => (answer = () => Promise.reject(new TypeError('fetch failed'))),
    failReports: (fail: boolean) => (failReport = fail),
  };
}

const everything = contentModels.map((model) => ({ model, slug: null }));

describe('ContentPoller', () => {
  it('takes everything for changed after a start, and nothing while nothing changes', async () => {
    const { poller, reported, content } = setUp();
    content({ post: '1', service: '1' });
    await poller.check();
    await poller.check();
    expect(reported).toEqual([everything]);
  });

  it('reports the models whose fingerprint differs, also a new or a vanished one', async () => {
    const { poller, reported, content } = setUp();
    content({ post: '1', service: '1', page: '1', unknown: '1' });
    await poller.check();
    content({ post: '2', service: '1', category: '1', unknown: '2' });
    await poller.check();
    expect(reported[1]?.map(({ model }) => model)).toEqual(['post', 'category', 'page']);
  });

  it('takes everything for changed after the CMS was away, and tells of each state once', async () => {
    const { poller, reported, states, content, away } = setUp();
    content({ post: '1' });
    await poller.check();
    away();
    await poller.check();
    await poller.check();
    content({ post: '1' });
    await poller.check();
    expect(reported).toEqual([everything, everything]);
    expect(states).toEqual([true, false, true]);
  });

  it('reports again what could not be handled', async () => {
    const { poller, reported, content, failReports } = setUp();
    content({ post: '1' });
    await poller.check();
    content({ post: '2' });
    failReports(true);
    await poller.check();
    failReports(false);
    await poller.check();
    expect(reported[1]).toEqual(expect.arrayContaining([{ model: 'post', slug: null }]));
  });

  it('does not believe an answer of another form', async () => {
    const { poller, reported, states, content } = setUp();
    content('<html>');
    await poller.check();
    expect(reported).toEqual([]);
    expect(states).toEqual([false]);
  });

  it('asks again and again until it is stopped', async () => {
    jest.useFakeTimers();
    const { poller, reported, content } = setUp();
    content({ post: '1' });
    await poller.start();
    content({ post: '2' });
    await jest.advanceTimersByTimeAsync(17_000);
    expect(reported).toHaveLength(2);
    poller.stop();
    content({ post: '3' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reported).toHaveLength(2);
    jest.useRealTimers();
  });
});
