import { hear, tellUntilHeard } from './until-heard';

const HELLO = 'hello';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is heard at once by who listens, and by nobody later', () => {
  const [now, later] = [jest.fn(), jest.fn()];
  const stop = hear(HELLO, now);
  tellUntilHeard(HELLO, 1);
  stop();
  hear(HELLO, later)();
  expect(now.mock.calls).toEqual([[1]]);
  expect(later).not.toHaveBeenCalled();
});

it('waits for who comes a moment later: the last of it, once', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  tellUntilHeard(HELLO, 1);
  tellUntilHeard(HELLO, 2);
  hear(HELLO, first)();
  hear(HELLO, second)();
  expect(first.mock.calls).toEqual([[2]]);
  expect(second).not.toHaveBeenCalled();
});

it('is forgotten where nobody comes for long', () => {
  const late = jest.fn();
  tellUntilHeard(HELLO, 1);
  jest.advanceTimersByTime(10_000);
  hear(HELLO, late)();
  expect(late).not.toHaveBeenCalled();
});
