import { fireEvent, render, screen } from '@testing-library/react';
import { PanelTrack } from './panel-track';

const useSelectedLayoutSegments = jest.fn<string[], []>();
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => useSelectedLayoutSegments() }));

const order = ['seo', 'content', 'strategy'];

/** A service that the list doesn't have comes last. */
const indexOf = (open: string): number => (order.includes(open) ? order.indexOf(open) + 1 : order.length + 1);

/** What the server would send for an address. */
const panelOf = (open: string | null) =>
  open === null ? (
    <div data-panel="0">
      <h1>Services</h1>
      {order.map((slug) => (
        <article key={slug} id={slug}>
          <a href={`#${slug}`}>{slug}</a>
        </article>
      ))}
    </div>
  ) : (
    <div data-panel={indexOf(open)}>
      <a href="#grid" data-close-panel="true">
        Back
      </a>
      <h1 tabIndex={-1}>{open}</h1>
    </div>
  );

const track = (open: string | null, segments = open === null ? [] : [open]) => {
  useSelectedLayoutSegments.mockReturnValue(segments);
  return (
    <PanelTrack gridPath="/services">
      {/* Each page has elements of its own. */}
      <div key={open}>{panelOf(open)}</div>
    </PanelTrack>
  );
};

const start = (open: string | null) => {
  const { rerender } = render(track(open));
  return (next: string | null) => rerender(track(next));
};

const animate = jest.fn<Partial<Animation>, [{ transform: string }[]]>();
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
const scrollIntoView = jest.fn();

let motion = true;

beforeEach(() => {
  jest.clearAllMocks();
  motion = true;
  animate.mockReturnValue({});
  Object.assign(Element.prototype, { animate, scrollIntoView });
  Object.assign(window, { scrollY: 0, matchMedia: () => ({ matches: motion }) });
  document.documentElement.dir = 'ltr';
  Reflect.deleteProperty(window, 'navigation');
});

/** Where the panel comes from, and where the former one goes. */
const slides = () => animate.mock.calls.map(([frames]) => frames.map(({ transform }) => transform));

const fromEnd = [
  ['translateX(100%)', 'none'],
  ['none', 'translateX(-100%)'],
];
const fromStart = [
  ['translateX(-100%)', 'none'],
  ['none', 'translateX(100%)'],
];

it('moves nothing when a page is loaded', () => {
  start('seo');
  expect(animate).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

it.each([
  ['the grid', null, 'content', 'ltr', fromEnd],
  ['a service to the next', 'seo', 'strategy', 'ltr', fromEnd],
  ['a service to the previous', 'content', 'seo', 'ltr', fromStart],
  ['a service to the grid', 'content', null, 'ltr', fromStart],
  ['a service to one that isn’t listed', 'seo', 'unlisted', 'ltr', fromEnd],
  ['the grid, in Arabic', null, 'content', 'rtl', fromStart],
  ['a service to the previous, in Arabic', 'content', 'seo', 'rtl', fromEnd],
])('slides from %s', (_what, before, after, dir, expected) => {
  document.documentElement.dir = dir;
  const go = start(before);
  go(after);
  expect(slides()).toEqual(expected);
});

it('takes every page of the grid for the grid', () => {
  const { rerender } = render(track(null));
  rerender(track(null, ['page', '2']));
  expect(animate).not.toHaveBeenCalled();
  rerender(track('page'));
  expect(slides()).toEqual(fromEnd);
  rerender(track(null, ['page', '2']));
  expect(slides().slice(2)).toEqual(fromStart);
});

it('shows the former panel only while it leaves, out of everybody’s reach', () => {
  const leave: Partial<Animation> = {};
  animate.mockReturnValue(leave);
  const go = start('seo');
  go('content');
  const picture = screen.getByText('seo').closest('[inert]');
  expect(picture).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toEqual([screen.getByRole('heading', { name: 'content' })]);
  leave.onfinish?.call(leave as Animation, {} as AnimationPlaybackEvent);
  expect(screen.queryByText('seo')).not.toBeInTheDocument();
});

it('moves nothing where the visitor wants that, but the focus', () => {
  motion = false;
  const go = start(null);
  go('seo');
  expect(animate).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'seo' })).toHaveFocus();
});

it('gives the focus to the heading of what was opened', () => {
  const go = start(null);
  go('seo');
  expect(screen.getByRole('heading', { name: 'seo' })).toHaveFocus();
});

describe('back in the grid', () => {
  it('is where the visitor was, on the card of the service that was open', () => {
    const go = start(null);
    Object.assign(window, { scrollY: 640 });
    go('seo');
    Object.assign(window, { scrollY: 0 });
    fireEvent.click(screen.getByText('Back'));
    go(null);
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    expect(screen.getByRole('link', { name: 'seo' })).toHaveFocus();
  });

  it('is there by the browser’s own button as well', () => {
    const go = start(null);
    go('content');
    fireEvent.popState(window);
    go(null);
    expect(screen.getByRole('link', { name: 'content' })).toHaveFocus();
  });

  it('shows the card where the grid was never seen', () => {
    const go = start('strategy');
    fireEvent.click(screen.getByText('Back'));
    go(null);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
    expect(screen.getByRole('link', { name: 'strategy' })).toHaveFocus();
  });

  it('is at its beginning when a link of the menu led there', () => {
    const go = start('seo');
    fireEvent.click(document.body);
    go(null);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'seo' })).not.toHaveFocus();
  });
});

describe('the way back', () => {
  const history = (url: string, sameDocument = true) =>
    Object.assign(window, {
      navigation: { currentEntry: { index: 1 }, entries: () => [{ url: `https://site.example${url}`, sameDocument }, {}] },
    });

  /** Whether the link itself was left to lead there. */
  const pressBack = (init?: MouseEventInit) => fireEvent.click(screen.getByText('Back'), init);

  it.each(['/services', '/services#seo', '/services/page/3'])('is a step back where the grid is behind (%s)', (url) => {
    history(url);
    start('seo');
    expect(pressBack()).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another page', '/services/content', true],
    ['the other language', '/ar/services', true],
    ['a page that would load anew', '/services', false],
  ])('is the link where %s is behind', (_what, url, sameDocument) => {
    history(url, sameDocument);
    start('seo');
    expect(pressBack()).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('is the link in browsers that can’t tell', () => {
    start('seo');
    expect(pressBack()).toBe(true);
  });

  it('is the link when it is opened in another tab', () => {
    history('/services');
    start('seo');
    expect(pressBack({ ctrlKey: true })).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });
});
