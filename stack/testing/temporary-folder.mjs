// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder for a test, gone when the process ends.
 * @param {string} name
 * @returns {string}
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `rukn-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
