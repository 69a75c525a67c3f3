import { canvas, clamp, distance, ngon, point, polar, star, type Point } from './geometry';
import { type ContactAngle } from './girih';
import { type Scheme } from './palette';
import { type Random } from './prng';
import { circle, polygon, rect, type Paint } from './svg';

/** What a figure gets to draw with. */
export interface Stage {
  readonly scheme: Scheme;
  readonly random: Random;
  /** Which of the figure's three arrangements: 0, 1 or 2. */
  readonly variant: 0 | 1 | 2;
}

export type Figure = (stage: Stage) => string;

/** Line weights, chosen so that a card 380 px wide still shows the drawing and hints at the pattern. */
export const weight = { pattern: 3.5, fine: 6, firm: 10, bold: 16 } as const;

/** Pattern that opens from dense stars at `focus` to a plain grid at `reach` pixels away. */
export function opening(focus: Point, near: number, far: number, reach = 1250): ContactAngle {
  return (p) => near + (far - near) * clamp(distance(p, focus) / reach, 0, 1);
}

/** Pattern that changes from the left edge of the canvas to the right one. */
export function sweeping(left: number, right: number): ContactAngle {
  return (p) => left + (right - left) * clamp(p.x / canvas.width, 0, 1);
}

/** A node of a network: a disc with a ring of the ground round it, so that lines seem to stop before it. */
export function node(centre: Point, radius: number, fill: string, ground: string): string {
  return circle(centre, radius * 1.45, { fill: ground }) + circle(centre, radius, { fill });
}

/** The khatam, an eight-pointed star of two squares. */
export const khatam = (centre: Point, radius: number, paint: Paint, turn = 22.5): string =>
  polygon(star(centre, 8, radius, 0.765, turn), paint);

/** A many-pointed rosette with a cut core, the sign of a goal in every figure. */
export function rosette(centre: Point, radius: number, points: number, body: string, core: string, ground: string): string {
  return [
    polygon(star(centre, points, radius, 0.66, 90), { fill: body }),
    polygon(star(centre, points, radius * 0.56, 0.72, 90 + 180 / points), { fill: ground }),
    polygon(star(centre, points, radius * 0.36, 0.7, 90), { fill: core }),
  ].join('');
}

/** Lines of "text": bars of decreasing length. `widths` are parts of `width`. */
export function textBars(at: Point, width: number, gap: number, thickness: number, widths: readonly number[], fill: string): string {
  return widths
    .map((part, i) => rect(at.x, at.y + i * gap, width * part, thickness, thickness / 2, { fill }))
    .join('');
}

/** Petals between two rings, a rosette drawn as an open flower. */
export function petals(centre: Point, count: number, inner: number, outer: number, paint: Paint): string {
  const half = 180 / count;
  return Array.from({ length: count }, (_, i) => {
    const turn = i * half * 2;
    const middle = (inner + outer) / 2;
    const shape = [
      polar(centre, turn, inner), polar(centre, turn + half * 0.72, middle * 0.97),
      polar(centre, turn, outer), polar(centre, turn - half * 0.72, middle * 0.97),
    ];
    return polygon(shape, paint);
  }).join('');
}

export const ground = (fill: string): string => rect(0, 0, canvas.width, canvas.height, 0, { fill });
export const hexagon = (centre: Point, radius: number, paint: Paint): string => polygon(ngon(centre, 6, radius, 30), paint);
export const middle = point(canvas.width / 2, canvas.height / 2);
