import type { Locale } from '@/i18n/locales';
import type allMessages from '../../../messages/en.json';
import type AuthModalComponent from './auth-modal';

/** The texts of the dialog. */
export type ModalMessages = Pick<typeof allMessages, 'Auth' | 'Problems'>;

export interface LoadedModal {
  AuthModal: typeof AuthModalComponent;
  messages: ModalMessages;
}

/** One file per language, whole: the bundler doesn't split JSON, and it is smaller than a page's picture. */
const importMessages: Readonly<Record<Locale, () => Promise<{ default: ModalMessages }>>> = {
  en: () => import('../../../messages/en.json'),
  ar: () => import('../../../messages/ar.json'),
};

let loading: Promise<LoadedModal> | undefined;

/**
 * Fetches the dialog's code and texts, once. No public page carries them before somebody reaches for the button.
 * @throws where they can't be had; the next call tries again
 */
export function loadAuthModal(locale: Locale): Promise<LoadedModal> {
  loading ??= load(locale).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(locale: Locale): Promise<LoadedModal> {
  const [{ default: AuthModal }, { default: messages }] = await Promise.all([import('./auth-modal'), importMessages[locale]()]);
  return { AuthModal, messages: { Auth: messages.Auth, Problems: messages.Problems } };
}
