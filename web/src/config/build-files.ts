import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';

/** What `server/build.mjs` makes for the root of the site, beside Next's own files, and how long browsers may keep it. */
export const BUILD_FILES = {
  'sw.js': 'no-cache',
  'version.json': 'no-store',
} as const;

export type BuildFile = keyof typeof BUILD_FILES;

export const buildFileNames = Object.keys(BUILD_FILES) as BuildFile[];

/** Where such a file lies. Beside the build and not in `public/`: two builds of one checkout must not share it. */
export const buildFilePath = (name: BuildFile): string => path.join(/* turbopackIgnore: true */ process.cwd(), env().WEB_DIST_DIR, 'site-root', name);

/** Reads such a file; null where there is none, as in development. */
export const readBuildFile = (name: BuildFile): Promise<string | null> => readFile(buildFilePath(name), 'utf8').catch(() => null);
