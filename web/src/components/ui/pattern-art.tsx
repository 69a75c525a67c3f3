import { COMPOSITION_ROWS, compositionOf } from '@/lib/composition';
import { StarChart } from './star-chart';

interface PatternArtProps {
  /** What the composition is made from: the same slug always gets the same one. */
  slug: string;
  className?: string;
}

const colour = (token: string): string => `var(--color-${token})`;

/** Stands where a picture is missing. */
export function PatternArt({ slug, className }: PatternArtProps) {
  const { heights, palette } = compositionOf(slug);
  const colours = {
    ground: colour(palette.ground),
    line: colour(palette.line),
    column: colour(palette.column),
    top: colour(palette.top),
    trend: colour(palette.trend),
    mark: colour(palette.mark),
  };
  return <StarChart heights={heights} rows={COMPOSITION_ROWS} colours={colours} className={className} />;
}
