import type { Locale } from '@/i18n/locales';
import { oneTabAtATime } from '@/lib/one-tab-at-a-time';
import { addToCart } from './cart-actions';
import { cartToasts, explainRefusal } from './cart-toasts';
import { forgetIntent, readIntent } from './intent';
import { loadCartMessages } from './load-cart-messages';

/** Adds what was wanted before signing in: once, although other tabs sign in with this one and remember the same; and where no answer came, again with the next page. */
export const resumeIntent = (locale: Locale): Promise<void> =>
  oneTabAtATime('cart-intent', async () => {
    const intent = readIntent();
    if (!intent) return;
    const [answer, messages] = await Promise.all([addToCart(intent), loadCartMessages(locale)]);
    const toasts = cartToasts(messages.Cart.Toasts);
    if (answer.ok) {
      forgetIntent();
      toasts.added(intent.subServiceName);
      return;
    }
    const mayPass = answer.status === 0 || answer.status === 401 || answer.status >= 500;
    if (!mayPass) forgetIntent();
    if (!explainRefusal(toasts, intent.subServiceName, answer)) toasts.addFailed(intent.subServiceName);
  });
