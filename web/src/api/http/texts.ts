import { getCookie } from 'hono/cookie';
import type { ErrorCode } from '@/contracts/errors';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import type { ApiContext } from './answers';

const messages: Readonly<Record<Locale, typeof en>> = { en, ar };

/** The caller's language: what the call asks for, else what its visitor once chose, else English. */
export function languageOf(c: ApiContext): Locale {
  const wishes = [c.req.query('language'), getCookie(c, 'language')];
  return wishes.find((wish): wish is Locale => wish !== undefined && isLocale(wish)) ?? defaultLocale;
}

/** What an error's code says to a person. */
export const errorText = (locale: Locale, code: ErrorCode): string => messages[locale].ApiErrors[code];

/** @param problem text of a schema's issue: a key of `Problems`, or the library's own words, which mean a wrong type */
export function problemText(locale: Locale, problem: string): string {
  const problems = messages[locale].Problems;
  return Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : problems.invalid;
}

/** What a successful call says, in the caller's language. */
export const answerText = (c: ApiContext, key: keyof typeof en.ApiMessages): string => messages[languageOf(c)].ApiMessages[key];
