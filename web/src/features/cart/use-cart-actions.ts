'use client';

import { useMessages } from 'next-intl';
import type { CartItem } from '@/contracts/cart';
import { clearCart, removeLine, stepQuantity } from './cart-actions';
import type { CartAnswer } from './cart-sync';
import { cartToasts, type CartToasts } from './cart-toasts';

/** What can be done to the cart, and what is said about it. A failure that nobody can do anything about says nothing: the sign-in is next. */
export function useCartActions(): {
  toasts: CartToasts;
  step: (item: CartItem, by: 1 | -1) => Promise<void>;
  /** @returns whether it failed in a way that isn't told yet */
  remove: (item: CartItem) => Promise<boolean>;
  /** @returns whether it failed */
  clear: () => Promise<boolean>;
} {
  const toasts = cartToasts(useMessages().Cart.Toasts);
  const isGone = (answer: CartAnswer): boolean => {
    const gone = !answer.ok && answer.code === 'item_not_in_cart';
    if (gone) toasts.notFound();
    return gone;
  };
  const isFailure = (answer: CartAnswer): boolean => !answer.ok && answer.code !== 'unauthorized';
  return {
    toasts,
    step: async (item, by) => {
      const answer = await stepQuantity(item, by);
      if (!isGone(answer) && isFailure(answer)) toasts.updateFailed();
    },
    remove: async (item) => {
      const answer = await removeLine(item);
      if (answer.ok) toasts.removed(item.subServiceName);
      return !isGone(answer) && isFailure(answer);
    },
    clear: async () => isFailure(await clearCart()),
  };
}
