import type { Locale } from '@/i18n/locales';
import type CartPanelComponent from './cart-panel';
import { loadCartMessages, type CartMessages } from './load-cart-messages';

export interface LoadedPanel {
  CartPanel: typeof CartPanelComponent;
  messages: CartMessages;
}

let loading: Promise<LoadedPanel> | undefined;

/**
 * Fetches the panel's code and texts, once. No public page carries them before somebody reaches for the icon.
 * @throws where they can't be had; the next call tries again
 */
export function loadCartPanel(locale: Locale): Promise<LoadedPanel> {
  loading ??= load(locale).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(locale: Locale): Promise<LoadedPanel> {
  const [{ default: CartPanel }, messages] = await Promise.all([import('./cart-panel'), loadCartMessages(locale)]);
  return { CartPanel, messages };
}
