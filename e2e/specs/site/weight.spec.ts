import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/**
 * With all that comes once the page is awake: an empty page of the same Next is 131 KB; what is ours has to fit in the rest, with the tracker and the
 * question about privacy. What the first load may weigh is measured by the benchmark.
 */
const HOME_JS_BUDGET = 170 * 1024;

for (const path of ['/', '/ar']) {
  test(`first load of ${path} keeps to its budget and brings no GraphQL client`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(path);
    // Scripts begin after the first paint, on a busy machine after a break, and some when the browser is idle: until a second has brought no more.
    let before = 0;
    const isQuiet = () => before === (before = scripts.length) && before > 0;
    await expect.poll(isQuiet, { intervals: [1_000], timeout: 30_000 }).toBe(true);
    const sources = await Promise.all(scripts);
    const total = sources.reduce((sum, source) => sum + gzipSync(source).byteLength, 0);
    test.info().annotations.push({ type: 'JavaScript, gzip', description: `${(total / 1024).toFixed(1)} KB` });
    expect(sources.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(HOME_JS_BUDGET);
    expect(sources.filter((source) => source.includes('ApolloProvider') || source.includes('sha256Hash'))).toEqual([]);
  });
}
