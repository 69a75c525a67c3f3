import { localePath, paths, stripLocale } from './paths';

describe('localePath', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/about', '/about'],
    ['ar', '/', '/ar'],
    ['ar', '/blog/page/2', '/ar/blog/page/2'],
  ] as const)('%s %s → %s', (locale, path, expected) => expect(localePath(locale, path)).toBe(expected));
});

describe('stripLocale', () => {
  it.each([
    ['/', '/'],
    ['/ar', '/'],
    ['/ar/services/seo', '/services/seo'],
    ['/en/blog', '/blog'],
    ['/arabic', '/arabic'],
    ['/english/ar', '/english/ar'],
  ])('%s → %s', (pathname, expected) => expect(stripLocale(pathname)).toBe(expected));
});

it('the first page of a list has no number in its address', () => {
  expect(paths.blogPage(1)).toBe('/blog');
  expect(paths.blogPage(2)).toBe('/blog/page/2');
  expect(paths.category('seo')).toBe('/blog/category/seo');
  expect(paths.category('seo', 3)).toBe('/blog/category/seo/page/3');
});
