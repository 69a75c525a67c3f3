import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { BIDI_CONTROLS } from '../accounts/fields';
import { MAX_FILE_BYTES, MAX_PIXELS, MAX_SIDE } from './limits';
import { UnsuitableFile } from './unsuitable-file';

// Each picture is encoded once: what sharp would keep of it is of no use.
sharp.cache(false);

/** What an uploaded file is said to be, by its name and by whoever sends it. */
export interface IncomingFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
}

/** A file as Strapi's upload service takes it, made from what came in. */
export interface PreparedFile {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  /** Strapi believes this before anything a caller says. */
  detectedMimeType: string;
  size: number;
}

interface ImageKind {
  mime: string;
  extension: string;
  encode: (picture: Sharp) => Sharp;
}

const jpeg: ImageKind = { mime: 'image/jpeg', extension: 'jpg', encode: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }) };

const imageKinds: Readonly<Record<string, ImageKind>> = {
  jpg: jpeg,
  jpeg,
  png: { mime: 'image/png', extension: 'png', encode: (picture) => picture.png({ quality: 80 }) },
  webp: { mime: 'image/webp', extension: 'webp', encode: (picture) => picture.webp({ quality: 80 }) },
  gif: { mime: 'image/gif', extension: 'gif', encode: (picture) => picture.gif() },
  avif: { mime: 'image/avif', extension: 'avif', encode: (picture) => picture.avif({ quality: 65 }) },
};

/** Nothing that leads to another folder, breaks a line, or is hidden. */
const UNSAFE_NAME = /[/\\\u0000-\u001F\u007F-\u009F]|^\./;

/** @throws UnsuitableFile for a name that could lead out of the folder of files */
export function safeName(given: string): string {
  const name = given.replace(BIDI_CONTROLS, '').normalize().trim();
  if (name === '' || name.length > 255 || UNSAFE_NAME.test(name)) throw new UnsuitableFile('fileName', 'file');
  return name;
}

const extensionOf = (name: string): string => path.extname(name).slice(1).toLowerCase();

const imageKindOf = (extension: string): ImageKind | undefined =>
  Object.hasOwn(imageKinds, extension) ? imageKinds[extension] : undefined;

export const isImageName = (name: string): boolean => imageKindOf(extensionOf(name)) !== undefined;

async function isPdf(filepath: string): Promise<boolean> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString('latin1', 0, bytesRead) === '%PDF-';
  } finally {
    await file.close();
  }
}

/** Reads no more than the picture's head: what is too large is never decoded. */
async function checkHead(filepath: string, name: string, kind: ImageKind): Promise<void> {
  const head = await sharp(filepath, { animated: true, limitInputPixels: false }).metadata().catch(() => undefined);
  if (head?.mediaType !== kind.mime) throw new UnsuitableFile('fileContent', name);
  if (head.width * head.height > MAX_PIXELS) throw new UnsuitableFile('filePixels', name);
}

/**
 * Checks a file and makes the one that is stored instead: a picture is decoded and encoded anew, so that nothing is left of what
 * it carried besides its pixels (places, names, cameras, hidden content).
 * @param folder where the made file is put
 * @param wanted extension of the file that is replaced, as its address stays; the picture takes on that kind
 * @throws UnsuitableFile
 */
export async function prepareFile(file: IncomingFile, folder: string, wanted?: string): Promise<PreparedFile> {
  const name = safeName(file.originalFilename ?? '');
  const extension = extensionOf(name);
  const kind = imageKindOf(extension);
  if (!kind && extension !== 'pdf') throw new UnsuitableFile('fileType', name);
  if ((await stat(file.filepath)).size > MAX_FILE_BYTES) throw new UnsuitableFile('fileTooLarge', name);

  const target = wanted === undefined ? kind : imageKindOf(wanted);
  if ((target === undefined) !== (kind === undefined)) throw new UnsuitableFile('fileType', name);

  const made = { extension: target?.extension ?? 'pdf', mime: target?.mime ?? 'application/pdf' };
  const filepath = path.join(folder, `${randomUUID()}.${made.extension}`);
  if (kind && target) {
    await checkHead(file.filepath, name, kind);
    const picture = sharp(file.filepath, { animated: true, limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    await target.encode(picture).toFile(filepath).catch(() => {
      throw new UnsuitableFile('fileContent', name);
    });
  } else {
    if (!(await isPdf(file.filepath))) throw new UnsuitableFile('fileContent', name);
    await copyFile(file.filepath, filepath);
  }
  return {
    filepath,
    originalFilename: `${path.basename(name, path.extname(name))}.${made.extension}`,
    mimetype: made.mime,
    detectedMimeType: made.mime,
    size: (await stat(filepath)).size,
  };
}

/** Lends a folder for prepared files, which are gone afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
