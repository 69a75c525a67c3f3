// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Folder of the CMS (Strapi). */
export const CMS_DIR = path.join(ROOT, 'cms');
/** Folder of the website (Next.js). */
export const WEB_DIR = path.join(ROOT, 'web');
/** Reports of tests and benchmarks; never committed. */
export const REPORTS_DIR = path.join(ROOT, '.reports');
