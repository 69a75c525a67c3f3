import type { Locale } from '@/i18n/locales';
import type allMessages from '../../../messages/en.json';

/** The texts of the cart and of its messages. */
export type CartMessages = Pick<typeof allMessages, 'Cart' | 'Toasts'>;

/** One file per language, the same that the sign-in dialog fetches. */
const imports: Readonly<Record<Locale, () => Promise<{ default: CartMessages }>>> = {
  en: () => import('../../../messages/en.json'),
  ar: () => import('../../../messages/ar.json'),
};

/** Fetches the texts of a language. @throws where they can't be had */
export async function loadCartMessages(locale: Locale): Promise<CartMessages> {
  const { Cart, Toasts } = (await imports[locale]()).default;
  return { Cart, Toasts };
}
