'use client';

import { useAuthState } from '@/lib/auth-state';
import { useCartState } from './cart-state';

export type CartView = 'signedOut' | 'loading' | 'failed' | 'empty' | 'list';

/** What there is to show of the cart right now. */
export function useCartView(): CartView {
  const account = useAuthState((state) => state.status);
  const status = useCartState((state) => state.status);
  const isEmpty = useCartState((state) => state.cart.items.length === 0);
  if (account === 'unauthenticated') return 'signedOut';
  if (!isEmpty) return 'list';
  if (account === 'unknown' || status === 'idle' || status === 'loading') return 'loading';
  return status === 'failed' ? 'failed' : 'empty';
}
