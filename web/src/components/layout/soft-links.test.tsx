import { render, screen } from '@testing-library/react';
import { SiteLink } from '../ui/site-link';
import { SoftLinks } from './soft-links';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => push.mockReset());

/** Presses the link. @returns whether it was left to the browser */
function press(href: string, how: MouseEventInit = {}, props: object = {}): boolean {
  render(
    <>
      <SiteLink href={href} {...props}>
        <span>there</span>
      </SiteLink>
      <SoftLinks />
    </>,
  );
  let isNative = false;
  // jsdom goes nowhere, and says so.
  const look = (event: MouseEvent) => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look);
  screen.getByText('there').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  window.removeEventListener('click', look);
  return isNative;
}

it.each(['/', '/ar', '/blog/a-post', '/search?q=a.b', '/ar/services/page/2', '/apiary', '/media-plans'])('follows %s by the router', (href) => {
  expect(press(href)).toBe(false);
  expect(push.mock.calls).toEqual([[href]]);
});

it.each([
  ['an anchor', '/about#team'],
  ['another site', 'https://other.example/'],
  ['another site without a protocol', '//other.example/'],
  ['the API', '/api/health'],
  ['an upload', '/media/report'],
  ['a file', '/blog/rss.xml'],
  ['leaving a preview', '/preview/exit'],
  ['a mail', 'mailto:a@rukn.example'],
])('leaves %s to the browser', (_what, href) => {
  expect(press(href)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a press with %s to the browser', (_what, how) => {
  expect(press('/blog', how)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ['another window', { target: '_blank' }],
  ['a download', { download: true }],
])('leaves %s to the browser', (_what, props) => {
  expect(press('/blog', {}, props)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

it('leaves a press alone that somebody else has taken', () => {
  expect(press('/blog', {}, { onClick: (event: Event) => event.preventDefault() })).toBe(false);
  expect(push).not.toHaveBeenCalled();
});

it('leaves plain links to the browser', () => {
  render(
    <>
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the point of it */}
      <a href="/blog">plain</a>
      <SoftLinks />
    </>,
  );
  const keep = (event: MouseEvent) => event.preventDefault();
  window.addEventListener('click', keep);
  screen.getByText('plain').click();
  window.removeEventListener('click', keep);
  expect(push).not.toHaveBeenCalled();
});
