/** Columns and rows of the star chart that stands for a slug. */
export const COMPOSITION_COLUMNS = 8;
export const COMPOSITION_ROWS = 5;

/** Parts of a star chart, and the colour tokens of globals.css that paint them. */
type Palette = Readonly<Record<'ground' | 'line' | 'column' | 'top' | 'trend' | 'mark', string>>;

const DARK: Palette = { ground: 'teal-900', line: 'teal-800', column: 'teal-800', top: 'teal-500', trend: 'teal-300', mark: 'coral' };
const SAND: Palette = { ground: 'sand-100', line: 'sand-200', column: 'sand-200', top: 'sand-300', trend: 'teal-700', mark: 'coral' };
const LIGHT: Palette = { ground: 'teal-100', line: 'teal-200', column: 'teal-200', top: 'teal-300', trend: 'teal-700', mark: 'coral' };
const palettes = [DARK, SAND, LIGHT] as const;

/** FNV-1a: spreads short texts well, and gives the same number everywhere. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** What a composition is drawn from. */
export interface Composition {
  /** Height of each column in stars, from left to right. */
  heights: readonly number[];
  palette: Palette;
}

/** The composition of a slug: the same slug always gets the same one, on pages and in sharing images. */
export function compositionOf(slug: string): Composition {
  const seed = hashText(slug);
  // One bit of the seed moves each column around a rising line; the last one is always the highest.
  const heights = Array.from({ length: COMPOSITION_COLUMNS }, (_, column) => {
    if (column === COMPOSITION_COLUMNS - 1) return COMPOSITION_ROWS;
    return Math.max(1, Math.round((column * (COMPOSITION_ROWS - 1)) / (COMPOSITION_COLUMNS - 1)) + ((seed >>> column) & 1));
  });
  return { heights, palette: palettes[(seed >>> 16) % palettes.length] ?? DARK };
}
