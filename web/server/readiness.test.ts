import { Readiness } from './readiness';

function build({ pages = 'warming' as 'warming' | 'ok', hasContent = false } = {}) {
  const world = { pages, hasContent, now: 0 };
  const readiness = new Readiness({ pages: () => world.pages, hasContent: () => world.hasContent, breaker: () => 'closed', now: () => world.now });
  return { world, readiness };
}

describe('readiness', () => {
  it('comes with the last page of the warm-up', () => {
    const { world, readiness } = build({ hasContent: true });
    readiness.noteCms(true);
    expect(readiness.isReady()).toBe(false);
    world.pages = 'ok';
    expect(readiness.isReady()).toBe(true);
  });

  it('comes with the pages of before while the CMS is away, and not without any', () => {
    const { world, readiness } = build();
    readiness.noteCms(false);
    expect(readiness.isReady()).toBe(false);
    world.hasContent = true;
    expect(readiness.isReady()).toBe(true);
  });

  it('doesn’t wait for ever for a page that can’t be rendered', () => {
    const { world, readiness } = build({ hasContent: true });
    readiness.noteCms(true);
    world.now = 119_999;
    expect(readiness.isReady()).toBe(false);
    world.now = 120_000;
    expect(readiness.isReady()).toBe(true);
  });

  it('stays while the CMS goes away later', () => {
    const { readiness } = build({ pages: 'ok', hasContent: true });
    readiness.noteCms(false);
    expect(readiness.isReady()).toBe(true);
  });

  it('ends with the process, first of all', () => {
    const { readiness } = build({ pages: 'ok', hasContent: true });
    readiness.stop();
    expect(readiness.isReady()).toBe(false);
    expect(readiness.details()).toEqual({ ready: false, stopping: true, pages: 'ok', cms: 'unknown', content: true, breaker: 'closed' });
  });
});
