import 'server-only';
import sharp, { type CreateText } from 'sharp';
import type { Locale } from '@/i18n/locales';
import { COLOURS, MAX_TITLE_LENGTH, MAX_TITLE_LINES, SMALLEST_TITLE, TITLE_STEPS } from './constants';

type Weight = 'regular' | 'bold';

/** How a text is set. */
export interface Style {
  locale: Locale;
  /** Height of the type in px, before the language's own scale. */
  size: number;
  weight: Weight;
  /** A token of `COLOURS`. */
  colour: string;
  /** Width in px at which lines break. */
  width: number;
}

/** Each weight is a family of its own in these files; the other script's comes second, for words of the other language. */
const FAMILIES: Readonly<Record<Locale, Readonly<Record<Weight, string>>>> = {
  en: { regular: 'IBM Plex Sans, IBM Plex Sans Arabic', bold: 'IBM Plex Sans SemiBold, IBM Plex Sans Arabic SemiBold' },
  ar: { regular: 'IBM Plex Sans Arabic, IBM Plex Sans', bold: 'IBM Plex Sans Arabic SemiBold, IBM Plex Sans SemiBold' },
};

/** As on the site: Arabic is a little larger and needs more room between lines. */
const SCALE: Readonly<Record<Locale, number>> = { en: 1, ar: 1.06 };
const LINE_HEIGHT: Readonly<Record<Locale, number>> = { en: 1.18, ar: 1.42 };
/** A single line of ink is at least this high, in sizes; it tells how many lines a height holds. */
const LEAST_INK = 0.3;

/** An invisible mark that fixes the direction of the whole text, whichever script its first word is in. */
const DIRECTION_MARK: Readonly<Record<Locale, string>> = { en: '\u200e', ar: '\u200f' };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as the renderer's markup reads it: nothing in it is an instruction. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufffe\uffff]+/gu, ' ')
    .replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

const typeSize = ({ locale, size }: Style): number => Math.round(size * SCALE[locale]);
/** From line to line, in px. */
const pitch = (style: Style): number => Math.round(typeSize(style) * LINE_HEIGHT[style.locale]);

function describe(text: string, style: Style): CreateText {
  const { locale, weight, colour, width } = style;
  const attributes = [
    `font_family="${FAMILIES[locale][weight]}"`,
    `font_weight="${weight === 'bold' ? 600 : 400}"`,
    // At 72 dots per inch a point is a pixel.
    `font_size="${typeSize(style)}pt"`,
    `line_height="${pitch(style) * 1024}"`,
    `lang="${locale}"`,
    `foreground="${COLOURS[colour]}"`,
  ];
  return {
    text: `<span ${attributes.join(' ')}>${DIRECTION_MARK[locale]}${escapeMarkup(text)}</span>`,
    width,
    dpi: 72,
    rgba: true,
    wrap: 'word-char',
  };
}

/** A text as a picture, cropped to its ink. */
export interface Lettering {
  png: Buffer;
  width: number;
  height: number;
}

/** Whether a text has anything to see. The renderer refuses one that hasn't. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(escapeMarkup(text));

/** Sets a text, shaped and in the order its scripts are read in. It has to be visible. */
export async function letter(text: string, style: Style): Promise<Lettering> {
  const { data, info } = await sharp({ text: describe(text, style) }).png().toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

async function countLines(text: string, style: Style): Promise<number> {
  const { height = 0 } = await sharp({ text: describe(text, style) }).metadata();
  return 1 + Math.max(0, Math.floor((height - LEAST_INK * typeSize(style)) / pitch(style)));
}

/**
 * Sets a title in the largest size in which it takes no more than its lines; where even the smallest is too large, as many words as fit
 * and an ellipsis.
 */
export async function letterTitle(title: string, style: Omit<Style, 'size'>): Promise<Lettering> {
  const text = title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH)}…` : title;
  for (const { size, lines } of TITLE_STEPS) {
    if ((await countLines(text, { ...style, size })) <= lines) return letter(text, { ...style, size });
  }
  const smallest: Style = { ...style, size: SMALLEST_TITLE };
  return letter(await shorten(text, smallest), smallest);
}

/** The longest beginning, of whole words where there are several, that fits with an ellipsis. */
async function shorten(text: string, style: Style): Promise<string> {
  const words = text.split(/\s+/).filter(Boolean);
  const [pieces, glue] = words.length > MAX_TITLE_LINES ? [words, ' '] : [[...text], ''];
  const beginning = (count: number) => `${pieces.slice(0, count).join(glue).replace(/[\s.,:;،؛–—-]+$/u, '')}…`;
  let [fitting, tooMany] = [1, pieces.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if ((await countLines(beginning(middle), style)) <= MAX_TITLE_LINES) fitting = middle;
    else tooMany = middle;
  }
  return beginning(fitting);
}
