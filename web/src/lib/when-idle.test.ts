import { whenIdle } from './when-idle';

const setReadyState = (state: DocumentReadyState) => Object.defineProperty(document, 'readyState', { value: state, configurable: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for the page to have loaded', () => {
  const work = jest.fn();
  setReadyState('interactive');
  whenIdle(work);
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('begins soon on a page that has loaded, and leaves it when told to', () => {
  const work = jest.fn();
  setReadyState('complete');
  whenIdle(work);
  whenIdle(work)();
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('leaves it while the page still loads', () => {
  const work = jest.fn();
  setReadyState('loading');
  whenIdle(work)();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
