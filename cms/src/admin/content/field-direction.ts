import { useEffect } from 'react';
import type { Language } from '../use-panel-language';

/** Where words are typed: plain fields, and the editor of blocks. Pickers and searches have no name of a field. */
const TYPED = 'input[name]:not([type]), input[name][type="text"], textarea[name], [role="textbox"][contenteditable]';

/**
 * Gives the fields of a language its direction. Strapi has no setting for it, and renders its inputs itself; attributes it doesn't
 * know it leaves alone.
 * @param isLocalized whether a field has a value of its own in each language; the others keep the direction they have
 */
export function useFieldDirection(language: Language, isLocalized: (field: string) => boolean): void {
  useEffect(() => {
    const dir = language === 'ar' ? 'rtl' : 'ltr';
    const mark = () => {
      for (const element of document.querySelectorAll<HTMLElement>(TYPED)) {
        const name = element.getAttribute('name');
        // A field of a component is called `component.field`. Every text of blocks is localized.
        const isTurned = name === null || isLocalized(name.split('.')[0]);
        if (!isTurned || (element.dir === dir && element.lang === language)) continue;
        element.dir = dir;
        element.lang = language;
      }
    };
    mark();
    // Fields come and go: another language is loaded, a component is opened, the editor is enlarged.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language, isLocalized]);
}
