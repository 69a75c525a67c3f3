import { errors } from '@strapi/utils';
import sharp from 'sharp';

/** What an uploaded file is said to be, by its name and by whoever sends it. */
export interface IncomingFile {
  filepath: string;
  mimetype?: string | null;
  originalFilename?: string | null;
}

/** Decoded, a picture of 50 million pixels takes 200 MB. */
const MAX_PIXELS = 50_000_000;

const formatByExtension: Record<string, string> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
};

const refusal = (name: string, why: string) => new errors.ValidationError(`${name}: ${why}`);

/**
 * Refuses a picture whose content isn't what its name says, or that is too large to decode.
 * Strapi recognises many formats by their first bytes, but takes the name's word for those it doesn't
 * know: an SVG or an HTML page called photo.png passes its allow list.
 */
export async function checkImage(file: IncomingFile): Promise<void> {
  const name = file.originalFilename ?? 'file';
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  const expected = formatByExtension[extension];
  if (!expected) {
    if (file.mimetype?.startsWith('image/')) throw refusal(name, 'this kind of image is not allowed');
    return;
  }
  const metadata = await sharp(file.filepath)
    .metadata()
    .catch(() => undefined);
  if (metadata?.format !== expected) throw refusal(name, 'the content is not what the name says');
  if (metadata.width * metadata.height > MAX_PIXELS) throw refusal(name, 'the image has too many pixels');
}
