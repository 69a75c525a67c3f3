import { render } from '@testing-library/react';
import { FarDownBands } from './far-down-bands';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const readyState = jest.spyOn(document, 'readyState', 'get');
let idle: (() => void)[];
let frames: FrameRequestCallback[];

beforeEach(() => {
  idle = [];
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void (frames = []));
  window.requestIdleCallback = (work) => idle.push(work as () => void);
  window.cancelIdleCallback = () => (idle = []);
  readyState.mockReturnValue('complete');
});
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const page = (
  <>
    <section className="far-down">one</section>
    <section>shown at once</section>
    <footer className="far-down">two</footer>
    <FarDownBands />
  </>
);
const passFrame = () => frames.shift()?.(0);
const laidOut = (container: HTMLElement) => [...container.children].map((band) => (band as HTMLElement).style.contentVisibility);

it('lays out one band in a frame, whenever nothing else is to be done', () => {
  const { container } = render(page);
  expect(laidOut(container)).toEqual(['', '', '']);
  idle.shift()?.();
  expect(laidOut(container)).toEqual(['visible', '', '']);
  expect(idle).toEqual([]);
  passFrame();
  idle.shift()?.();
  expect(laidOut(container)).toEqual(['visible', '', 'visible']);
  passFrame();
  idle.shift()?.();
  expect([idle, frames]).toEqual([[], []]);
});

it('waits until the page has loaded', () => {
  readyState.mockReturnValue('interactive');
  render(page);
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
});

it('works where the browser doesn’t tell when it is idle', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const { container } = render(page);
  jest.runAllTimers();
  passFrame();
  jest.runAllTimers();
  expect(laidOut(container)).toEqual(['visible', '', 'visible']);
  jest.useRealTimers();
});

it.each(['before the first band', 'between two'])('stops with its page, %s', (when) => {
  const { unmount } = render(page);
  if (when === 'between two') idle.shift()?.();
  unmount();
  expect([idle, frames]).toEqual([[], []]);
});
