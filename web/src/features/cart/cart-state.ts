import { create } from 'zustand';
import type { Cart } from '@/contracts/cart';

/** `failed`: it could not be loaded, and stands empty. */
export type CartStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface CartState {
  status: CartStatus;
  /** What is shown: the server's cart with the changes that are on their way. */
  cart: Cart;
  /** How far the submission is that is going on; null where none is. */
  submitting: { position: number; total: number } | null;
}

export const EMPTY_CART: Cart = { items: [], totalItems: 0, totalPrice: 0, sessionId: null, status: 'active' };

export const INITIAL_CART_STATE: CartState = { status: 'idle', cart: EMPTY_CART, submitting: null };

/** The cart, for everything in the browser. Written by `cart-sync.ts` and `submission.ts` only. */
export const useCartState = create<CartState>(() => INITIAL_CART_STATE);
