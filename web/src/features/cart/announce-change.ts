import type { Cart } from '@/contracts/cart';
import { announceCartAction } from '@/lib/cart-events';
import { lineKey, type CartChange } from './cart-changes';

/**
 * Tells that the server has put something into the cart or taken it out.
 * @param before the server's cart as it was last known
 * @param after as it answered
 */
export function announceChange(change: CartChange, before: Cart, after: Cart): void {
  if (change.kind !== 'add' && change.kind !== 'remove') return;
  const item = (change.kind === 'add' ? after : before).items.find((line) => lineKey(line) === change.key);
  if (item) announceCartAction({ action: change.kind, item });
}
