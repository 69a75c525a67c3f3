import { add, canvas, meet, mix, point, scale, type Point, type Polygon } from './geometry';
import { path, pathData, type Paint } from './svg';
import { tiling, type Tile, type TilingName, type TilingOptions } from './tilings';

/** The angle in degrees at which the strapwork leaves the middle of a polygon's side. */
export type ContactAngle = (middle: Point) => number;

interface Ray {
  readonly from: Point;
  readonly direction: Point;
  readonly side: number;
}

function rays(corners: Polygon, angle: ContactAngle): Ray[] {
  return corners.flatMap((corner, side) => {
    const next = corners[(side + 1) % corners.length] ?? corner;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y);
    const along = point((next.x - corner.x) / length, (next.y - corner.y) / length);
    // Corners run clockwise on screen, so the inside lies to the right of the side's direction.
    const inward = point(-along.y, along.x);
    const from = mix(corner, next, 0.5);
    const radians = (angle(from) * Math.PI) / 180;
    const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
    return [-1, 1].map((sign) => ({
      from, side, direction: add(scale(inward, sin), scale(along, sign * cos)),
    }));
  });
}

/**
 * Hankin's "polygons in contact": two lines leave the middle of each side and end where they meet a line of the
 * neighbouring side. The angle may change over the canvas; both polygons at a side see the same angle, so lines never break.
 */
function starOf(tile: Tile, angle: ContactAngle): Polygon {
  const all = rays(tile.corners, angle);
  return tile.corners.flatMap((_, side) => {
    const leaving = all[side * 2 + 1];
    const arriving = all[((side + 1) % tile.corners.length) * 2];
    if (leaving === undefined || arriving === undefined) return [];
    const hit = meet(leaving.from, leaving.direction, arriving.from, arriving.direction);
    return hit === null ? [leaving.from] : [leaving.from, add(leaving.from, scale(leaving.direction, hit.ta))];
  });
}

export interface GirihOptions extends Partial<TilingOptions> {
  readonly tiling: TilingName;
  readonly side: number;
  readonly at: Point;
  readonly angle: ContactAngle | number;
  readonly line?: Paint;
  /** Fill of a tile's star; null leaves it open. */
  readonly fill?: (tile: Tile) => string | null;
}

const onCanvas = (margin: number) => (p: Point): boolean =>
  p.x > -margin && p.x < canvas.width + margin && p.y > -margin && p.y < canvas.height + margin;

/** SVG of a girih pattern: filled stars below, strapwork lines above. */
export function girih(options: GirihOptions): string {
  const given = options.angle;
  const angle: ContactAngle = typeof given === 'number' ? () => given : given;
  const within = options.within ?? onCanvas(options.side * 2.5);
  const tiles = tiling(options.tiling, { ...options, within });
  const fills = new Map<string, string>();
  let lines = '';
  for (const tile of tiles) {
    const d = pathData(starOf(tile, angle), true);
    lines += d;
    const colour = options.fill?.(tile);
    if (colour) fills.set(colour, (fills.get(colour) ?? '') + d);
  }
  const below = [...fills].map(([fill, d]) => path(d, { fill })).join('');
  return below + (options.line ? path(lines, options.line) : '');
}
