import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useToastState } from '@/components/toast/toast-state';
import { callApi } from '@/lib/api-client';
import { OPEN_AUTH_MODAL_EVENT } from '@/lib/auth-events';
import { useAuthState } from '@/lib/auth-state';
import type { Locale } from '@/i18n/locales';
import { sara } from '@/testing/auth-page';
import { cartItem, FakeCart, problem } from '@/testing/fake-cart';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import { AddToCartButton } from './add-to-cart-button';
import { CartBoot } from './cart-boot';
import { emptyCart, loadCart } from './cart-sync';
import { readIntent } from './intent';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const item = {
  serviceId: 'service-seo',
  subServiceId: 'sub-audit',
  subServiceName: 'Audit',
  details: { serviceSlug: 'seo', serviceName: 'SEO', subServiceSlug: 'audit', description: '', price: 100 },
};
let server: FakeCart;
const asked = jest.fn();
const onAsked = ({ detail }: WindowEventMap['openAuthModal']) => void asked(detail);

beforeEach(() => {
  window.localStorage.clear();
  emptyCart();
  asked.mockReset();
  window.addEventListener(OPEN_AUTH_MODAL_EVENT, onAsked);
  useToastState.setState({ shown: [], kept: [] });
  useAuthState.setState({ status: 'authenticated', user: sara });
  server = new FakeCart();
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
});
afterEach(() => window.removeEventListener(OPEN_AUTH_MODAL_EVENT, onAsked));

const element = (locale: Locale = 'en') => (
  <AddToCartButton locale={locale} labels={(locale === 'ar' ? ar : en).Cart.Add} item={item} returnTo="/services/seo" />
);
const toasts = () => useToastState.getState().kept.map(({ type, message, duration }) => [type, message, duration]);
const additions = () => server.calls.filter((call) => call === 'POST /cart/add').length;

it('before the page’s scripts run leads to the login page and back', () => {
  expect(renderToString(element())).toMatch(/^<a href="\/login\?from=%2Fservices%2Fseo" rel="nofollow" aria-label="Connect to Add: Audit"/);
});

describe('for a visitor', () => {
  beforeEach(() => useAuthState.setState({ status: 'unauthenticated', user: null }));

  it('asks to connect, and remembers what was wanted', async () => {
    render(element());
    await userEvent.click(screen.getByRole('button', { name: 'Connect to Add: Audit' }));
    expect(asked).toHaveBeenCalledWith({ message: 'Please connect to your account to add services to your cart' });
    expect(readIntent()).toEqual({ serviceId: 'service-seo', subServiceId: 'sub-audit', subServiceName: 'Audit' });
    expect(server.calls).toEqual([]);
  });

  it('becomes "Add to Cart" with the sign-in', () => {
    render(element());
    act(() => useAuthState.setState({ status: 'authenticated', user: sara }));
    expect(screen.getByRole('button', { name: 'Add to Cart: Audit' })).toBeVisible();
  });
});

it('adds, shows that it does, and does it once', async () => {
  const release = server.hold();
  render(element());
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add to Cart: Audit' }));
  expect(screen.getByRole('button')).toHaveTextContent('Adding…');
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  release();
  await waitFor(() => expect(toasts()).toEqual([['success', '"Audit" added to cart', 2_000]]));
  expect(additions()).toBe(1);
  expect(screen.getByRole('button')).toHaveTextContent('Add to Cart');
});

describe('while the server is being asked who this is', () => {
  beforeEach(() => useAuthState.setState({ status: 'unknown', user: sara }));

  it('waits for that, and adds once', async () => {
    render(
      <>
        <CartBoot locale="en" />
        {element()}
      </>,
    );
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add to Cart: Audit' }));
    expect(screen.getByRole('button')).toHaveTextContent('Adding…');
    expect(server.calls).toEqual([]);
    act(() => useAuthState.setState({ status: 'authenticated', user: sara }));
    await waitFor(() => expect(toasts()).toEqual([['success', '"Audit" added to cart', 2_000]]));
    expect(additions()).toBe(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks to connect where it is nobody', async () => {
    render(element());
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart: Audit' }));
    act(() => useAuthState.setState({ status: 'unauthenticated', user: null }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(readIntent()).not.toBeNull();
    expect(server.calls).toEqual([]);
  });
});

it('warns for 2 s where it is there already', async () => {
  server.items = [cartItem('Audit', { quantity: 3 })];
  await loadCart();
  render(element());
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(toasts()).toEqual([['warning', '"Audit" is already in your cart! Current quantity: 3', 2_000]]));
  expect(additions()).toBe(0);
});

it('warns alike where only the server knows that', async () => {
  server.refuseNext('POST', problem(409, 'already_in_cart', { item: 'Audit', quantity: 7 }));
  render(element('ar'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(toasts()).toEqual([['warning', '«Audit» موجودة في سلتك بالفعل! الكمية الحالية: 7', 2_000]]));
});

it('says where it failed beside the button, without a toast', async () => {
  server.refuseNext('POST', problem(503, 'unavailable'));
  render(element());
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This could not be added. Please try again.'));
  expect(toasts()).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(''));
});

it('asks to connect where the session has ended meanwhile', async () => {
  server.refuseNext('POST', problem(401, 'unauthorized'));
  render(element());
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(readIntent()).not.toBeNull();
});
