'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, stripLocale } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import { storeLanguage } from './store-language';

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
 * Opening it in a new tab stores the choice as well.
 */
export function LanguageLink({ locale, keepQuery = false, className, children }: LanguageLinkProps) {
  const path = localePath(locale, firstPageOf(stripLocale(usePathname())));
  const store = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    storeLanguage(locale);
    if (keepQuery) currentTarget.search = window.location.search;
    currentTarget.hash = window.location.hash;
  };
  return (
    <a href={path} hrefLang={locale} lang={locale} dir={directionOf(locale)} onClick={store} onAuxClick={store} className={classNames(deviceFont, className)}>
      {children}
    </a>
  );
}
