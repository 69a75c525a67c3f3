import { act, render, waitFor } from '@testing-library/react';
import { useToastState } from '@/components/toast/toast-state';
import { callApi } from '@/lib/api-client';
import { announceLogout } from '@/lib/auth-events';
import { useAuthState } from '@/lib/auth-state';
import { omar, sara } from '@/testing/auth-page';
import { cartItem, FakeCart, problem } from '@/testing/fake-cart';
import { CartBoot } from './cart-boot';
import { useCartState } from './cart-state';
import { emptyCart } from './cart-sync';
import { STALE_AFTER_MS } from './constants';
import { readIntent, rememberIntent } from './intent';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));
const otherTab = new EventTarget();
jest.mock('./cart-tabs', () => ({
  tellTabs: jest.fn(),
  followTabs: (onChanged: () => void) => {
    otherTab.addEventListener('message', onChanged);
    return () => otherTab.removeEventListener('message', onChanged);
  },
}));

const audit = { serviceId: 'service-seo', subServiceId: 'sub-audit', subServiceName: 'Audit' };
let server: FakeCart;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  window.localStorage.clear();
  emptyCart();
  useAuthState.setState({ status: 'unknown', user: null });
  useToastState.setState({ shown: [], kept: [] });
  server = new FakeCart(cartItem('Links'));
  jest.mocked(callApi).mockReset().mockImplementation(server.call as typeof callApi);
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const names = () => useCartState.getState().cart.items.map(({ subServiceName }) => subServiceName);
const signIn = (user = sara) => act(async () => useAuthState.setState({ status: 'authenticated', user }));
const readings = () => server.calls.filter((call) => call === 'GET /cart').length;
const messages = () => useToastState.getState().kept.map(({ type, message }) => `${type}: ${message}`);

it('reads the cart once somebody is signed in, and not before', async () => {
  render(<CartBoot locale="en" />);
  act(() => useAuthState.setState({ status: 'unknown', user: sara }));
  expect(server.calls).toEqual([]);
  await signIn();
  await waitFor(() => expect(names()).toEqual(['Links']));
  // The same person once more, as when another tab tells it.
  await signIn({ ...sara });
  expect(readings()).toBe(1);
});

it('is empty as soon as nobody is signed in, and forgets what was said', async () => {
  render(<CartBoot locale="en" />);
  await signIn();
  await waitFor(() => expect(names()).toEqual(['Links']));
  useToastState.setState({ kept: [{ id: '1', type: 'info', message: 'x', duration: 1, at: 0 }] });
  act(() => useAuthState.setState({ status: 'unauthenticated', user: null }));
  expect(names()).toEqual([]);
  act(() => announceLogout());
  expect(useToastState.getState().kept).toEqual([]);
  expect(useCartState.getState().status).toBe('idle');
});

it('is emptied by userLoggedOut, unless somebody is signed in again by then', async () => {
  render(<CartBoot locale="en" />);
  await signIn();
  await waitFor(() => expect(names()).toEqual(['Links']));
  act(() => useAuthState.setState({ status: 'unauthenticated', user: null }));
  await signIn(omar);
  await waitFor(() => expect(names()).toEqual(['Links']));
  act(() => announceLogout());
  expect(names()).toEqual(['Links']);
});

it('follows other tabs', async () => {
  const { unmount } = render(<CartBoot locale="en" />);
  await signIn();
  await waitFor(() => expect(names()).toEqual(['Links']));
  server.items = [];
  otherTab.dispatchEvent(new Event('message'));
  await waitFor(() => expect(names()).toEqual([]));
  unmount();
  otherTab.dispatchEvent(new Event('message'));
  expect(readings()).toBe(2);
});

it('asks again when a tab comes back after a minute, not after a moment', async () => {
  render(<CartBoot locale="en" />);
  await signIn();
  await waitFor(() => expect(names()).toEqual(['Links']));
  jest.useFakeTimers();
  const lookAway = (ms: number) => {
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(ms);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  lookAway(STALE_AFTER_MS - 1);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(readings()).toBe(1);
  lookAway(STALE_AFTER_MS);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(readings()).toBe(2);
});

it('asks again when the page comes back from the browser’s memory', async () => {
  render(<CartBoot locale="en" />);
  await signIn();
  await waitFor(() => expect(names()).toEqual(['Links']));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(readings()).toBe(2));
});

describe('what was wanted before signing in', () => {
  it('is added once, with a message, and forgotten', async () => {
    rememberIntent(audit);
    render(<CartBoot locale="en" />);
    await signIn();
    await waitFor(() => expect(messages()).toEqual(['success: "Audit" added to cart']));
    expect(names()).toEqual(['Links', 'Audit']);
    expect(readIntent()).toBeNull();
    expect(server.calls.filter((call) => call === 'POST /cart/add')).toHaveLength(1);
  });

  it('that is there already is told with its quantity, and forgotten', async () => {
    rememberIntent(audit);
    server.refuseNext('POST /cart/add', problem(409, 'already_in_cart', { item: 'Audit', quantity: 3 }));
    render(<CartBoot locale="en" />);
    await signIn();
    await waitFor(() => expect(messages()).toEqual(['warning: "Audit" is already in your cart! Current quantity: 3']));
    expect(readIntent()).toBeNull();
  });

  it('that no longer exists is told, and forgotten', async () => {
    rememberIntent(audit);
    server.refuseNext('POST /cart/add', problem(404, 'not_found'));
    render(<CartBoot locale="en" />);
    await signIn();
    await waitFor(() => expect(messages()).toEqual(['error: "Audit" could not be added to your cart']));
    expect(readIntent()).toBeNull();
  });

  it('is tried again with the next page where no answer came', async () => {
    rememberIntent(audit);
    server.refuseNext('POST /cart/add', problem(0, 'network'));
    render(<CartBoot locale="en" />);
    await signIn();
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(readIntent()).toEqual(audit);
  });

  it('is in the language of the page', async () => {
    rememberIntent(audit);
    render(<CartBoot locale="ar" />);
    await signIn();
    await waitFor(() => expect(messages()).toEqual(['success: أُضيفت «Audit» إلى السلة']));
  });
});
