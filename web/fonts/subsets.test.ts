/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSubset, OUTPUT, subsets } from './subsets.mjs';

const stylesheet = readFileSync(path.join(OUTPUT, '../fonts.css'), 'utf8');

describe.each(subsets)('$name', (subset) => {
  it('is what npm run fonts makes', async () => {
    expect(readFileSync(path.join(OUTPUT, subset.name)).equals(await makeSubset(subset))).toBe(true);
  });

  it('is asked for in the stylesheet where its characters are', () => {
    const face = stylesheet.split('@font-face').find((rule) => rule.includes(`./fonts/${subset.name}`));
    expect(face).toContain(`unicode-range: ${subset.range};`);
  });
});
