import { StarChart, type StarChartColours } from './star-chart';

const COLUMNS = 8;
const ROWS = 5;

const palettes: readonly StarChartColours[] = [
  {
    ground: 'var(--color-teal-900)',
    line: 'var(--color-teal-800)',
    column: 'var(--color-teal-800)',
    top: 'var(--color-teal-500)',
    trend: 'var(--color-teal-300)',
    mark: 'var(--color-coral)',
  },
  {
    ground: 'var(--color-sand-100)',
    line: 'var(--color-sand-200)',
    column: 'var(--color-sand-200)',
    top: 'var(--color-sand-300)',
    trend: 'var(--color-teal-700)',
    mark: 'var(--color-coral)',
  },
  {
    ground: 'var(--color-teal-100)',
    line: 'var(--color-teal-200)',
    column: 'var(--color-teal-200)',
    top: 'var(--color-teal-300)',
    trend: 'var(--color-teal-700)',
    mark: 'var(--color-coral)',
  },
];

/** FNV-1a: spreads short texts well, and gives the same number everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

interface PatternArtProps {
  /** What the composition is made from: the same slug always gets the same one. */
  slug: string;
  className?: string;
}

/** Stands where a picture is missing. */
export function PatternArt({ slug, className }: PatternArtProps) {
  const seed = hash(slug);
  const colours = palettes[(seed >>> 16) % palettes.length];
  if (!colours) return null;
  // One bit of the seed moves each column around a rising line; the last one is always the highest.
  const heights = Array.from({ length: COLUMNS }, (_, column) => {
    if (column === COLUMNS - 1) return ROWS;
    return Math.max(1, Math.round((column * (ROWS - 1)) / (COLUMNS - 1)) + ((seed >>> column) & 1));
  });
  return <StarChart heights={heights} rows={ROWS} colours={colours} className={className} />;
}
