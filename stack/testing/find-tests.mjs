// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Test files below a folder (Node 20's test runner takes no patterns).
 * @param {string} folder
 * @param {RegExp} pattern
 * @returns {string[]}
 */
export function findTests(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();
}
