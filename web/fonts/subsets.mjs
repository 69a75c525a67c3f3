// @ts-check
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

/** As in `unicode-range` of `src/app/fonts.css`. The Arabic file has a space of its own, as wide as the Latin one: a sentence is one run of text. */
const ranges = {
  latin: 'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+2009-200F, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+2060, U+2066-2069, U+20AC, U+2122, U+2191, U+2193, U+2212',
  arabic: 'U+0020, U+00A0, U+060C, U+061B-061C, U+061F, U+0621-063A, U+0640-0652, U+0660-066C, U+0670, U+067E, U+0686, U+0698, U+06A9, U+06AF, U+06CC, U+200C-200F, U+2066-2069',
};

/** What shaping, spacing and figures in columns need; not the alternative letters nobody asks for. */
const FEATURES = ['calt', 'ccmp', 'curs', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig', 'tnum'];

/** @typedef {{ name: string, source: string, range: string }} Subset */

/** @type {readonly Subset[]} */
export const subsets = [400, 600].flatMap((weight) => [
  { name: `latin-${weight}.woff2`, source: `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`, range: ranges.latin },
  { name: `arabic-${weight}.woff2`, source: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`, range: ranges.arabic },
]);

export const OUTPUT = fileURLToPath(new URL('../src/app/fonts', import.meta.url));

/** @param {string} range of CSS */
function charactersOf(range) {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part.slice(2).split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  }).join('');
}

/** A changed font may not bear the name of its origin. As long as the old ones: they are written over. */
const names = [{ from: 'IBM Plex Sans', to: 'Site and Text' }, { from: 'IBMPlexSans', to: 'SiteAndText' }];

/** Names in a font are UTF-16, the other way round than Node writes it. @param {string} name */
const encoded = (name) => Buffer.from(name, 'utf16le').swap16();

/** @param {Buffer} font */
function rename(font) {
  for (const { from, to } of names) {
    for (let at = font.indexOf(encoded(from)); at >= 0; at = font.indexOf(encoded(from), at)) encoded(to).copy(font, at);
  }
}

/**
 * @param {Subset} subset
 * @returns {Promise<Buffer>} the font's file
 */
export async function makeSubset({ source, range }) {
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  const font = await subsetFont(original, charactersOf(range), { targetFormat: 'truetype', keepFeatures: FEATURES });
  rename(font);
  return fontverter.convert(font, 'woff2');
}
