/** Letters from which on a passage is a sentence and no name: names stay where their text is. */
const MIN_LETTERS = 40;
/** Share of its letters that have to be of the other script. */
const MIN_SHARE = 0.7;

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

interface Passage {
  lang: 'ar' | 'en';
  dir: 'rtl' | 'ltr';
}

/**
 * Language and direction of a passage that is written in the other language than the text around it.
 * @param base direction of that text
 * @returns undefined where it is no such passage: `dir="auto"` would turn an Arabic sentence around that begins with "SEO"
 */
export function foreignPassage(text: string, base: 'ltr' | 'rtl'): Passage | undefined {
  const [arabic, latin] = [text.match(ARABIC)?.length ?? 0, text.match(LATIN)?.length ?? 0];
  const foreign = base === 'ltr' ? arabic : latin;
  if (foreign < MIN_LETTERS || foreign < (arabic + latin) * MIN_SHARE) return undefined;
  return base === 'ltr' ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' };
}
