import { type Point, type Polygon } from './geometry';

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

function attributes(paint: Paint): string {
  const parts = [`fill="${paint.fill ?? 'none'}"`];
  if (paint.stroke !== undefined) {
    parts.push(`stroke="${paint.stroke}" stroke-width="${short(paint.width ?? 4)}" stroke-linecap="round" stroke-linejoin="round"`);
  }
  if (paint.opacity !== undefined) parts.push(`opacity="${paint.opacity}"`);
  if (paint.dash !== undefined) parts.push(`stroke-dasharray="${paint.dash}"`);
  return parts.join(' ');
}

/** Path data of a run of points. */
export function pathData(points: Polygon, closed = false): string {
  const body = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${short(p.x)} ${short(p.y)}`).join('');
  return closed ? `${body}Z` : body;
}

export const path = (d: string, paint: Paint): string => `<path d="${d}" ${attributes(paint)}/>`;
export const polygon = (points: Polygon, paint: Paint): string => path(pathData(points, true), paint);
export const polyline = (points: Polygon, paint: Paint): string => path(pathData(points), paint);
export const line = (a: Point, b: Point, paint: Paint): string => polyline([a, b], paint);

export const circle = (centre: Point, radius: number, paint: Paint): string =>
  `<circle cx="${short(centre.x)}" cy="${short(centre.y)}" r="${short(radius)}" ${attributes(paint)}/>`;

export function rect(x: number, y: number, width: number, height: number, radius: number, paint: Paint): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" ${attributes(paint)}/>`;
}

/** Shows `body` only inside `shape` (SVG of the clipping outline). `id` must be unique in the composition. */
export const clipped = (id: string, shape: string, body: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;

/** A smooth curve through the points (Catmull-Rom as cubic Béziers), never overshooting sideways. */
export function curveData(points: Polygon): string {
  const at = (i: number): Point => {
    const p = points[Math.min(points.length - 1, Math.max(0, i))];
    if (p === undefined) throw new Error('a curve needs points');
    return p;
  };
  let d = `M${short(at(0).x)} ${short(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${short(p1.x + (p2.x - p0.x) / 6)} ${short(p1.y + (p2.y - p0.y) / 6)} `
      + `${short(p2.x - (p3.x - p1.x) / 6)} ${short(p2.y - (p3.y - p1.y) / 6)} ${short(p2.x)} ${short(p2.y)}`;
  }
  return d;
}
