import { waitFor } from '@testing-library/react';
import type { CartItem } from '@/contracts/cart';
import { callApi } from '@/lib/api-client';
import { useAuthState } from '@/lib/auth-state';
import { sara } from '@/testing/auth-page';
import { cartItem, FakeCart, problem } from '@/testing/fake-cart';
import { useCartState } from './cart-state';
import { emptyCart, loadCart } from './cart-sync';
import { setQuantity } from './cart-actions';
import { recoverSubmission, submitCart } from './submission';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const [audit, links, local] = [cartItem('Audit'), cartItem('Links', { quantity: 2 }), cartItem('Local')] as const;
const QUOTE = 'POST /visitor/quote-request';

let server: FakeCart;

async function startWith(...items: CartItem[]) {
  server = new FakeCart(...items);
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
  await loadCart();
}

const sentNames = () => server.calls.flatMap((call, index) => (call === QUOTE ? [(server.options[index]?.body as { subServiceName: string }).subServiceName] : []));
const keys = () => new Set(server.calls.flatMap((call, index) => (call === QUOTE ? [(server.options[index]?.body as { requestId: string }).requestId] : [])));

/** As after a reload: what was in memory is gone, what the browser stores isn't. */
async function reload() {
  emptyCart();
  await loadCart();
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/cart');
  emptyCart();
  useAuthState.setState({ status: 'authenticated', user: sara });
});

it('sends each item once, in their order, under one key, with the specified payload', async () => {
  await startWith(audit, links, local);
  await expect(submitCart()).resolves.toEqual({ kind: 'sent', reference: 'Q-2026-000123' });
  expect(sentNames()).toEqual(['Audit', 'Links', 'Local']);
  expect(keys().size).toBe(1);
  expect(server.quoted[0]).toEqual({
    serviceName: 'SEO',
    subServiceName: 'Audit',
    subServiceDescription: 'All about Audit.',
    sessionId: expect.stringMatching(/^session_/),
    userEmail: sara.email,
    userName: sara.name,
    path: '/cart',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    serviceId: 'service-seo',
    subServiceId: 'sub-audit',
  });
  expect(useCartState.getState().cart.items).toEqual([]);
});

it('waits for each answer before it sends the next', async () => {
  await startWith(audit, links);
  const open = server.hold();
  const submission = submitCart();
  await waitFor(() => expect(sentNames()).toEqual(['Audit']));
  expect(useCartState.getState().submitting).toEqual({ position: 1, total: 2 });
  open();
  await submission;
  expect(sentNames()).toEqual(['Audit', 'Links']);
  expect(useCartState.getState().submitting).toBeNull();
});

it('is one submission however often it is asked for', async () => {
  await startWith(audit, links);
  const outcomes = await Promise.all([submitCart(), submitCart(), submitCart()]);
  expect(sentNames()).toEqual(['Audit', 'Links']);
  expect(new Set(outcomes).size).toBe(1);
});

it('goes after the changes that are still on their way', async () => {
  await startWith(audit);
  void setQuantity(audit, 5);
  await submitCart();
  expect(server.calls.slice(1, 3)).toEqual(['PUT /cart/update/service-seo/sub-audit', QUOTE]);
});

it('leaves out what is no longer available, and keeps it in the cart', async () => {
  await startWith(audit, cartItem('Gone', { available: false }));
  await submitCart();
  await loadCart();
  expect(sentNames()).toEqual(['Audit']);
  expect(useCartState.getState().cart.items.map(({ subServiceName }) => subServiceName)).toEqual(['Gone']);
});

it.each([[[]], [[cartItem('Gone', { available: false })]]])('has nothing to send without an available item', async (items) => {
  await startWith(...items);
  await expect(submitCart()).resolves.toEqual({ kind: 'empty' });
  expect(sentNames()).toEqual([]);
});

it('finds that another tab has just sent the same lines', async () => {
  await startWith(audit, links);
  await submitCart();
  // This tab hasn't heard of it yet.
  const { items } = server;
  server.items = [audit, links];
  await loadCart();
  server.items = items;
  await expect(submitCart()).resolves.toEqual({ kind: 'sent', reference: 'Q-2026-000123' });
  expect(sentNames()).toEqual(['Audit', 'Links']);
});

it('sends the same services again where they were added again', async () => {
  await startWith(audit);
  await submitCart();
  server.items = [{ ...audit, id: 'another-line' }];
  await loadCart();
  await submitCart();
  expect(sentNames()).toEqual(['Audit', 'Audit']);
  expect(keys().size).toBe(2);
});

describe('after a failure', () => {
  it('sends only what is missing, under the same key', async () => {
    await startWith(audit, links, local);
    server.refuseNext(QUOTE, problem(503, 'unavailable'));
    server.calls.length = server.options.length = 0;
    await expect(submitCart()).resolves.toEqual({ kind: 'failed', stored: 0, total: 3 });
    await expect(submitCart()).resolves.toMatchObject({ kind: 'sent' });
    expect(sentNames()).toEqual(['Audit', 'Audit', 'Links', 'Local']);
    expect(keys().size).toBe(1);
  });

  it('does so after a reload too', async () => {
    await startWith(audit, links, local);
    const real = server.call;
    let quotes = 0;
    jest.mocked(callApi).mockImplementation((async (...call: Parameters<FakeCart['call']>) => {
      if (call[1] === '/visitor/quote-request' && (quotes += 1) === 2) return problem(0, 'timeout');
      return real(...call);
    }) as typeof callApi);
    await expect(submitCart()).resolves.toEqual({ kind: 'failed', stored: 1, total: 3 });
    await reload();
    await expect(submitCart()).resolves.toMatchObject({ kind: 'sent' });
    expect(server.quoted.map(({ subServiceName }) => subServiceName)).toEqual(['Audit', 'Links', 'Local']);
    expect(keys().size).toBe(1);
  });

  it('starts anew where the cart is another one by then', async () => {
    await startWith(audit, links);
    server.refuseNext(QUOTE, problem(503, 'unavailable'));
    await submitCart();
    await setQuantity(links, 9);
    await submitCart();
    expect(keys().size).toBe(2);
  });

  it('starts anew where somebody else has signed in', async () => {
    await startWith(audit, links);
    server.refuseNext(QUOTE, problem(503, 'unavailable'));
    await submitCart();
    useAuthState.setState({ user: { ...sara, _id: 'somebody-else' } });
    await submitCart();
    expect(keys().size).toBe(2);
  });

  it('takes a new key where the server knows the old one for something else, and gives up the second time', async () => {
    await startWith(audit, links);
    server.refuseNext(QUOTE, problem(422, 'key_reused'));
    await expect(submitCart()).resolves.toMatchObject({ kind: 'sent' });
    expect(sentNames()).toEqual(['Audit', 'Audit', 'Links']);
    expect(keys().size).toBe(2);

    await startWith(audit);
    server.refuseNext(QUOTE, problem(422, 'key_reused'), problem(422, 'key_reused'));
    await expect(submitCart()).resolves.toMatchObject({ kind: 'failed' });
  });

  it('says that the cart is empty where the server says so', async () => {
    await startWith(audit);
    server.refuseNext(QUOTE, problem(400, 'cart_empty'));
    await expect(submitCart()).resolves.toEqual({ kind: 'empty' });
  });
});

describe('the last answer got lost', () => {
  async function loseLastAnswer() {
    await startWith(audit);
    const real = server.call;
    jest.mocked(callApi).mockImplementation((async (...call: Parameters<FakeCart['call']>) => {
      const answer = await real(...call);
      return call[1] === '/visitor/quote-request' ? problem(0, 'network') : answer;
    }) as typeof callApi);
    await submitCart();
    jest.mocked(callApi).mockImplementation(real as typeof callApi);
    await reload();
  }

  it('and the reference is found by asking once more', async () => {
    await loseLastAnswer();
    await expect(recoverSubmission()).resolves.toEqual({ kind: 'sent', reference: 'Q-2026-000123' });
    await expect(recoverSubmission()).resolves.toBeNull();
    expect(keys().size).toBe(1);
  });

  it('and it is asked again later where that fails too', async () => {
    await loseLastAnswer();
    server.refuseNext(QUOTE, problem(503, 'unavailable'));
    await expect(recoverSubmission()).resolves.toBeNull();
    await expect(recoverSubmission()).resolves.toMatchObject({ kind: 'sent' });
  });
});
