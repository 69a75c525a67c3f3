import { COMPOSITION_COLUMNS, COMPOSITION_ROWS, compositionOf } from './composition';

const slugs = Array.from({ length: 200 }, (_, index) => `slug-${index}`);

it('is the same for the same slug, and differs between slugs', () => {
  expect(compositionOf('seo')).toEqual(compositionOf('seo'));
  expect(new Set(slugs.map((slug) => JSON.stringify(compositionOf(slug)))).size).toBeGreaterThan(100);
});

it('fills its grid, rises to its last column, and comes in three sets of colours', () => {
  for (const { heights } of slugs.map(compositionOf)) {
    expect(heights).toHaveLength(COMPOSITION_COLUMNS);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...heights)).toBe(COMPOSITION_ROWS);
    expect(heights.at(-1)).toBe(COMPOSITION_ROWS);
  }
  expect(new Set(slugs.map((slug) => compositionOf(slug).palette)).size).toBe(3);
});
