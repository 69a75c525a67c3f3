import { khatamPath } from '@/components/ui/khatam';
import { COMPOSITION_COLUMNS, COMPOSITION_ROWS, compositionOf } from '@/lib/composition';
import { COLOURS } from './constants';

const hex = (token: string): string => COLOURS[token] ?? '';

/** The company's sign, as `components/layout/brand-mark.tsx` draws it. */
export const brandMarkSvg = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40">` +
  `<path d="${khatamPath(20, 20, 20)}" fill="${hex('teal-700')}"/><path d="M13 27V13h14v5h-9v9z" fill="${hex('white')}"/>` +
  `<path d="M22 22h5v5h-5z" fill="${hex('coral')}"/></svg>`;

/**
 * The composition of a slug, as wide as asked for, standing on the ground under a field of stars.
 * @param mirrored for a page that is read from right to left: the columns rise to the left
 */
export function compositionSvg(slug: string, { width, height, mirrored }: { width: number; height: number; mirrored: boolean }): string {
  const { heights, palette } = compositionOf(slug);
  const unit = width / COMPOSITION_COLUMNS;
  const topOf = (column: number): number => height - (heights[column] ?? 0) * unit;
  const star = (x: number, y: number): string => khatamPath(x + unit / 2, y + unit / 2, unit / 2);
  const fieldRows = Array.from({ length: Math.ceil(height / unit) }, (_, row) => height - (row + 1) * unit);
  const field = fieldRows.flatMap((y) => heights.map((_, column) => star(column * unit, y)));
  const columns = heights.flatMap((count, column) =>
    Array.from({ length: Math.min(count, COMPOSITION_ROWS) - 1 }, (_, index) => star(column * unit, height - (index + 1) * unit)),
  );
  const tops = heights.map((_, column) => star(column * unit, topOf(column)));
  const nodes = heights.map((_, column) => [(column + 0.5) * unit, topOf(column) + unit / 2] as const);
  const paint = (paths: readonly string[], token: string): string => `<path d="${paths.join('')}" fill="${hex(token)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${hex(palette.ground)}"/>` +
    `<g${mirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>` +
    `<path d="${field.join('')}" fill="none" stroke="${hex(palette.line)}" stroke-width="1.25"/>` +
    paint(columns, palette.column) +
    paint(tops.slice(0, -1), palette.top) +
    paint(tops.slice(-1), palette.mark) +
    `<polyline points="${nodes.map((node) => node.join()).join(' ')}" fill="none" stroke="${hex(palette.trend)}" stroke-width="3" stroke-linejoin="round"/>` +
    nodes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${hex(palette.ground)}" stroke="${hex(palette.trend)}" stroke-width="3"/>`).join('') +
    '</g></svg>'
  );
}
