import { preload } from 'react-dom';
import type { Locale } from '@/i18n/locales';

const latin = new URL('../fonts/latin-400.woff2', import.meta.url);
const latinBold = new URL('../fonts/latin-600.woff2', import.meta.url);
const arabic = new URL('../fonts/arabic-400.woff2', import.meta.url);
const arabicBold = new URL('../fonts/arabic-600.woff2', import.meta.url);

/** Arabic pages have Latin terms and figures in nearly every sentence; letters that came later would move them. */
const needed: Readonly<Record<Locale, readonly URL[]>> = { en: [latin, latinBold], ar: [arabic, arabicBold, latin, latinBold] };

/** Has the browser fetch the fonts of this language, and of no other, before it reads the stylesheet. */
export function preloadFonts(locale: Locale): void {
  // The bundler turns these into paths of this site, the same as in the stylesheet.
  for (const { pathname } of needed[locale]) preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
