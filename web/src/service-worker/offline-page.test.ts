import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { offlinePage } from './offline-page';

const parsed = (pathname: string) => new DOMParser().parseFromString(offlinePage(pathname), 'text/html');

it.each([
  ['/', 'en', 'ltr', '/', en.Offline],
  ['/services/seo', 'en', 'ltr', '/', en.Offline],
  ['/arabic', 'en', 'ltr', '/', en.Offline],
  ['/ar', 'ar', 'rtl', '/ar', ar.Offline],
  ['/ar/blog/x', 'ar', 'rtl', '/ar', ar.Offline],
])('%s without a network: in %s, %s', (pathname, lang, dir, home, texts) => {
  const page = parsed(pathname);
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual([lang, dir]);
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual([texts.title, texts.title]);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect([...page.links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[texts.tryAgain, ''], [texts.home, home]]);
});

it('fetches nothing: there is no network', () => {
  expect(offlinePage('/')).not.toMatch(/\ssrc=|<link|url\(|@import|https?:/);
});

it('never repeats what stands in an address', () => {
  expect(offlinePage('/<script>alert(1)</script>')).not.toContain('alert');
});
