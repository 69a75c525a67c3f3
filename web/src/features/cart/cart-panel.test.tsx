import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToastState } from '@/components/toast/toast-state';
import type { CartItem } from '@/contracts/cart';
import { callApi } from '@/lib/api-client';
import { OPEN_AUTH_MODAL_EVENT } from '@/lib/auth-events';
import { useAuthState } from '@/lib/auth-state';
import type { Locale } from '@/i18n/locales';
import { sara } from '@/testing/auth-page';
import { cartItem, FakeCart, problem } from '@/testing/fake-cart';
import { installModalDialogs } from '@/testing/modal-dialogs';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import CartPanel from './cart-panel';
import { emptyCart, loadCart } from './cart-sync';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

let server: FakeCart;

beforeAll(installModalDialogs);
beforeEach(() => {
  emptyCart();
  useToastState.setState({ shown: [], kept: [] });
  useAuthState.setState({ status: 'authenticated', user: sara });
});

async function open({ items = [], locale = 'en' }: { items?: CartItem[]; locale?: Locale } = {}) {
  server = new FakeCart(...items);
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
  await loadCart();
  const onClosed = jest.fn();
  render(<CartPanel locale={locale} messages={locale === 'ar' ? ar : en} onClosed={onClosed} />);
  return onClosed;
}

const toasts = () => useToastState.getState().kept.map(({ type, message, duration }) => [type, message, duration]);
const button = (name: string) => screen.getByRole('button', { name });

it('is a dialog named "My Cart", closed by its button, its backdrop and its links', async () => {
  const onClosed = await open({ items: [cartItem('Audit')] });
  const dialog = screen.getByRole('dialog', { name: 'My Cart' });
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(button('Close'));
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  act(() => (dialog as HTMLDialogElement).showModal());
  await userEvent.click(dialog);
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('link', { name: 'View cart and request a quote', hidden: true })).toHaveAttribute('href', '/cart');
});

it('asks visitors to connect, with the specified message', async () => {
  await open();
  const asked = jest.fn();
  window.addEventListener(OPEN_AUTH_MODAL_EVENT, (event) => asked(event.detail), { once: true });
  act(() => useAuthState.setState({ status: 'unauthenticated', user: null }));
  expect(screen.getByRole('heading', { name: 'Connect to Your Account' })).toBeVisible();
  await userEvent.click(button('Sign in or create an account'));
  expect(asked).toHaveBeenCalledWith({ message: 'Please connect to your account to view and manage your cart items' });
});

it('shows that it is loading until the cart is there', () => {
  render(<CartPanel locale="en" messages={en} onClosed={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cart…');
});

it('says when it is empty', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
});

it('says when it could not be loaded, and tries again', async () => {
  server = new FakeCart(cartItem('Audit'));
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
  server.refuseNext('GET /cart', problem(503, 'unavailable'), problem(503, 'unavailable'));
  await loadCart();
  render(<CartPanel locale="en" messages={en} onClosed={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart could not be loaded');
  await userEvent.click(button('Try Again'));
  await waitFor(() => expect(button('Try Again')).toBeEnabled());
  await userEvent.click(button('Try Again'));
  expect(await screen.findByRole('heading', { name: 'Audit' })).toBeVisible();
});

describe('a line', () => {
  it('shows names, quantity and prices', async () => {
    await open({ items: [cartItem('Audit', { price: 1499, quantity: 2 }), cartItem('Talk', { price: 0 })] });
    const [audit, talk] = within(screen.getByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem');
    expect(audit).toHaveTextContent('SEO');
    expect(audit).toHaveTextContent('$2,998.00');
    expect(audit).toHaveTextContent('$1,499.00 each');
    expect(talk).toHaveTextContent('Contact for Quote');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$2,998.00');
  });

  it('has a stepper from 1 to 99, and never loses the focus at its ends', async () => {
    await open({ items: [cartItem('Audit', { quantity: 2 })] });
    const [less, more] = [button('One less of Audit'), button('One more of Audit')];
    await userEvent.click(less);
    expect(less).toBeDisabled();
    expect(more).toHaveFocus();
    expect(within(screen.getByRole('group', { name: 'Quantity of Audit' })).getByRole('status')).toHaveTextContent('1');
    server.items = [cartItem('Audit', { quantity: 98 })];
    await act(() => loadCart());
    await userEvent.click(more);
    expect(more).toBeDisabled();
    expect(less).toHaveFocus();
  });

  it('goes back to its quantity where the change fails, and says so', async () => {
    await open({ items: [cartItem('Audit', { quantity: 2 })] });
    server.refuseNext('PUT', problem(503, 'unavailable'));
    await userEvent.click(button('One more of Audit'));
    await waitFor(() => expect(toasts()).toEqual([['error', 'The quantity could not be changed. Please try again.', 4_000]]));
    expect(screen.getByRole('group', { name: 'Quantity of Audit' })).toHaveTextContent('2');
  });

  it('is removed with a message of 1.5 s; the next one gets the focus', async () => {
    await open({ items: [cartItem('Audit'), cartItem('Links')] });
    await userEvent.click(button('Remove Audit'));
    expect(screen.queryByRole('heading', { name: 'Audit' })).not.toBeInTheDocument();
    expect(button('Remove Links')).toHaveFocus();
    await waitFor(() => expect(toasts()).toEqual([['success', '"Audit" removed from cart', 1_500]]));
    await userEvent.click(button('Remove Links'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('comes back where removing it fails, with a message of 3 s', async () => {
    await open({ items: [cartItem('Audit')] });
    server.refuseNext('DELETE', problem(503, 'unavailable'));
    await userEvent.click(button('Remove Audit'));
    await waitFor(() => expect(toasts()).toEqual([['error', 'Error removing item from cart', 3_000]]));
    expect(screen.getByRole('heading', { name: 'Audit' })).toBeVisible();
  });

  it('that is gone already says so for 2 s, and goes', async () => {
    await open({ items: [cartItem('Audit')] });
    server.refuseNext('DELETE', problem(404, 'item_not_in_cart'));
    server.items = [];
    await userEvent.click(button('Remove Audit'));
    await waitFor(() => expect(toasts()).toEqual([['error', 'Item not found in cart', 2_000]]));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('that is no longer available is marked, has no price and no quantity, and can be removed', async () => {
    await open({ items: [cartItem('Gone', { available: false, price: 75 })] });
    expect(screen.getByText('No longer available')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByText('$75.00')).not.toBeInTheDocument();
    await userEvent.click(button('Remove Gone'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

it('keeps what was said where it can be read again', async () => {
  await open({ items: [cartItem('Audit')] });
  await userEvent.click(button('Remove Audit'));
  await userEvent.click(await screen.findByText('Messages'));
  expect(screen.getByText(/removed from cart/)).toBeVisible();
});

it('is in Arabic where the page is', async () => {
  await open({ items: [cartItem('Audit', { price: 0 })], locale: 'ar' });
  expect(screen.getByRole('dialog', { name: 'سلتي' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'عرض السلة وطلب عرض سعر' })).toHaveAttribute('href', '/ar/cart');
});
