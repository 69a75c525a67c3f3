export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Polygon = readonly Point[];

/** Every composition is drawn on this canvas (16:10). */
export const canvas = { width: 1600, height: 1000 } as const;

export const point = (x: number, y: number): Point => ({ x, y });
export const add = (a: Point, b: Point): Point => point(a.x + b.x, a.y + b.y);
export const scale = (a: Point, factor: number): Point => point(a.x * factor, a.y * factor);
export const mix = (a: Point, b: Point, t: number): Point =>
  point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

/** The point `length` away from `from` in direction `degrees` (0 = right, 90 = down). */
export function polar(from: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return point(from.x + Math.cos(radians) * length, from.y + Math.sin(radians) * length);
}

export function rotate(p: Point, about: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [dx, dy] = [p.x - about.x, p.y - about.y];
  return point(
    about.x + dx * Math.cos(radians) - dy * Math.sin(radians),
    about.y + dx * Math.sin(radians) + dy * Math.cos(radians),
  );
}

/** A regular polygon; `degrees` is the direction of its first corner. */
export function ngon(centre: Point, corners: number, radius: number, degrees = 0): Polygon {
  return Array.from({ length: corners }, (_, i) => polar(centre, degrees + (360 / corners) * i, radius));
}

export function centroid(polygon: Polygon): Point {
  const sum = polygon.reduce(add, point(0, 0));
  return scale(sum, 1 / polygon.length);
}

/** A star: outer corners on `radius`, inner ones on `radius * depth`. */
export function star(centre: Point, points: number, radius: number, depth: number, degrees = 0): Polygon {
  return Array.from({ length: points * 2 }, (_, i) =>
    polar(centre, degrees + (180 / points) * i, i % 2 === 0 ? radius : radius * depth),
  );
}

/** Where two rays meet, as the distances along each; null when parallel or behind either start. */
export function meet(a: Point, da: Point, b: Point, db: Point): { ta: number; tb: number } | null {
  const cross = da.x * db.y - da.y * db.x;
  if (Math.abs(cross) < 1e-9) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const ta = (dx * db.y - dy * db.x) / cross;
  const tb = (dx * da.y - dy * da.x) / cross;
  return ta > 1e-6 && tb > 1e-6 ? { ta, tb } : null;
}
