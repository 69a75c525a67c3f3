import { intlTag, type Locale } from '@/i18n/locales';

const CODE = /^[A-Z]{2}$/;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const namesIn = (locale: Locale) => new Intl.DisplayNames(intlTag(locale), { type: 'region', fallback: 'none' });

/** Codes by their English names, as some services tell the name alone. Made once, when the first such name is met. */
let codes: ReadonlyMap<string, string> | undefined;

function codeOf(englishName: string): string | undefined {
  if (!codes) {
    const english = namesIn('en');
    const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
    codes = new Map(pairs.flatMap((code) => [english.of(code)].filter((name) => name !== undefined).map((name) => [name, code] as const)));
  }
  return codes.get(englishName);
}

/**
 * A country in the reader's language.
 * @param country its ISO code or its English name
 * @returns what was given, where it is neither
 */
export function countryName(country: string, locale: Locale): string {
  const code = CODE.test(country) ? country : codeOf(country);
  return (code && namesIn(locale).of(code)) ?? country;
}
