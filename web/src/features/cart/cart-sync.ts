import type { Cart, CartResponse } from '@/contracts/cart';
import { callApi, type ApiProblem, type ApiResult } from '@/lib/api-client';
import { visitorSessionId } from '@/lib/visitor-session';
import { announceChange } from './announce-change';
import { applyChanges, type CartChange } from './cart-changes';
import { EMPTY_CART, INITIAL_CART_STATE, useCartState } from './cart-state';
import { tellTabs } from './cart-tabs';

export type CartAnswer = ApiResult<CartResponse>;

/** A change that waits or is on its way. */
export interface PendingChange {
  change: CartChange;
  sent: boolean;
  answer: Promise<CartAnswer>;
}

/** What an answer finds that belongs to somebody who has signed out meanwhile. */
const SIGNED_OUT: ApiProblem = { ok: false, status: 401, code: 'unauthorized', message: '' };

let confirmed: Cart = EMPTY_CART;
let pending: readonly PendingChange[] = [];
/** Counts whose cart it is: an answer to somebody before says nothing any more. */
let ownership = 0;
let queue: Promise<unknown> = Promise.resolve();
let waitingRead: Promise<void> | undefined;

const show = (): void =>
  useCartState.setState({ cart: applyChanges(confirmed, pending.map(({ change }) => change)) });

/**
 * Does one thing after the other: each answer brings the whole cart, and the last one has to be the newest.
 * @param task never throws
 * @param stale what comes back where the cart became somebody else's meanwhile; the task isn't begun then
 */
export function enqueue<T>(task: () => Promise<T>, stale: T): Promise<T> {
  const mine = ownership;
  const result = queue.then(async () => {
    if (mine !== ownership) return stale;
    const value = await task();
    return mine === ownership ? value : stale;
  });
  queue = result;
  return result;
}

/** One call about the cart, with the visitor session it belongs to. */
export function callCart<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<ApiResult<T>> {
  return callApi<T>(method, path, { body, headers: { 'session-id': visitorSessionId() } });
}

/**
 * Reads the cart, after everything that is on its way. Where the very first read fails, it stands empty and says so; later ones
 * leave what is there.
 */
export function loadCart(): Promise<void> {
  if (useCartState.getState().status === 'idle') useCartState.setState({ status: 'loading' });
  waitingRead ??= enqueue(async () => {
    waitingRead = undefined;
    const mine = ownership;
    const answer = await callCart<CartResponse>('GET', '/cart');
    if (mine !== ownership) return;
    if (answer.ok) {
      confirmed = answer.data.data;
      useCartState.setState({ status: 'ready' });
    } else if (useCartState.getState().status !== 'ready') {
      confirmed = EMPTY_CART;
      useCartState.setState({ status: 'failed' });
    }
    show();
  }, undefined);
  return waitingRead;
}

/** Nobody's cart, or not yet known whose: nothing of the one before is left. */
export function emptyCart(): void {
  ownership += 1;
  confirmed = EMPTY_CART;
  pending = [];
  waitingRead = undefined;
  // The next one's calls don't wait for those of the one before.
  queue = Promise.resolve();
  useCartState.setState(INITIAL_CART_STATE, true);
}

/** Changes that aren't confirmed yet. */
export const pendingChanges = (): readonly PendingChange[] => pending;

/**
 * Shows a change at once and sends it in its turn. Refused or lost, it disappears again, and the cart is read anew: whether a lost
 * one was done nobody knows.
 */
export function makeChange(change: CartChange, send: (change: CartChange) => Promise<CartAnswer>): Promise<CartAnswer> {
  const entry: PendingChange = { change, sent: false, answer: Promise.resolve(SIGNED_OUT) };
  entry.answer = enqueue(async () => {
    const mine = ownership;
    entry.sent = true;
    const answer = await send(entry.change);
    if (mine !== ownership) return SIGNED_OUT;
    pending = pending.filter((other) => other !== entry);
    if (answer.ok) {
      announceChange(entry.change, confirmed, answer.data.data);
      confirmed = answer.data.data;
      useCartState.setState({ status: 'ready' });
      tellTabs();
    }
    show();
    if (!answer.ok) void loadCart();
    return answer;
  }, SIGNED_OUT);
  pending = [...pending, entry];
  show();
  return entry.answer;
}

/** Replaces what a change says that hasn't been sent yet. */
export function amendChange(entry: PendingChange, change: CartChange): Promise<CartAnswer> {
  entry.change = change;
  show();
  return entry.answer;
}

/** Takes over what a submission left of the cart. */
export function replaceConfirmed(change: (cart: Cart) => Cart): void {
  confirmed = change(confirmed);
  show();
  tellTabs();
}
