import { scriptsAfterPaint } from './scripts-after-paint';

const HEAD =
  '<link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>';
const page = `<html><head>${HEAD}</head><body><p>&lt;script src="/_next/static/x.js" async=""</p><script id="_R_">boot()</script></body></html>`;

const settle = (ms: number) => jest.advanceTimersByTime(ms);
/** Scripts a browser would have fetched by now. */
const fetched = () => [...document.querySelectorAll('script[src]')].filter((script) => !script.hasAttribute('type')).map((script) => script.getAttribute('src'));

function open(html: string, visibility: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = parsed.head.innerHTML.replace(/<script[^>]*noModule.*$/i, '');
  // What a browser runs by itself; a document that is only parsed doesn't.
  const loader = [...parsed.querySelectorAll('script:not([src])')].at(-1)?.textContent ?? '';
  new Function(loader)();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the scripts of a page', () => {
  it('stand where they stood, of a type that isn’t fetched, and are nowhere announced', () => {
    const html = scriptsAfterPaint(page);
    expect(html).toContain('<script type="text/x-after-paint" src="/_next/static/chunks/a.js" async="">');
    expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
    expect(html).toContain('<p>&lt;script src="/_next/static/x.js" async=""</p><script id="_R_">boot()</script>');
    expect(html).toContain('as="font"');
    expect(html).not.toContain('as="script"');
  });

  it('get their data in one piece, in its order, and what is only text stays as it is', () => {
    const pieces = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>';
    const html = scriptsAfterPaint(page.replace('</body>', `<i>&lt;/script&gt;&lt;script&gt;self.__next_f.push(</i>${pieces}</body>`));
    expect(html).toContain('<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])</script>');
    expect(html).toContain('<i>&lt;/script&gt;&lt;script&gt;self.__next_f.push(</i>');
  });

  it('are fetched after the first frame', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    open(scriptsAfterPaint(page), 'visible');
    settle(100);
    expect(fetched()).toEqual([]);
    frames.forEach((frame) => frame(0));
    settle(1);
    expect(fetched()).toEqual(['/_next/static/chunks/a.js']);
    settle(5_000);
    expect(fetched()).toEqual(['/_next/static/chunks/a.js']);
  });

  it('are fetched without a frame after two seconds, and at once in a tab that gets none', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    open(scriptsAfterPaint(page), 'visible');
    settle(1_999);
    expect(fetched()).toEqual([]);
    settle(2);
    expect(fetched()).toEqual(['/_next/static/chunks/a.js']);
    open(scriptsAfterPaint(page), 'hidden');
    settle(1);
    expect(fetched()).toEqual(['/_next/static/chunks/a.js']);
  });
});

it.each(['<p>no page</p>', '<html><body>no script of the build</body></html>'])('leaves alone what has none: %s', (html) => {
  expect(scriptsAfterPaint(html)).toBe(html);
});
