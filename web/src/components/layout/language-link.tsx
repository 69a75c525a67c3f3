'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, stripLocale } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import type { LanguageChoice } from './language-choice';

interface LanguageLinkProps {
  /** Language the link leads to. */
  locale: Locale;
  /** Whether the other page needs what this one's address says behind its `?`. */
  keepQuery?: boolean;
  className?: string;
  children: ReactNode;
}

/** One Arabic word on an English page isn't worth a font file of 46 KB. */
const deviceFont = '[&:lang(ar)]:font-system';

/** Lists are of different length in each language, so that only their first page is sure to exist in both. */
const firstPageOf = (path: string) => path.replace(/\/page\/\d+$/, '');

/**
 * The same page in the other language. A plain `<a>`: only a real navigation sets the document's language and direction.
 * `followLanguageChoice` remembers the choice.
 */
export function LanguageLink({ locale, keepQuery = false, className, children }: LanguageLinkProps) {
  const path = localePath(locale, firstPageOf(stripLocale(usePathname())));
  const choice: LanguageChoice = keepQuery ? 'query' : 'path';
  return (
    <a href={path} hrefLang={locale} lang={locale} dir={directionOf(locale)} data-language-choice={choice} className={classNames(deviceFont, className)}>
      {children}
    </a>
  );
}
