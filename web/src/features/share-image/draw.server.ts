import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { directionOf, type Locale } from '@/i18n/locales';
import { SHARE_IMAGE_HEIGHT as HEIGHT, SHARE_IMAGE_WIDTH as WIDTH, type ShareCard } from '@/lib/share-image';
import { COLOURS } from './constants';
import { brandMarkSvg, compositionSvg } from './drawing';
import { prepareFonts } from './fonts.server';
import { isVisible, letter, letterTitle, type Lettering } from './lettering.server';

/** Width of the art, at the end of the reading direction; the rest is paper. */
const ART_WIDTH = 432;
const MARGIN = 72;
const GAP = 56;
const TEXT_WIDTH = WIDTH - ART_WIDTH - MARGIN - GAP;
const MARK_SIZE = 56;
/** A document's picture larger than this isn't opened. */
const MAX_PICTURE_PIXELS = 50_000_000;

/**
 * Draws a sharing image: company, title and note on paper, beside the document's picture or the composition of its slug.
 * @param locale language of the texts; Arabic is set from right to left and the whole mirrored
 * @param picture bytes of the document's picture, where it has one
 * @returns a PNG of 1200 × 630
 */
export async function drawShareImage(locale: Locale, card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  await prepareFonts();
  const mirrored = directionOf(locale) === 'rtl';
  const shared = { locale, width: TEXT_WIDTH };
  const [art, brand, title, note] = await Promise.all([
    drawArt(card.slug, picture, mirrored),
    letter(card.brand, { ...shared, size: 30, weight: 'bold', colour: 'ink', width: TEXT_WIDTH - MARK_SIZE - 20 }),
    letterTitle(isVisible(card.title) ? card.title : card.brand, { ...shared, weight: 'bold', colour: 'ink' }),
    isVisible(card.note) ? letter(card.note, { ...shared, size: 27, weight: 'regular', colour: 'ink-muted' }) : null,
  ]);

  /** Places something by its distance from the side on which lines begin. */
  const place = (input: Buffer, width: number, start: number, top: number): OverlayOptions => ({
    input,
    left: Math.round(mirrored ? WIDTH - start - width : start),
    top: Math.round(top),
  });
  const centred = (lettering: Lettering, middle: number): number => middle - lettering.height / 2;
  const noteTop = note ? HEIGHT - MARGIN - note.height : HEIGHT - MARGIN;
  const titleBottom = note ? noteTop - 44 : noteTop;
  const layers = [
    place(art, ART_WIDTH, WIDTH - ART_WIDTH, 0),
    place(Buffer.from(brandMarkSvg(MARK_SIZE)), MARK_SIZE, MARGIN, MARGIN),
    place(brand.png, brand.width, MARGIN + MARK_SIZE + 20, centred(brand, MARGIN + MARK_SIZE / 2)),
    place(title.png, title.width, MARGIN, titleBottom - title.height),
    ...(note ? [place(note.png, note.width, MARGIN, noteTop)] : []),
  ];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.paper ?? '' } })
    .composite(layers)
    .png({ palette: picture === null, compressionLevel: 8 })
    .toBuffer();
}

function drawArt(slug: string, picture: Buffer | null, mirrored: boolean): Promise<Buffer> {
  const size = { width: ART_WIDTH, height: HEIGHT };
  if (!picture) return sharp(Buffer.from(compositionSvg(slug, { ...size, mirrored }))).png().toBuffer();
  return sharp(picture, { limitInputPixels: MAX_PICTURE_PIXELS }).rotate().resize({ ...size, fit: 'cover' }).png().toBuffer();
}
