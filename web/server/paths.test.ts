import { loggedPath } from './paths';

describe('an address in the log', () => {
  it.each([
    ['/ar/blog/seo?utm_source=x', '/ar/blog/seo'],
    ['/verify?token=Abc', '/verify'],
    ['/reset-password/Abc-123?x', '/reset-password/…'],
    ['/ar/reset-password/Abc-123/', '/ar/reset-password/…'],
    ['/reset-password/', '/reset-password/'],
    ['', ''],
  ])('is %s → %s', (url, logged) => expect(loggedPath(url)).toBe(logged));
});
