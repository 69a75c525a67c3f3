import { expect, test } from '../../fixtures/test';
import { LANGUAGES } from '../../fixtures/texts';

for (const { language, prefix } of LANGUAGES) {
  test(`${language}: the fonts of a page are the small ones, and the browser can read them`, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
    });
    await page.goto(`${prefix}/services`);
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ family, weight, status }) => ({ family: family.replaceAll('"', ''), weight, status }));
    });
    const own = language === 'ar' ? 'Site Arabic' : 'Site Latin';
    for (const weight of ['400', '600']) expect(faces).toContainEqual({ family: own, weight, status: 'loaded' });
    expect(faces.filter(({ status }) => status === 'error')).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(/\/(?:latin|arabic)-[46]00\.[^/]+\.woff2$/);
  });
}
