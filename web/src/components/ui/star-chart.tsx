import { useId } from 'react';
import { KHATAM_PATH, KHATAM_SIZE } from './khatam';

export interface StarChartColours {
  ground: string;
  /** Outline of the stars that only make the field. */
  line: string;
  /** Stars of the columns, and the star at the top of each. */
  column: string;
  top: string;
  /** The line from top to top, and its nodes. */
  trend: string;
  /** The last top, where the line ends. */
  mark: string;
}

interface StarChartProps {
  /** Height of each column in stars, from left to right. */
  heights: readonly number[];
  rows: number;
  colours: StarChartColours;
  className?: string;
}

/** A column chart set in a girih field: each unit is an eight-pointed star. Decoration; it shows no real figures. */
export function StarChart({ heights, rows, colours, className }: StarChartProps) {
  const id = useId();
  const [width, height] = [heights.length * KHATAM_SIZE, rows * KHATAM_SIZE];
  const topOf = (column: number) => (rows - (heights[column] ?? 0)) * KHATAM_SIZE;
  const centres = heights.map((_, column) => [(column + 0.5) * KHATAM_SIZE, topOf(column) + KHATAM_SIZE / 2] as const);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" className={className}>
      <defs>
        <path id={`${id}s`} d={KHATAM_PATH} />
        <pattern id={`${id}p`} width={KHATAM_SIZE} height={KHATAM_SIZE} patternUnits="userSpaceOnUse">
          <use href={`#${id}s`} fill="none" stroke={colours.line} strokeWidth="1.25" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={colours.ground} />
      <rect width={width} height={height} fill={`url(#${id}p)`} />
      <g fill={colours.column}>
        {heights.flatMap((count, column) =>
          Array.from({ length: Math.max(0, count - 1) }, (_, index) => (
            <use key={`${column}-${index}`} href={`#${id}s`} x={column * KHATAM_SIZE} y={(rows - 1 - index) * KHATAM_SIZE} />
          )),
        )}
      </g>
      {heights.map((_, column) => (
        <use
          key={column}
          href={`#${id}s`}
          x={column * KHATAM_SIZE}
          y={topOf(column)}
          fill={column === heights.length - 1 ? colours.mark : colours.top}
        />
      ))}
      <polyline points={centres.map((point) => point.join()).join(' ')} fill="none" stroke={colours.trend} strokeWidth="3" strokeLinejoin="round" />
      {centres.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" fill={colours.ground} stroke={colours.trend} strokeWidth="3" />
      ))}
    </svg>
  );
}
