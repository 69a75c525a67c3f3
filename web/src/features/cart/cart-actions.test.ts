import { callApi } from '@/lib/api-client';
import { cartItem, cartOf, FakeCart, problem } from '@/testing/fake-cart';
import { addToCart, clearCart, removeLine, setQuantity, stepQuantity, type Addable } from './cart-actions';
import { useCartState } from './cart-state';
import { emptyCart, loadCart } from './cart-sync';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const audit = cartItem('Audit', { price: 19.99 });
const links = cartItem('Links', { price: 250, quantity: 2 });
const local: Required<Addable> = {
  serviceId: 'service-seo',
  subServiceId: 'sub-local',
  subServiceName: 'Local',
  details: { serviceSlug: 'seo', serviceName: 'SEO', subServiceSlug: 'local', description: 'Nearby.', price: 100 },
};

let server: FakeCart;

async function startWith(...items: Parameters<typeof cartOf>) {
  server = new FakeCart(...items);
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
  await loadCart();
  server.calls.length = 0;
}

const shown = () => useCartState.getState().cart;
const names = () => shown().items.map(({ subServiceName }) => subServiceName);
const quantityOf = (name: string) => shown().items.find(({ subServiceName }) => subServiceName === name)?.quantity;

beforeEach(() => {
  window.sessionStorage.clear();
  emptyCart();
});

describe('reading', () => {
  it('brings the cart, with the visitor session in each call', async () => {
    await startWith(audit, links);
    expect(useCartState.getState()).toMatchObject({ status: 'ready', cart: cartOf(audit, links) });
    expect(server.options[0]?.headers).toEqual({ 'session-id': expect.stringMatching(/^session_/) });
  });

  it('stands empty after a failure, and says so, until it works', async () => {
    server = new FakeCart(audit);
    jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
    server.refuseNext('GET /cart', problem(503, 'unavailable'));
    await loadCart();
    expect(useCartState.getState()).toMatchObject({ status: 'failed', cart: { items: [], totalItems: 0, totalPrice: 0 } });
    await loadCart();
    expect(useCartState.getState().status).toBe('ready');
  });

  it('keeps what is there where a later reading fails', async () => {
    await startWith(audit);
    server.refuseNext('GET /cart', problem(0, 'network'));
    await loadCart();
    expect(useCartState.getState().status).toBe('ready');
    expect(names()).toEqual(['Audit']);
  });

  it('is asked for once, however many ask before it begins', async () => {
    await startWith(audit);
    const open = server.hold();
    const change = setQuantity(audit, 2);
    const readings = [loadCart(), loadCart(), loadCart()];
    open();
    await Promise.all([change, ...readings]);
    expect(server.calls.filter((call) => call === 'GET /cart')).toHaveLength(1);
  });

  it('is nobody’s any more when an answer for somebody before arrives', async () => {
    await startWith();
    server.items = [audit];
    const open = server.hold();
    const late = loadCart();
    emptyCart();
    open();
    await late;
    expect(shown().items).toEqual([]);
    expect(useCartState.getState().status).toBe('idle');
  });
});

describe('a change', () => {
  it('is seen at once, with its totals in whole cents', async () => {
    await startWith(audit, links);
    const open = server.hold();
    const change = setQuantity(audit, 3);
    expect(shown()).toMatchObject({ totalItems: 5, totalPrice: 559.97 });
    expect(shown().items[0]).toMatchObject({ quantity: 3, lineTotal: 59.97 });
    open();
    await change;
    expect(server.calls).toEqual(['PUT /cart/update/service-seo/sub-audit']);
  });

  it.each([
    ['a quantity', 'PUT', () => setQuantity(audit, 9)],
    ['a removal', 'DELETE', () => removeLine(audit)],
    ['a clearing', 'DELETE', () => clearCart()],
    ['an addition', 'POST', () => addToCart(local)],
  ])('%s that fails is taken back', async (_what, method, act) => {
    await startWith(audit, links);
    const before = shown();
    server.refuseNext(`${method} /cart`, problem(503, 'unavailable'));
    const change = act();
    expect(shown()).not.toEqual(before);
    await expect(change).resolves.toMatchObject({ ok: false, code: 'unavailable' });
    expect(shown()).toEqual(before);
  });

  it('that got no answer is looked up: it may have been done', async () => {
    await startWith(audit, links);
    server.refuseNext('DELETE /cart/remove', problem(0, 'network'));
    const change = removeLine(audit);
    server.items = [links];
    await change;
    await loadCart();
    expect(names()).toEqual(['Links']);
  });

  it('doesn’t take others with it when it fails', async () => {
    await startWith(audit, links);
    server.refuseNext('PUT /cart/update/service-seo/sub-audit', problem(503, 'unavailable'));
    await Promise.all([setQuantity(audit, 5), setQuantity(links, 7)]);
    expect([quantityOf('Audit'), quantityOf('Links')]).toEqual([1, 7]);
  });
});

describe('pressing quickly', () => {
  it('ends at the number that was pressed last, in as few calls as possible', async () => {
    await startWith(audit);
    const open = server.hold();
    const first = setQuantity(audit, 2);
    // The first one is on its way before the others are pressed.
    await Promise.resolve();
    await Promise.resolve();
    const others = [3, 4, 5].map((quantity) => setQuantity(audit, quantity));
    expect(quantityOf('Audit')).toBe(5);
    open();
    await Promise.all([first, ...others]);
    expect(quantityOf('Audit')).toBe(5);
    expect(server.items[0]?.quantity).toBe(5);
    expect(server.calls).toHaveLength(2);
  });

  it('counts from what is shown, not from what a button knew, and stops at 1 and 99', async () => {
    await startWith(audit, cartItem('Many', { quantity: 98 }));
    const [, many] = shown().items;
    await Promise.all([1, 2, 3].map(() => stepQuantity(audit, 1)));
    await Promise.all([1, 2, 3].map(() => stepQuantity(many ?? audit, 1)));
    expect([quantityOf('Audit'), quantityOf('Many')]).toEqual([4, 99]);
    await Promise.all(Array.from({ length: 9 }, () => stepQuantity(audit, -1)));
    expect(quantityOf('Audit')).toBe(1);
  });

  it('never has two calls under way', async () => {
    await startWith(audit, links);
    let open = 0;
    let most = 0;
    jest.mocked(callApi).mockImplementation((async (...call: Parameters<FakeCart['call']>) => {
      open += 1;
      most = Math.max(most, open);
      const answer = await server.call(...call);
      open -= 1;
      return answer;
    }) as typeof callApi);
    await Promise.all([setQuantity(audit, 2), setQuantity(links, 3), removeLine(audit), addToCart(local), loadCart()]);
    expect(most).toBe(1);
    expect(names()).toEqual(['Links', 'Local']);
  });
});

describe('adding', () => {
  it('shows the item before the server has answered', async () => {
    await startWith();
    const open = server.hold();
    const addition = addToCart(local);
    expect(shown()).toMatchObject({ totalItems: 1, items: [{ subServiceName: 'Local', serviceName: 'SEO', quantity: 1 }] });
    open();
    await addition;
    expect(server.options.at(-1)?.body).toEqual({ serviceId: 'service-seo', subServiceId: 'sub-local', subServiceName: 'Local', quantity: 1 });
  });

  it('twice in a row is one addition', async () => {
    await startWith();
    const answers = await Promise.all([addToCart(local), addToCart(local)]);
    expect(server.calls).toEqual(['POST /cart/add']);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('what is there already is refused with its quantity, without a call', async () => {
    await startWith(cartItem('Local', { quantity: 4 }));
    await expect(addToCart(local)).resolves.toMatchObject({ ok: false, code: 'already_in_cart', values: { item: 'Local', quantity: 4 } });
    expect(server.calls).toEqual([]);
  });

  it('without knowing how it looks shows it when the server has answered', async () => {
    await startWith();
    const { serviceId, subServiceId, subServiceName } = local;
    const addition = addToCart({ serviceId, subServiceId, subServiceName });
    expect(names()).toEqual([]);
    await addition;
    expect(names()).toEqual(['Local']);
  });
});

it('what is no longer available counts in no total', async () => {
  await startWith(audit, cartItem('Gone', { available: false, quantity: 3 }));
  await setQuantity(audit, 2);
  expect(shown()).toMatchObject({ totalItems: 2, totalPrice: 39.98 });
});
