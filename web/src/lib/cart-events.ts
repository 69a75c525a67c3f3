import type { CartItem } from '@/contracts/cart';

/*
 * What is told on `window` about the cart once the server has confirmed it, so that features can follow without knowing each other.
 */

/** A service was put into the cart, or taken out of it. */
export const CART_ACTION_EVENT = 'cartAction';

export interface CartAction {
  action: 'add' | 'remove';
  item: Pick<CartItem, 'serviceName' | 'subServiceName' | 'description'>;
}

declare global {
  interface WindowEventMap {
    cartAction: CustomEvent<CartAction>;
  }
}

export function announceCartAction(detail: CartAction): void {
  window.dispatchEvent(new CustomEvent(CART_ACTION_EVENT, { detail }));
}
