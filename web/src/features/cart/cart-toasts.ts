import { showToast } from '@/components/toast/toast-state';
import type { ApiProblem } from '@/lib/api-client';
import { TOAST_MS } from './constants';
import type { CartMessages } from './load-cart-messages';

type Texts = CartMessages['Cart']['Toasts'];

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** What the cart says in passing, with the times the specification gives each. */
export const cartToasts = (texts: Texts) => ({
  added: (item: string) => showToast({ type: 'success', message: fill(texts.added, { item }), name: item }),
  duplicate: (item: string, n: number) =>
    showToast({ type: 'warning', message: fill(texts.duplicate, { item, n }), name: item, duration: TOAST_MS.duplicate }),
  removed: (item: string) =>
    showToast({ type: 'success', message: fill(texts.removed, { item }), name: item, duration: TOAST_MS.removed }),
  removeFailed: () => showToast({ type: 'error', message: texts.removeFailed, duration: TOAST_MS.removeFailed }),
  notFound: () => showToast({ type: 'error', message: texts.notFound, duration: TOAST_MS.notFound }),
  updateFailed: () => showToast({ type: 'error', message: texts.updateFailed }),
  addFailed: (item: string) => showToast({ type: 'error', message: fill(texts.addFailed, { item }), name: item }),
  full: () => showToast({ type: 'warning', message: texts.full }),
});

export type CartToasts = ReturnType<typeof cartToasts>;

/**
 * Says why something wasn't added, where there is something to say: that it is there already, or that nothing more fits.
 * @returns whether it said so
 */
export function explainRefusal(toasts: CartToasts, item: string, { code, values }: ApiProblem): boolean {
  if (code === 'already_in_cart') toasts.duplicate(String(values?.item ?? item), Number(values?.quantity ?? 1));
  else if (code === 'cart_full') toasts.full();
  else return false;
  return true;
}
