import { INTENT_KEPT_MS } from './constants';
import { forgetIntent, readIntent, rememberIntent } from './intent';

const audit = { serviceId: 's1', subServiceId: 's2', subServiceName: 'Audit' };

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

it('remembers ids and the name, and nothing else', () => {
  rememberIntent({ ...audit, details: { price: 5 } } as typeof audit);
  expect(readIntent()).toEqual(audit);
  expect(JSON.parse(window.localStorage.getItem('cart-intent') ?? '')).toEqual({ ...audit, at: expect.any(Number) });
  forgetIntent();
  expect(readIntent()).toBeNull();
});

it('forgets after a day', () => {
  jest.useFakeTimers();
  rememberIntent(audit);
  jest.advanceTimersByTime(INTENT_KEPT_MS);
  expect(readIntent()).toEqual(audit);
  jest.advanceTimersByTime(1);
  expect(readIntent()).toBeNull();
});

it.each(['{', 'null', '[]', '{"serviceId":1}', JSON.stringify({ ...audit, at: 'x' })])('takes %s for nothing', (entry) => {
  window.localStorage.setItem('cart-intent', entry);
  expect(readIntent()).toBeNull();
});
