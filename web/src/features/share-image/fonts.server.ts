import 'server-only';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fontFiles } from '@/config/font-files';
import { woffToSfnt } from './sfnt';

let ready: Promise<void> | undefined;

/**
 * Makes the site's own fonts known to what letters pictures; a machine needs none of its own. Done once per process. The fonts are unpacked into a
 * folder of the system's for temporary files, because they are taken from files only.
 */
export function prepareFonts(): Promise<void> {
  ready ??= load().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function load(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-fonts-'));
  for (const file of fontFiles()) {
    const fontfile = path.join(folder, `${path.basename(file, '.woff')}.ttf`);
    await writeFile(fontfile, woffToSfnt(await readFile(file)));
    // Known from the first text on that names the file, to every later one.
    await sharp({ text: { text: '.', fontfile } }).metadata();
  }
}
