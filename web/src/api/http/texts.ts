import { getCookie } from 'hono/cookie';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ErrorCode } from '@/contracts/errors';
import { defaultLocale, intlTag, isLocale, type Locale } from '@/i18n/locales';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import type { ApiContext } from './answers';

const messages: Readonly<Record<Locale, typeof en>> = { en, ar };

/** The caller's language: what the call asks for, else what its visitor once chose, else English. */
export function languageOf(c: ApiContext): Locale {
  const wishes = [c.req.query('language'), getCookie(c, 'language')];
  return wishes.find((wish): wish is Locale => wish !== undefined && isLocale(wish)) ?? defaultLocale;
}

/** What a text names. */
export type TextValues = Readonly<Record<string, string | number>>;

/** What an error's code says to a person. */
export function errorText(locale: Locale, code: ErrorCode, values?: TextValues): string {
  const text = messages[locale].ApiErrors[code];
  return values ? String(new IntlMessageFormat(text, intlTag(locale), undefined, { ignoreTag: true }).format(values)) : text;
}

/** @param problem text of a schema's issue: a key of `Problems`, or the library's own words, which mean a wrong type */
export function problemText(locale: Locale, problem: string): string {
  const problems = messages[locale].Problems;
  return Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : problems.invalid;
}

/** What a successful call says, in the caller's language. */
export const answerText = (c: ApiContext, key: keyof typeof en.ApiMessages): string => messages[languageOf(c)].ApiMessages[key];

/** Words of the CSV file of quote requests, in one language. */
export type ExportTexts = typeof en.QuoteExport & { statuses: typeof en.QuoteWords.statuses };

/** The same in the caller's language. */
export function exportTexts(c: ApiContext): ExportTexts {
  const { QuoteExport, QuoteWords } = messages[languageOf(c)];
  return { ...QuoteExport, statuses: QuoteWords.statuses };
}

/** Words of the CSV files of the analytics, in one language. */
export type AnalyticsTexts = typeof en.AnalyticsExport;

/** The same in the caller's language. */
export const analyticsTexts = (c: ApiContext): AnalyticsTexts => messages[languageOf(c)].AnalyticsExport;
