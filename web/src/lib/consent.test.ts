import { chooseConsent, followConsent, isConsentGiven, isConsentOpen, readConsent } from './consent';

const setPrivacyControl = (value: boolean | undefined) => Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeEach(() => {
  window.localStorage.clear();
  setPrivacyControl(undefined);
});

it('is open until somebody chooses, and given only by a yes', () => {
  expect([isConsentOpen(), isConsentGiven()]).toEqual([true, false]);
  chooseConsent('denied');
  expect([isConsentOpen(), isConsentGiven()]).toEqual([false, false]);
  chooseConsent('granted');
  expect([isConsentOpen(), isConsentGiven()]).toEqual([false, true]);
});

it('is kept with its time', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  chooseConsent('denied');
  jest.useRealTimers();
  expect(JSON.parse(window.localStorage.getItem('consent') ?? '')).toEqual({ analytics: 'denied', at: '2026-11-22T10:00:00.000Z' });
  expect(readConsent()).toEqual({ analytics: 'denied', at: '2026-11-22T10:00:00.000Z' });
});

it('is refused where the browser refuses, whatever was pressed', () => {
  chooseConsent('granted');
  setPrivacyControl(true);
  expect([isConsentOpen(), isConsentGiven()]).toEqual([false, false]);
  window.localStorage.clear();
  expect(isConsentOpen()).toBe(false);
});

it.each(['', 'granted', '{"analytics":"yes","at":"2026"}', '{"analytics":"granted"}', 'null', '[]'])('takes %j for no choice', (entry) => {
  window.localStorage.setItem('consent', entry);
  expect(readConsent()).toBeNull();
});

it('tells whoever follows, of this tab and of others, until they stop', () => {
  const onChange = jest.fn();
  const stop = followConsent(onChange);
  chooseConsent('granted');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  chooseConsent('denied');
  expect(onChange).toHaveBeenCalledTimes(2);
});
