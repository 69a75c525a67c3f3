import { cardsOf, panelOf } from '../../fixtures/stepper';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES } from '../../fixtures/texts';

const TOTAL = 8;
const DESKTOP = { width: 1440, height: 900 };

for (const { language, prefix } of LANGUAGES) {
  const home = prefix || '/';

  for (const [situation, use] of [
    ['under reduced motion', { viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' as const } }],
    ['in a low window', { viewport: { width: 1440, height: 639 } }],
    ['without JavaScript', { viewport: DESKTOP, javaScriptEnabled: false }],
  ] as const) {
    test.describe(`services in ${language} ${situation}`, () => {
      test.use(use);

      test('are a plain list', async ({ page }) => {
        await page.goto(home);
        await expect(cardsOf(page)).toHaveCount(TOTAL);
        for (const card of await cardsOf(page).all()) await expect(card).toBeVisible();
        await expect(panelOf(page).getByRole('button')).toHaveCount(0);
        const bottoms = await cardsOf(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
        expect(new Set(bottoms).size, 'rows').toBeGreaterThanOrEqual(TOTAL / 2);
      });
    });
  }

  test(`the HTML of ${home} holds every service`, async ({ request }) => {
    const html = await (await request.get(home)).text();
    const cards = html.slice(html.indexOf('id="services-section"')).match(/<article.*?<\/article>/gs) ?? [];
    const links = cards.map((card) => new RegExp(`href="${prefix}/services/([a-z-]+)"`).exec(card)?.[1]).filter(Boolean);
    expect(new Set(links).size).toBe(TOTAL);
  });
}
