import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToastState } from '@/components/toast/toast-state';
import type { CartItem } from '@/contracts/cart';
import { callApi } from '@/lib/api-client';
import { useAuthState } from '@/lib/auth-state';
import type { Locale } from '@/i18n/locales';
import { sara } from '@/testing/auth-page';
import { cartItem, FakeCart, problem } from '@/testing/fake-cart';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { renderWithMessages } from '@/testing/render-with-messages';
import { CartPageView } from './cart-page-view';
import { emptyCart, loadCart } from './cart-sync';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const QUOTE = 'POST /visitor/quote-request';
let server: FakeCart;

beforeAll(installModalDialogs);
beforeEach(() => {
  window.localStorage.clear();
  emptyCart();
  useToastState.setState({ shown: [], kept: [] });
  useAuthState.setState({ status: 'authenticated', user: sara });
});

async function open(items: CartItem[], locale: Locale = 'en') {
  server = new FakeCart(...items);
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
  await loadCart();
  renderWithMessages(<CartPageView />, locale);
}

const button = (name: string) => screen.getByRole('button', { name });
const alert = () => within(screen.getByRole('alertdialog'));
const quotes = () => server.calls.filter((call) => call === QUOTE).length;

it('asks visitors to log in, and brings them back here', () => {
  useAuthState.setState({ status: 'unauthenticated', user: null });
  renderWithMessages(<CartPageView />, 'ar');
  expect(screen.getByText('تسجيل الدخول مطلوب')).toBeVisible();
  act(() => undefined);
  expect(screen.getByRole('link', { name: 'سجّل الدخول للمتابعة' })).toHaveAttribute('href', '/ar/login?from=%2Far%2Fcart');
});

it('words it as specified in English', () => {
  useAuthState.setState({ status: 'unauthenticated', user: null });
  renderWithMessages(<CartPageView />);
  expect(screen.getByText('Login Required')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login to Continue' })).toHaveAttribute('href', '/login?from=%2Fcart');
  expect(screen.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
});

it('loads without taking the focus', async () => {
  renderWithMessages(<CartPageView />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cart…');
  server = new FakeCart(cartItem('Audit'));
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
  await act(() => loadCart());
  expect(screen.getByRole('heading', { name: 'Audit' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('says when it is empty, and when it could not be loaded', async () => {
  await open([]);
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  server.refuseNext('GET /cart', problem(503, 'unavailable'));
  act(() => emptyCart());
  await act(() => loadCart());
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart could not be loaded');
  await userEvent.click(button('Try Again'));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
});

describe('the summary', () => {
  const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

  it('counts, ships for free, and adds up', async () => {
    await open([cartItem('Audit', { price: 19.99, quantity: 3 }), cartItem('Talk', { price: 0 }), cartItem('Gone', { available: false, price: 500 })]);
    expect(summary().getByText('4 items')).toBeVisible();
    expect(summary().getByText('Free')).toBeVisible();
    expect(summary().getByText('$59.97')).toBeVisible();
    expect(summary().getByText('One item is priced on request; its price comes with our offer.')).toBeVisible();
    expect(summary().getByRole('button')).toHaveTextContent('Proceed to Checkout');
    expect(summary().getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/services');
    expect(screen.getByText('All about Audit.')).toBeVisible();
  });

  it('asks for a quote where nothing has a price', async () => {
    await open([cartItem('Talk', { price: 0 })]);
    expect(summary().getByRole('button')).toHaveTextContent('Request Quote');
    expect(summary().getByText('Contact for Quote')).toBeVisible();
  });
});

describe('Clear All', () => {
  it('asks first, and leaves everything where the answer is no', async () => {
    await open([cartItem('Audit')]);
    await userEvent.click(button('Clear All'));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure you want to clear your cart?');
    await userEvent.click(alert().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Audit' })).toBeVisible();
  });

  it('empties the cart', async () => {
    await open([cartItem('Audit'), cartItem('Links')]);
    await userEvent.click(button('Clear All'));
    await userEvent.click(alert().getByRole('button', { name: 'Clear All' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    await waitFor(() => expect(server.items).toEqual([]));
  });

  it('brings everything back where it fails, and says so', async () => {
    await open([cartItem('Audit')]);
    server.refuseNext('DELETE /cart/clear', problem(0, 'network'));
    await userEvent.click(button('Clear All'));
    await userEvent.click(alert().getByRole('button', { name: 'Clear All' }));
    expect(await screen.findByRole('heading', { name: 'Audit' })).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Your cart could not be cleared. Please try again.');
  });
});

it('a removal that fails is told by an alert with the same text as elsewhere', async () => {
  await open([cartItem('Audit')]);
  server.refuseNext('DELETE', problem(503, 'unavailable'));
  await userEvent.click(button('Remove Audit'));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('Error removing item from cart');
  expect(useToastState.getState().kept).toEqual([]);
  await userEvent.click(alert().getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'Audit' })).toBeVisible();
});

describe('submitting', () => {
  it.each([
    ['Proceed to Checkout', 100],
    ['Request Quote', 0],
  ])('%s stores the request, and says so only then', async (name, price) => {
    await open([cartItem('Audit', { price }), cartItem('Links', { price })]);
    const release = server.hold();
    await userEvent.dblClick(button(name));
    expect(button('Sending 1 of 2…')).toBeDisabled();
    expect(button('One more of Audit')).toBeDisabled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('Quote request submitted! We will contact you soon with a detailed proposal.');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Your request Q-2026-000123');
    expect(alert().getByRole('link', { name: 'View your request' })).toHaveAttribute('href', '/quotes/Q-2026-000123');
    expect(alert().getByText(/sara@rukn\.example/)).toBeVisible();
    expect(quotes()).toBe(2);
    await userEvent.click(alert().getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('region', { name: 'Quote successfully sent! We will contact you soon.' })).toHaveTextContent('Q-2026-000123');
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  });

  it('shows what was sent above what could not be', async () => {
    await open([cartItem('Audit'), cartItem('Gone', { available: false })]);
    await userEvent.click(button('Proceed to Checkout'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText('Quote successfully sent! We will contact you soon.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gone' })).toBeVisible();
  });

  it('that fails says so, keeps the cart, and sends the rest when asked again', async () => {
    await open([cartItem('Audit'), cartItem('Links'), cartItem('Local')]);
    const real = server.call;
    let count = 0;
    jest.mocked(callApi).mockImplementation((async (...call: Parameters<FakeCart['call']>) => {
      if (call[1] === '/visitor/quote-request' && (count += 1) === 2) return problem(503, 'unavailable');
      return real(...call);
    }) as typeof callApi);
    await userEvent.click(button('Proceed to Checkout'));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('There was an error submitting your quote request. Please try again.');
    expect(alert().getByText('1 of 3 items have been received. Only the missing ones are sent again.')).toBeVisible();
    await userEvent.click(alert().getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('alertdialog', { name: 'Your request Q-2026-000123' })).toBeVisible();
    expect(server.quoted).toHaveLength(3);
  });

  it('has nothing to send where nothing is available', async () => {
    await open([cartItem('Gone', { available: false })]);
    await userEvent.click(button('Request Quote'));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('Your cart is empty. Please add some services first.');
    expect(quotes()).toBe(0);
  });
});
