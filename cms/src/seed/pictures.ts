import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { composition } from './art/composition';
import { rasterise } from './art/rasterise';
import { describe, type Picture } from './content';
import { type Ledger } from './ledger';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const folderName = 'Illustrations';
/** Two cores draw, a third picture waits for the disk. */
const parallel = 3;

/** The row of an uploaded file, as far as documents and text blocks need it. */
export interface UploadedFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly formats: Readonly<Record<string, unknown>> | null;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly size: number;
  readonly provider: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

async function ensureFolder(strapi: Core.Strapi): Promise<number> {
  const existing: { id: number } | null = await strapi.db.query(FOLDER).findOne({ where: { name: folderName, parent: null } });
  if (existing) return existing.id;
  const created: { id: number } = await strapi.plugin('upload').service('folder').create({ name: folderName, parent: null });
  return created.id;
}

async function upload(strapi: Core.Strapi, picture: Picture, folder: number, directory: string): Promise<UploadedFile> {
  const name = `${picture.name}.png`;
  // A crash between an upload and its entry in the ledger leaves the file behind: use it.
  const left: UploadedFile | null = await strapi.db.query(FILE).findOne({ where: { name, folder } });
  if (left) return left;
  const png = await rasterise(composition(picture.name, picture.motif));
  const filepath = path.join(directory, name);
  await writeFile(filepath, png);
  const [file]: UploadedFile[] = await strapi.plugin('upload').service('upload').upload({
    data: { fileInfo: { name, alternativeText: describe(picture.motif, 'en'), folder } },
    files: { filepath, originalFilename: name, mimetype: 'image/png', size: png.length },
  });
  if (file === undefined) throw new Error(`The upload of ${name} brought no file`);
  return file;
}

/** Draws and uploads the pictures that were never uploaded before. `done` is told how many are ready. */
export async function ensurePictures(
  strapi: Core.Strapi,
  ledger: Ledger,
  pictures: readonly Picture[],
  done: (count: number, total: number) => void,
): Promise<void> {
  const missing = pictures.filter(({ name }) => !ledger.has(name));
  if (missing.length === 0) return;
  const folder = await ensureFolder(strapi);
  const directory = await mkdtemp(path.join(os.tmpdir(), 'seed-pictures-'));
  const queue = [...missing];
  let count = 0;
  let recording = Promise.resolve();
  const work = async (): Promise<void> => {
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
      const { name } = picture;
      const { id } = await upload(strapi, picture, folder, directory);
      recording = recording.then(() => ledger.record(name, id));
      await recording;
      count += 1;
      done(count, missing.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, work));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The uploaded file of a picture; null when staff have deleted it. */
export async function findPicture(strapi: Core.Strapi, ledger: Ledger, name: string): Promise<UploadedFile | null> {
  return strapi.db.query(FILE).findOne({ where: { id: ledger.get(name) ?? 0 } });
}
