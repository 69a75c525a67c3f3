/** @jest-environment node */
import { FakeNext } from '@/testing/fake-next';
import { PageCache } from './page-cache';
import { PageSource } from './page-source';

const FRESH_MS = 5_000;

function setUp({ maxBytes }: { maxBytes?: number } = {}) {
  const next = new FakeNext();
  const cache = new PageCache(maxBytes);
  const tagsByPath = new Map<string, readonly string[]>();
  const errors: unknown[] = [];
  const clock = { now: 1_000_000 };
  const source = new PageSource({
    next: next.handler,
    cache,
    registry: { tagsByPath },
    host: 'site.example',
    baseHeaders: [],
    onError: (_, error) => errors.push(error),
    now: () => clock.now,
    wait: (ms) => {
      clock.now += ms;
      return Promise.resolve();
    },
  });
  const inCache = (path: string) => cache.get(path)?.variants.identity.body.toString();
  return { next, cache, tagsByPath, errors, clock, source, inCache };
}

describe('a page asked for the first time', () => {
  it('is rendered without anything of the visitor, and kept', async () => {
    const { next, source, inCache, clock, cache } = setUp();
    next.publish('/services', '<p>one</p>');
    expect(await source.load('/services')).toMatchObject({ kind: 'page' });
    expect(inCache('/services')).toBe('<p>one</p>');
    expect(cache.get('/services')?.freshUntil).toBe(clock.now + FRESH_MS);
    expect(next.asked).toEqual([{ url: '/services', headers: { host: 'site.example', accept: 'text/html' } }]);
  });

  it('is rendered once for all who ask together', async () => {
    const { next, source } = setUp();
    next.publish('/', '<p>one</p>');
    await Promise.all([source.load('/'), source.load('/'), source.load('/')]);
    expect(next.paths()).toEqual(['/']);
  });

  it('is waited for when Next only has an old copy', async () => {
    const { next, source, inCache } = setUp();
    next.publish('/', '<p>old</p>');
    next.publish('/', '<p>new</p>');
    await source.load('/');
    expect(inCache('/')).toBe('<p>new</p>');
    expect(next.paths()).toEqual(['/', '/']);
  });

  it('is answered from an old copy when the new one takes too long, and nobody waits for it again', async () => {
    const { next, source, inCache, cache, clock } = setUp();
    next.pages.set('/', { html: '<p>old</p>', headers: { 'x-nextjs-cache': 'STALE' } });
    const asked = clock.now;
    expect(await source.load('/')).toMatchObject({ kind: 'page' });
    expect(clock.now - asked).toBeLessThanOrEqual(1_500);
    expect(inCache('/')).toBe('<p>old</p>');
    expect(cache.get('/')?.freshUntil).toBe(0);

    next.pages.set('/', { html: '<p>new</p>' });
    source.renew('/');
    await source.settled();
    expect(inCache('/')).toBe('<p>new</p>');
  });

  it.each([
    ['is not found', { status: 404 }],
    ['redirects', { status: 308 }],
    ['is for one visitor', { headers: { 'Cache-Control': 'private, no-store' } }],
    ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['is no HTML', { headers: { 'Content-Type': 'application/json' } }],
  ])('is not kept when it %s', async (_, page) => {
    const { next, source, inCache } = setUp();
    next.pages.set('/x', { html: '<p>x</p>', ...page });
    expect(await source.load('/x')).toMatchObject({ kind: 'other' });
    expect(inCache('/x')).toBeUndefined();
  });

  it('that fails is passed on as it is and not kept', async () => {
    const { next, source, inCache } = setUp();
    next.failing = true;
    expect(await source.load('/x')).toMatchObject({ kind: 'other', rendered: { status: 500 } });
    expect(inCache('/x')).toBeUndefined();
  });
});

describe('a change by tag', () => {
  it('renews the pages that carry it, and those whose tags nobody knows', async () => {
    const { next, source, inCache, tagsByPath } = setUp();
    for (const path of ['/services', '/blog', '/ar/services']) {
      next.publish(path, '<p>old</p>');
      await source.load(path);
    }
    tagsByPath.set('/en/services', ['services', 'settings']);
    tagsByPath.set('/en/blog', ['posts']);
    next.asked.length = 0;
    for (const path of ['/services', '/blog', '/ar/services']) next.publish(path, '<p>new</p>');

    source.invalidate(['services']);
    await source.settled();
    expect(inCache('/services')).toBe('<p>new</p>');
    expect(inCache('/ar/services')).toBe('<p>new</p>');
    expect(inCache('/blog')).toBe('<p>old</p>');
    expect(next.paths()).not.toContain('/blog');
  });

  it('keeps serving the old page until the new one is there', async () => {
    const { next, source, inCache } = setUp();
    next.publish('/', '<p>old</p>');
    await source.load('/');
    next.publish('/', '<p>new</p>');
    let open = (): void => undefined;
    next.gate = new Promise((resolve) => (open = resolve));
    source.invalidate(['posts']);
    expect(inCache('/')).toBe('<p>old</p>');
    open();
    await source.settled();
    expect(inCache('/')).toBe('<p>new</p>');
  });

  it('that comes while a page is being renewed renews it once more', async () => {
    const { next, source, inCache } = setUp();
    next.publish('/', '<p>one</p>');
    await source.load('/');
    let open = (): void => undefined;
    next.gate = new Promise((resolve) => (open = resolve));
    source.renew('/');
    next.pages.set('/', { html: '<p>two</p>' });
    source.invalidate(['posts']);
    open();
    await source.settled();
    expect(inCache('/')).toBe('<p>two</p>');
  });

  it('that comes while a visitor’s page is being rendered renews it afterwards', async () => {
    const { next, source, inCache, cache } = setUp();
    next.publish('/', '<p>one</p>');
    const opened: (() => void)[] = [];
    const shut = () => (next.gate = new Promise((resolve) => opened.push(resolve)));
    shut();
    const loading = source.load('/');
    next.pages.set('/', { html: '<p>two</p>' });
    source.invalidate(['posts']);
    shut();
    opened[0]?.();
    await loading;
    // Whoever asks for it now hurries its renewal.
    expect(cache.peek('/')?.freshUntil).toBe(0);
    opened[1]?.();
    await source.settled();
    expect(inCache('/')).toBe('<p>two</p>');
  });

  it('takes a page away that is no longer there', async () => {
    const { next, source, inCache } = setUp();
    next.publish('/blog/a', '<p>a</p>');
    await source.load('/blog/a');
    next.pages.delete('/blog/a');
    source.invalidate(['posts']);
    await source.settled();
    expect(inCache('/blog/a')).toBeUndefined();
  });

  it('leaves every page as it is while nothing can be rendered', async () => {
    const { next, source, inCache, cache, clock, errors } = setUp();
    next.publish('/', '<p>old</p>');
    await source.load('/');
    next.failing = true;
    clock.now += 60_000;
    source.invalidate(['posts']);
    await source.settled();
    expect(inCache('/')).toBe('<p>old</p>');
    expect(cache.get('/')?.freshUntil).toBe(clock.now + FRESH_MS);
    expect(errors).toEqual([]);
  });

  it('reports a handler that throws, and keeps the page', async () => {
    const { next, source, inCache, errors } = setUp();
    next.publish('/', '<p>old</p>');
    await source.load('/');
    next.gate = Promise.reject(new Error('render crashed'));
    source.renew('/');
    await source.settled();
    expect(inCache('/')).toBe('<p>old</p>');
    expect(errors).toEqual([new Error('render crashed')]);
  });
});

describe('a renewed page', () => {
  it('is not replaced by an older copy', async () => {
    const { next, source, inCache } = setUp();
    next.publish('/', '<p>one</p>');
    await source.load('/');
    next.pages.set('/', { html: '<p>older</p>', headers: { 'x-nextjs-cache': 'STALE' } });
    source.renew('/');
    await source.settled();
    expect(inCache('/')).toBe('<p>one</p>');
  });

  it('that did not change stays the same entry, only fresh again', async () => {
    const { next, source, cache, clock } = setUp();
    next.publish('/', '<p>one</p>');
    await source.load('/');
    const entry = cache.get('/');
    clock.now += 10_000;
    source.renew('/');
    await source.settled();
    expect(cache.get('/')).toBe(entry);
    expect(entry?.freshUntil).toBe(clock.now + FRESH_MS);
  });
});

describe('the memory', () => {
  it('is bounded by bytes; the page asked for longest ago goes first', async () => {
    const { next, source, cache } = setUp({ maxBytes: 40_000 });
    for (const path of ['/a', '/b', '/c', '/d']) {
      next.publish(path, `<p>${path}</p>${'x'.repeat(10_000)}`);
      await source.load(path);
    }
    expect(cache.paths()).toEqual(['/d', '/c']);
  });
});
