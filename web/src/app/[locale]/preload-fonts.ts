import { preload } from 'react-dom';
import type { Locale } from '@/i18n/locales';

const latin = new URL('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2', import.meta.url);
const latinBold = new URL('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2', import.meta.url);
const arabic = new URL('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2', import.meta.url);
const arabicBold = new URL('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2', import.meta.url);

/** The Latin terms and numbers of Arabic pages can wait: what stands in for their letters is as wide, and the page's picture comes sooner. */
const needed: Readonly<Record<Locale, readonly URL[]>> = { en: [latin, latinBold], ar: [arabic, arabicBold] };

/** Has the browser fetch the fonts of this language, and of no other, before it reads the stylesheet. */
export function preloadFonts(locale: Locale): void {
  // The bundler turns these into paths of this site, the same as in the stylesheet.
  for (const { pathname } of needed[locale]) preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
