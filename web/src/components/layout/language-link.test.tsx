import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLanguageChoice } from './language-choice';
import { LanguageLink } from './language-link';

const usePathname = jest.fn<string, []>();
jest.mock('next/navigation', () => ({ usePathname: () => usePathname() }));

beforeAll(followLanguageChoice);

const cookie = jest.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  cookie.mockClear();
  window.localStorage.clear();
  usePathname.mockReturnValue('/blog/seo-basics');
  // jsdom can't follow links
  document.addEventListener('click', (event) => event.preventDefault());
});

const link = () => screen.getByRole('link');

it.each([
  ['/blog/seo-basics', 'ar', '/ar/blog/seo-basics'],
  ['/en/blog/seo-basics', 'ar', '/ar/blog/seo-basics'],
  ['/ar/blog/seo-basics', 'en', '/blog/seo-basics'],
  ['/', 'ar', '/ar'],
  ['/ar', 'en', '/'],
  ['/blog/category/seo/page/2', 'ar', '/ar/blog/category/seo'],
] as const)('leads from %s in %s to %s', (pathname, locale, href) => {
  usePathname.mockReturnValue(pathname);
  render(<LanguageLink locale={locale}>x</LanguageLink>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).toHaveAttribute('hreflang', locale);
});

it('stores the choice for the server and for the browser', async () => {
  render(<LanguageLink locale="ar">العربية</LanguageLink>);
  await userEvent.click(link());
  expect(cookie).toHaveBeenCalledWith('language=ar; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(window.localStorage.getItem('language')).toBe('ar');
});

it('stores it as well when opened in another tab', () => {
  render(<LanguageLink locale="ar">العربية</LanguageLink>);
  fireEvent(link(), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(window.localStorage.getItem('language')).toBe('ar');
});

it.each([
  [true, '/ar/blog/seo-basics?token=abc'],
  [false, '/ar/blog/seo-basics'],
])('takes the query along where that is wanted (%s)', async (keepQuery, expected) => {
  window.history.replaceState(null, '', '/blog/seo-basics?token=abc');
  render(<LanguageLink locale="ar" keepQuery={keepQuery}>العربية</LanguageLink>);
  await userEvent.click(link());
  window.history.replaceState(null, '', '/');
  expect(link()).toHaveAttribute('href', expect.stringMatching(`${expected.replace('?', '\\?')}$`));
});

it('works without local storage', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<LanguageLink locale="ar">العربية</LanguageLink>);
  await userEvent.click(link());
  expect(cookie).toHaveBeenCalled();
  setItem.mockRestore();
});
