import { isLocale } from '@/i18n/locales';
import { storeLanguage } from './store-language';

/** On links to the same page in another language; `query` where that page needs what this one's address says behind its `?`. */
export type LanguageChoice = 'path' | 'query';

function onPress({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const { languageChoice } = link?.dataset ?? {};
  if (!link || languageChoice === undefined || !isLocale(link.hreflang)) return;
  storeLanguage(link.hreflang);
  if (languageChoice === 'query') link.search = window.location.search;
  link.hash = window.location.hash;
}

/**
 * Remembers the language that a reader chooses, by whichever link (`data-language-choice`), in this tab or in another. Not by handlers of the link:
 * pressed before React has put them there, it would lead to a page that the server, which knows of no choice, sends back.
 */
export function followLanguageChoice(): void {
  for (const press of ['click', 'auxclick'] as const) document.addEventListener(press, onPress, true);
}
