import { add, canvas, centroid, ngon, point, polar, rotate, scale, type Point, type Polygon } from './geometry';

/**
 * Edge-to-edge tilings that traditional girih patterns are drawn on.
 * `octagon` is 4.8.8, `dodecagon` 4.6.12, `rose` 3.12.12, `hexSquare` 3.4.6.4.
 */
export type TilingName = 'square' | 'hexagon' | 'octagon' | 'dodecagon' | 'rose' | 'hexSquare';

export interface Tile {
  readonly corners: Polygon;
  readonly centre: Point;
}

interface Cell {
  readonly right: Point;
  readonly down: Point;
  readonly tiles: readonly Polygon[];
}

const origin = point(0, 0);
const root3 = Math.sqrt(3);

function hexLattice(step: number): Pick<Cell, 'right' | 'down'> {
  return { right: point(step, 0), down: polar(origin, 60, step) };
}

/** One repeat of each tiling, for polygons of side 1. */
const cells: Record<TilingName, () => Cell> = {
  square: () => ({ right: point(1, 0), down: point(0, 1), tiles: [ngon(origin, 4, Math.SQRT1_2, 45)] }),
  hexagon: () => ({ ...hexLattice(root3), tiles: [ngon(origin, 6, 1, 30)] }),
  octagon: () => {
    const step = 1 + Math.SQRT2;
    const corner = ngon(point(step / 2, step / 2), 4, Math.SQRT1_2);
    const eight = ngon(origin, 8, 0.5 / Math.sin(Math.PI / 8), 22.5);
    return { right: point(step, 0), down: point(0, step), tiles: [eight, corner] };
  },
  rose: () => {
    const lattice = hexLattice(2 + root3);
    const third = scale(add(lattice.right, lattice.down), 1 / 3);
    return {
      ...lattice,
      tiles: [
        ngon(origin, 12, 0.5 / Math.sin(Math.PI / 12), 15),
        ngon(third, 3, 1 / root3, 30),
        ngon(scale(third, 2), 3, 1 / root3, 90),
      ],
    };
  },
  dodecagon: () => {
    const step = 3 + root3;
    const lattice = hexLattice(step);
    const third = scale(add(lattice.right, lattice.down), 1 / 3);
    const squares = [0, 60, 120].map((turn) => ngon(polar(origin, turn, step / 2), 4, Math.SQRT1_2, turn + 45));
    const hexagons = [third, scale(third, 2)].map((centre) => ngon(centre, 6, 1));
    return { ...lattice, tiles: [ngon(origin, 12, 0.5 / Math.sin(Math.PI / 12), 15), ...squares, ...hexagons] };
  },
  hexSquare: () => {
    const step = 1 + root3;
    const lattice = hexLattice(step);
    const third = scale(add(lattice.right, lattice.down), 1 / 3);
    const squares = [0, 60, 120].map((turn) => ngon(polar(origin, turn, step / 2), 4, Math.SQRT1_2, turn + 45));
    const triangles = [ngon(third, 3, 1 / root3, 90), ngon(scale(third, 2), 3, 1 / root3, 30)];
    return { ...lattice, tiles: [ngon(origin, 6, 1, 30), ...squares, ...triangles] };
  },
};

export interface TilingOptions {
  /** Length of a polygon's side in pixels. */
  readonly side: number;
  /** Where the centre of a largest polygon lies. */
  readonly at: Point;
  readonly turn?: number;
  /** Which tiles to keep, by their centre. */
  readonly within: (centre: Point) => boolean;
}

/** No unit cell reaches further than this from its lattice point, in sides. */
const cellReach = 5;

const near = (p: Point, margin: number): boolean =>
  p.x > -margin && p.x < canvas.width + margin && p.y > -margin && p.y < canvas.height + margin;

/** All tiles of the tiling whose centre is `within`. */
export function tiling(name: TilingName, options: TilingOptions): Tile[] {
  const { side, at, turn = 0, within } = options;
  const cell = cells[name]();
  const reach = Math.ceil(4200 / side / Math.max(1, Math.abs(cell.down.y)));
  const tiles: Tile[] = [];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const shift = add(scale(cell.right, column), scale(cell.down, row));
      // Most cells lie far outside: leave them out before anything is computed for them.
      const place = rotate(add(at, scale(shift, side)), at, turn);
      if (!near(place, side * cellReach)) continue;
      for (const unit of cell.tiles) {
        const corners = unit.map((corner) => rotate(add(at, scale(add(corner, shift), side)), at, turn));
        const centre = centroid(corners);
        if (within(centre)) tiles.push({ corners, centre });
      }
    }
  }
  return tiles;
}
