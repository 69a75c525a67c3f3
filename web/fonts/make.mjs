// @ts-check
/**
 * Cuts the site's fonts down to the characters its pages are made of: `npm run fonts`, in web/, whenever the fonts' package or the ranges
 * change. The results are kept in git. What is in none of them (é, Persian, Urdu) comes from the package's own, larger files.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSubset, OUTPUT, subsets } from './subsets.mjs';

for (const subset of subsets) await writeFile(path.join(OUTPUT, subset.name), await makeSubset(subset));
