import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { useAuthState } from '@/lib/auth-state';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { cartItem, cartOf } from '@/testing/fake-cart';
import { CartButton } from './cart-button';
import { INITIAL_CART_STATE, useCartState } from './cart-state';
import { loadCartPanel, type LoadedPanel } from './load-cart-panel';

jest.mock('./load-cart-panel', () => ({ loadCartPanel: jest.fn() }));

const load = jest.mocked(loadCartPanel);
const labels = { icon: 'Cart, items: {count}', opening: 'Opening the cart…' };
const loaded = {
  CartPanel: ({ onClosed }: { onClosed: () => void }) => (
    <div role="dialog">
      <button onClick={onClosed}>Close</button>
    </div>
  ),
  messages: {},
} as unknown as LoadedPanel;

beforeAll(installModalDialogs);
beforeEach(() => {
  load.mockReset().mockResolvedValue(loaded);
  useAuthState.setState({ status: 'unauthenticated', user: null });
  useCartState.setState(INITIAL_CART_STATE, true);
});

const showCount = (quantity: number) => act(() => useCartState.setState({ cart: cartOf(cartItem('Audit', { quantity })) }));

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%d items: the badge shows %s, its name the number', (count, badge) => {
  render(<CartButton locale="en" labels={labels} />);
  expect(screen.getByRole('button', { name: 'Cart, items: 0' })).toHaveTextContent('');
  showCount(count);
  expect(screen.getByRole('button', { name: `Cart, items: ${count}` })).toHaveTextContent(badge);
});

it('leads to the cart’s page until the page’s scripts run', () => {
  expect(renderToString(<CartButton locale="ar" labels={labels} />)).toMatch(/^<a href="\/ar\/cart" aria-label="Cart, items: 0"/);
});

it('fetches the panel as soon as somebody reaches for it, opens it once, and opens it again', async () => {
  render(<CartButton locale="en" labels={labels} />);
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  expect(load).toHaveBeenCalledWith('en');
  await userEvent.dblClick(button);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('is busy while the panel is on its way', async () => {
  let finish: (panel: LoadedPanel) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<CartButton locale="en" labels={labels} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Opening the cart…' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => finish(loaded));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});
