import type { Locale } from '@/i18n/locales';
import type allMessages from '../../../messages/en.json';
import type PrivacyDialogComponent from './privacy-dialog';

/** The texts of the dialog. */
export type ConsentMessages = Pick<typeof allMessages, 'Consent'>;

export interface LoadedDialog {
  PrivacyDialog: typeof PrivacyDialogComponent;
  messages: ConsentMessages;
}

/** One file per language, the same that the cart and the sign-in dialog fetch. */
const imports: Readonly<Record<Locale, () => Promise<{ default: ConsentMessages }>>> = {
  en: () => import('../../../messages/en.json'),
  ar: () => import('../../../messages/ar.json'),
};

/** Fetches the dialog's code and texts. @throws where they can't be had */
export async function loadPrivacyDialog(locale: Locale): Promise<LoadedDialog> {
  const [{ default: PrivacyDialog }, { default: messages }] = await Promise.all([import('./privacy-dialog'), imports[locale]()]);
  return { PrivacyDialog, messages: { Consent: messages.Consent } };
}
