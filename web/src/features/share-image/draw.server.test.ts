/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { ShareCard } from '@/lib/share-image';
import { COLOURS, MAX_TITLE_LINES, SMALLEST_TITLE, TITLE_STEPS } from './constants';
import { drawShareImage } from './draw.server';
import { prepareFonts } from './fonts.server';
import { escapeMarkup, letter, letterTitle } from './lettering.server';

const card: ShareCard = { kind: 'post', slug: 'seo-basics', title: 'دليل Google Analytics 4', brand: 'ركن الرقمية', note: 'تحليلات', picture: null };

/** How far two pictures differ, cut to their ink and stretched to one size: 0 not at all, 255 everywhere. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const grey = async (png: Buffer) =>
    sharp(await sharp(png).trim().flatten({ background: '#fff' }).png().toBuffer()).resize(200, 80, { fit: 'fill' }).greyscale().raw().toBuffer();
  const [a, b] = [await grey(one), await grey(other)];
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

beforeAll(prepareFonts);

it.each(['en', 'ar'] as const)('draws a PNG of 1200 by 630 in %s', async (locale) => {
  const { format, width, height } = await sharp(await drawShareImage(locale, card, null)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

it('draws the same image for the same card, another one for another slug, language or picture', async () => {
  const red = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f00' } }).jpeg().toBuffer();
  const [first, again, slug, language, picture] = await Promise.all([
    drawShareImage('ar', card, null),
    drawShareImage('ar', card, null),
    drawShareImage('ar', { ...card, slug: 'other' }, null),
    drawShareImage('en', card, null),
    drawShareImage('ar', card, red),
  ]);
  expect(again.equals(first)).toBe(true);
  for (const other of [slug, language, picture]) expect(other.equals(first)).toBe(false);
});

it('joins Arabic letters and sets them from right to left', async () => {
  const style = { locale: 'ar', size: 60, weight: 'bold', colour: 'ink', width: 900 } as const;
  // Joined, two letters are narrower than side by side with something between them that keeps them apart.
  const joined = await letter('بب', style);
  const apart = await letter('ب\u200cب', style);
  expect(joined.width).toBeLessThan(apart.width);
  // The first word stands at the right.
  const line = await letter('دليل Google', style);
  const word = await letter('دليل', style);
  const cut = (left: number) => sharp(line.png).extract({ left, top: 0, width: word.width, height: line.height }).png().toBuffer();
  expect(await difference(await cut(line.width - word.width), word.png)).toBeLessThan(10);
  expect(await difference(await cut(0), word.png)).toBeGreaterThan(40);
});

it('sets every letter of both alphabets in the site’s own fonts', async () => {
  const style = { locale: 'en', size: 40, weight: 'bold', colour: 'ink', width: 1_000 } as const;
  // A character that the fonts lack is drawn as a box with its code, wider than any letter.
  const box = await letter('漢', style);
  for (const char of 'ABCXYZabcxyz0189ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآؤئء،؛؟') {
    expect((await letter(char, style)).png.equals(box.png)).toBe(false);
  }
});

it.each([
  ['en', 'An unusually long title that goes on and on about everything an agency could possibly say on growth, brands, channels, budgets and people, and still more'],
  ['ar', 'عنوان طويل جدًا يتحدث عن كل ما يمكن أن تقوله وكالة عن النمو والعلامات التجارية والقنوات والميزانيات والناس وما زال يضيف المزيد والمزيد دون توقف'],
  ['en', 'x'.repeat(400)],
] as const)('cuts a title that is too long to its lines (%s)', async (locale, title) => {
  const { width, height } = await letterTitle(title, { locale, weight: 'bold', colour: 'ink', width: 640 });
  // A letter's ink may reach a little past its own width.
  expect(width).toBeLessThan(650);
  expect(height).toBeLessThan(MAX_TITLE_LINES * (locale === 'ar' ? 78 : 62));
});

it('tries a title in five sizes, from 84 px on two lines to 46 px on three', async () => {
  expect(TITLE_STEPS.map(({ size, lines }) => [size, lines])).toEqual([[84, 2], [68, 3], [60, 3], [52, 3], [46, 3]]);
  expect([MAX_TITLE_LINES, SMALLEST_TITLE]).toEqual([3, 46]);
  const heightOf = async (title: string) => (await letterTitle(title, { locale: 'en', weight: 'bold', colour: 'ink', width: 640 })).height;
  const alone = await letter('H', { locale: 'en', size: 84, weight: 'bold', colour: 'ink', width: 640 });
  expect(await heightOf('H')).toBe(alone.height);
});

it('takes nothing in a title for an instruction', async () => {
  expect(escapeMarkup('<span size="99pt">a & b</span>')).toBe('&lt;span size=&quot;99pt&quot;&gt;a &amp; b&lt;/span&gt;');
  expect(escapeMarkup('a\u0000b\nc\u202ed')).toBe('a b c d');
  const style = { locale: 'en', weight: 'bold', colour: 'ink', width: 640 } as const;
  const hostile = ['<b>', '</span>', '&bogus;', '\ud800', '\u0000', '<image href="file:///etc/passwd"/>', ' '];
  for (const title of hostile) await expect(drawShareImage('en', { ...card, title }, null)).resolves.toBeInstanceOf(Buffer);
  expect((await letterTitle('<b>', style)).width).toBeGreaterThan(0);
});

it('has the colours of the site', () => {
  const tokens = readFileSync('src/app/globals.css', 'utf8');
  for (const [name, hex] of Object.entries(COLOURS)) expect(tokens).toContain(`--color-${name}: ${hex};`);
});
