/**
 * How Arabic is written in more than one way and still found, as SQL over a text.
 *
 * Postgres' own Arabic stemmer isn't used: it takes `ان` off after the article and leaves it without (`الإعلان` → `اعل`, `اعلان` → `اعلان`),
 * and knows no plural in `ات` without the article (`خدمات` ≠ `خدمة`). Decision 24 has the figures.
 *
 * Neither step adds or removes a space, so that the words of the result can be laid beside those of the text.
 */

const LETTER = '[ء-ي]';
const replace = (text: string, pattern: string, by: string) => `regexp_replace(${text}, '${pattern}', '${by}', 'g')`;

/** Vowel signs and other marks, and the tatweel that only stretches a word. */
const MARKS = '[\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06ED]';
/** Letters that are typed for one another, Persian ones of other keyboards, and Arabic figures. */
const LETTERS = ['أإآٱىةؤئکی٠١٢٣٤٥٦٧٨٩', 'اااايهويكي0123456789'] as const;
/** The article, with what is written onto it, before so many letters. They are matched instead of looked ahead to: that is ten times as slow. */
const article = (left: number) => `(^|[^ء-ي])[وف]?(?:[بك]?ال|لل)(?:ال)?(${LETTER}{${left}})`;
/** What is written onto a name in Latin letters, as in `لـGoogle` or `الـSEO`. */
const BEFORE_LATIN = '(^|[^ء-ي])[وفبكلا]{1,4}([A-Za-z])';
/** A shorter rest is no word of its own; that of a word which is still being typed may be. */
const [LEFT_OF_WORD, LEFT_OF_STARTED_WORD] = [3, 2];

const SMALL_WORDS = ['في', 'من', 'علي', 'الي', 'عن', 'مع', 'او', 'ان', 'ما', 'هل', 'كيف', 'هذا', 'هذه', 'التي', 'الذي', 'لا'];
/** Words that every text has; and what is written onto the next word: an `و`, or an `ل` ("for") before "your" and the like. */
const SMALL = `(^|[^ء-ي])(?:(?:${SMALL_WORDS.join('|')})(?!${LETTER})|و(${LETTER}{4})|ل(${LETTER}{3,}(?:نا|كم|هم|ها|ك))(?!${LETTER}))`;
/**
 * Endings, of a text written backwards, where what ends a word begins it (looking back is what Postgres is slow at): "of" and feminine, whose
 * it is, plural in `ات`, feminine and "of" again, dual and plurals. Three letters are always left. The `ك` before `ات` is what `محرك` loses as "your".
 */
const ENDINGS = `(^|[^ء-ي])[هي]?(?:(?:ان|مك|مه|اه|ك)ت?)?(?:تاك?)?[هي]{0,2}(?:ني|نو|نا|ء)?(${LETTER}{3})`;

const spelled = (text: string) => replace(`translate(${replace(text, MARKS, '')}, '${LETTERS[0]}', '${LETTERS[1]}')`, BEFORE_LATIN, '\\1\\2');

/** SQL of a text with one spelling for each word, and without articles. */
export const arabicWords = (text: string): string => replace(spelled(text), article(LEFT_OF_WORD), '\\1\\2');

/** The same of a word that isn't finished. */
export const arabicStartedWord = (word: string): string => replace(spelled(word), article(LEFT_OF_STARTED_WORD), '\\1\\2');

/** SQL of what is left of such words without their endings. */
export const arabicStems = (words: string): string =>
  `reverse(${replace(`reverse(${replace(words, SMALL, '\\1\\2\\3')})`, ENDINGS, '\\1\\2')})`;
