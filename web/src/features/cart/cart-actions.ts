import type { CartAddRequest, CartItem, CartResponse } from '@/contracts/cart';
import type { ApiProblem } from '@/lib/api-client';
import { lineKey } from './cart-changes';
import { useCartState } from './cart-state';
import { amendChange, callCart, makeChange, pendingChanges, type CartAnswer } from './cart-sync';
import { MAX_QUANTITY, MIN_QUANTITY } from './constants';

/** What can be put into the cart: who it is, and, where known, how it will look there. */
export interface Addable {
  serviceId: string;
  subServiceId: string;
  subServiceName: string;
  details?: Pick<CartItem, 'serviceSlug' | 'serviceName' | 'subServiceSlug' | 'description' | 'price'>;
}

type LineAddress = Pick<CartItem, 'serviceId' | 'subServiceId'>;

const pathOf = (action: 'remove' | 'update', { serviceId, subServiceId }: LineAddress): string =>
  `/cart/${action}/${encodeURIComponent(serviceId)}/${encodeURIComponent(subServiceId)}`;

const alreadyThere = (item: string, quantity: number): ApiProblem => ({
  ok: false,
  status: 409,
  code: 'already_in_cart',
  message: '',
  values: { item, quantity },
});

/**
 * Adds one of a sub-service.
 * @returns `already_in_cart` where a line of it is there, with its `quantity`; pressed twice, it is one and the same addition
 */
export function addToCart({ serviceId, subServiceId, subServiceName, details }: Addable): Promise<CartAnswer> {
  const key = lineKey({ serviceId, subServiceId });
  const underWay = pendingChanges().find(({ change }) => change.kind === 'add' && change.key === key);
  if (underWay) return underWay.answer;

  const { cart, status } = useCartState.getState();
  const present = status === 'ready' ? cart.items.find((item) => lineKey(item) === key) : undefined;
  if (present) return Promise.resolve(alreadyThere(present.subServiceName, present.quantity));

  const body: CartAddRequest = { serviceId, subServiceId, subServiceName, quantity: 1 };
  return makeChange({ kind: 'add', key, line: details ? newLine({ serviceId, subServiceId, subServiceName, details }) : null }, () =>
    callCart<CartResponse>('POST', '/cart/add', body),
  );
}

/** The line as the server will tell it, but for its id. */
function newLine({ serviceId, subServiceId, subServiceName, details }: Required<Addable>): CartItem {
  return { ...details, id: '', serviceId, subServiceId, subServiceName, quantity: 1, lineTotal: details.price, available: true };
}

/**
 * Sets a line's quantity. Pressed quickly, the presses become one call as long as none has been sent, and follow one another
 * after that: the last number is the one that stays.
 */
export function setQuantity(line: LineAddress, quantity: number): Promise<CartAnswer> {
  const key = lineKey(line);
  const change = { kind: 'quantity', key, quantity } as const;
  const waiting = pendingChanges().findLast((entry) => entry.change.kind === 'quantity' && entry.change.key === key && !entry.sent);
  if (waiting) return amendChange(waiting, change);
  return makeChange(change, (newest) =>
    callCart<CartResponse>('PUT', pathOf('update', line), { quantity: newest.kind === 'quantity' ? newest.quantity : quantity }),
  );
}

/** One more or one less than what is shown right now, whatever a button knew when it was drawn; stays between 1 and 99. */
export function stepQuantity(line: CartItem, by: 1 | -1): Promise<CartAnswer> {
  const shown = useCartState.getState().cart.items.find((item) => lineKey(item) === lineKey(line)) ?? line;
  return setQuantity(line, Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, shown.quantity + by)));
}

export const removeLine = (line: LineAddress): Promise<CartAnswer> =>
  makeChange({ kind: 'remove', key: lineKey(line) }, () => callCart<CartResponse>('DELETE', pathOf('remove', line)));

export const clearCart = (): Promise<CartAnswer> => makeChange({ kind: 'clear' }, () => callCart<CartResponse>('DELETE', '/cart/clear'));
