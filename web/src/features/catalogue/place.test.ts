import { NEIGHBOURS_READ, pageOfPlace, panelIndex, placeOf, PLACES_SHOWN, UNLISTED } from './place';

const all = Array.from({ length: 500 }, (_, index) => ({ slug: `service-${index + 1}`, title: `Service ${index + 1}` }));

/** The place of the service at a position of a list, as it is read: with the nearest of either side. */
const place = (position: number, total: number) => {
  const list = all.slice(0, total);
  const before = list.slice(0, position - 1).reverse();
  const after = list.slice(position);
  const itself = list[position - 1] ?? { slug: '', title: '' };
  return placeOf(
    itself,
    { count: before.length, nearest: before.slice(0, NEIGHBOURS_READ) },
    { count: after.length, nearest: after.slice(0, NEIGHBOURS_READ) },
  );
};
const slugs = (position: number, total: number) => place(position, total).around.map(({ slug }) => Number(slug.replace('service-', '')));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it.each([
  [1, 1, undefined, undefined],
  [1, 3, undefined, 'service-2'],
  [2, 3, 'service-1', 'service-3'],
  [3, 3, 'service-2', undefined],
  [250, 500, 'service-249', 'service-251'],
])('knows what is around number %i of %i', (position, total, previous, next) => {
  const found = place(position, total);
  expect(found).toMatchObject({ position, total });
  expect([found.previous?.slug, found.next?.slug]).toEqual([previous, next]);
});

it.each([
  ['all of a few', 2, 8, numbers(1, 8)],
  ['as many on either side', 250, 500, numbers(245, 255)],
  ['more of those after it at the beginning', 1, 500, numbers(1, 11)],
  ['more of those before it at the end', 500, 500, numbers(490, 500)],
  ['more of the longer side near an end', 3, 500, numbers(1, 11)],
  ['as many as there is room for', 6, 12, numbers(1, 11)],
])('shows %s', (_what, position, total, expected) => {
  expect(slugs(position, total)).toEqual(expected);
  expect(slugs(position, total).length).toBeLessThanOrEqual(PLACES_SHOWN);
});

it.each([[1, 1], [11, 1], [12, 2], [500, 46], [0, 1]])('finds the page of the catalogue for position %i', (position, page) => {
  expect(pageOfPlace({ ...UNLISTED, position }, 11)).toBe(page);
});

it('puts panels in a line, the unlisted last', () => {
  const line = [place(1, 3), place(3, 3), UNLISTED].map(panelIndex);
  expect(line).toEqual([...line].sort((a, b) => a - b));
  expect(line[0]).toBeGreaterThan(0);
});
