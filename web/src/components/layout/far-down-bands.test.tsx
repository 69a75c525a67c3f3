import { render } from '@testing-library/react';
import { FarDownBands } from './far-down-bands';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const readyState = jest.spyOn(document, 'readyState', 'get');
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
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
const laidOut = (container: HTMLElement) => [...container.children].map((band) => (band as HTMLElement).style.contentVisibility);

it('lays out one band at a time, whenever nothing else is to be done', () => {
  const { container } = render(page);
  expect(laidOut(container)).toEqual(['', '', '']);
  idle.shift()?.();
  expect(laidOut(container)).toEqual(['visible', '', '']);
  idle.shift()?.();
  expect(laidOut(container)).toEqual(['visible', '', 'visible']);
  idle.shift()?.();
  expect(idle).toEqual([]);
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
  expect(laidOut(container)).toEqual(['visible', '', 'visible']);
  jest.useRealTimers();
});

it('stops with its page', () => {
  const { unmount } = render(page);
  unmount();
  expect(idle).toEqual([]);
});
