import { render } from '@testing-library/react';
import { AuthBoot } from './auth-boot';
import { checkSession, onTabMessage, onUnauthorized } from './session';

jest.mock('./session', () => ({
  checkSession: jest.fn().mockResolvedValue(undefined),
  onPageShow: jest.fn(),
  onTabMessage: jest.fn(),
  onUnauthorized: jest.fn(),
}));

it('asks who is signed in, and follows 401s and other tabs until it is gone', () => {
  const { unmount } = render(<AuthBoot />);
  expect(checkSession).toHaveBeenCalledWith({ evenWithoutToken: false });
  window.dispatchEvent(new Event('apiUnauthorized'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(onTabMessage).toHaveBeenCalledWith({ user: null });
  unmount();
  window.dispatchEvent(new Event('apiUnauthorized'));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

it('asks in any case on a guarded page', () => {
  render(<AuthBoot guarded />);
  expect(checkSession).toHaveBeenCalledWith({ evenWithoutToken: true });
});
