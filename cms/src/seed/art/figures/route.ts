import { point, polar, star, type Point } from '../geometry';
import { girih } from '../girih';
import { khatam, node, opening, petals, rosette, weight, type Figure, type Stage } from '../stage';
import { circle, line, path, pathData, polygon, polyline } from '../svg';

const cell = 160;
const at = (column: number, row: number): Point => point(800 + column * cell, 500 + row * cell);

function field({ scheme }: Stage, focus: Point): string {
  return girih({
    tiling: 'octagon', side: cell / (1 + Math.SQRT2), at: at(0, 0), angle: opening(focus, 70, 24, 1150),
    line: { stroke: scheme.line, width: weight.pattern },
    fill: (tile) => (tile.corners.length === 4 ? scheme.tint : null),
  });
}

/** Walks over the grid; every step is straight or diagonal. */
const ways: readonly [readonly (readonly [number, number])[], readonly (readonly [number, number])[], readonly (readonly [number, number])[]] = [
  [[-5.4, 2], [-3, 2], [-2, 1], [-2, 0], [-1, -1], [1, -1], [2, -2], [3, -2]],
  [[-5.4, -1], [-4, -1], [-3, 0], [-1, 0], [0, 1], [0, 2], [2, 2], [3, 1], [3, -1]],
  [[-5.4, 1], [-3, 1], [-1, -1], [0, -1], [1, 0], [1, 1], [2, 2], [4, 2], [4, 0], [3, -1]],
];

/** The chosen way among the possible ones. */
function journey(stage: Stage): string {
  const { scheme, random } = stage;
  const way = random.pick(ways).map(([column, row]) => at(column, row));
  const goal = way.at(-1) ?? at(3, -2);
  const detours = way.slice(1, -1).filter((_, i) => i % 2 === 0).map((from, i) => {
    const turn = i % 2 === 0 ? 90 : -45;
    const to = polar(from, turn, cell * (turn === 90 ? 1.5 : 2 * Math.SQRT1_2 * 1.2));
    return line(from, to, { stroke: scheme.second, width: weight.firm, dash: '2 26' }) + circle(to, 20, { stroke: scheme.second, width: weight.firm, fill: scheme.ground });
  });
  const stops = way.slice(1, -1).filter((_, i) => i % 2 === 0);
  return detours.join('')
    + polyline(way, { stroke: scheme.ground, width: 54 }) + polyline(way, { stroke: scheme.figure, width: 24 })
    + stops.map((stop) => node(stop, 36, scheme.figure, scheme.ground) + circle(stop, 15, { fill: scheme.ground })).join('')
    + circle(goal, 168, { fill: scheme.ground }) + khatam(goal, 150, { fill: scheme.figure })
    + khatam(goal, 104, { fill: scheme.ground }) + khatam(goal, 76, { fill: scheme.accent });
}

/** A compass rose larger than the picture. */
function compass(stage: Stage): string {
  const { scheme, random } = stage;
  const centre = point(random.pick([620, 980]), 500);
  const needle = random.pick([-22.5, 22.5, -157.5]);
  const half = (turn: number, length: number, side: number, fill: string): string =>
    path(pathData([centre, polar(centre, turn, length), polar(centre, turn + side * 22.5, length * 0.36)], true), { fill });
  const points = Array.from({ length: 8 }, (_, i) => {
    const [turn, length] = [i * 45 - 90, i % 2 === 0 ? 400 : 290];
    return half(turn, length, 1, scheme.figure) + half(turn, length, -1, scheme.second);
  });
  const marks = Array.from({ length: 48 }, (_, i) =>
    line(polar(centre, i * 7.5, 432), polar(centre, i * 7.5, i % 6 === 0 ? 470 : 450), { stroke: scheme.figure, width: i % 6 === 0 ? weight.firm : weight.fine }));
  const tip = polar(centre, needle, 560);
  return circle(centre, 500, { fill: scheme.ground }) + circle(centre, 488, { stroke: scheme.figure, width: weight.firm })
    + marks.join('') + points.join('')
    + line(centre, tip, { stroke: scheme.accent, width: weight.bold + 4 }) + node(tip, 40, scheme.accent, scheme.ground)
    + circle(centre, 78, { fill: scheme.ground }) + khatam(centre, 60, { fill: scheme.accent });
}

/** One question, its options, and what follows from each. */
function options(stage: Stage): string {
  const { scheme, random } = stage;
  const root = at(-3.4, 0);
  const second = [at(-0.4, -1.8), at(-0.4, 0), at(-0.4, 1.8)];
  const third = [at(2.8, -2.4), at(2.8, -1.2), at(2.8, 0), at(2.8, 1.2), at(2.8, 2.4)];
  const parents = [0, 0, 1, 2, 2];
  const chosen = random.int(0, 4);
  const bend = (a: Point, b: Point, on: boolean): string => path(
    `M${a.x} ${a.y}C${(a.x + b.x) / 2} ${a.y} ${(a.x + b.x) / 2} ${b.y} ${b.x} ${b.y}`,
    { stroke: on ? scheme.accent : scheme.second, width: on ? weight.bold + 6 : weight.firm },
  );
  const parent = parents[chosen] ?? 0;
  const branches = second.map((p, i) => [bend(root, p, i === parent), i === parent] as const)
    .concat(third.map((p, i) => [bend(second[parents[i] ?? 0] ?? root, p, i === chosen), i === chosen] as const));
  const drawn = [...branches].sort((a, b) => Number(a[1]) - Number(b[1])).map(([svg]) => svg);
  return drawn.join('')
    + second.map((p, i) => circle(p, 96, { fill: scheme.ground }) + petals(p, 8, 44, 84, { fill: i === parent ? scheme.figure : scheme.second }) + circle(p, 34, { fill: scheme.figure })).join('')
    + third.map((p, i) => node(p, i === chosen ? 58 : 40, i === chosen ? scheme.accent : scheme.second, scheme.ground)).join('')
    + circle(root, 204, { fill: scheme.ground }) + rosette(root, 180, 8, scheme.figure, scheme.figure, scheme.ground)
    + polygon(star(root, 8, 30, 0.7), { fill: scheme.ground });
}

/** Strategy: a way, a compass and the options at hand. */
export const route: Figure = (stage) =>
  field(stage, stage.variant === 0 ? at(3, -2) : at(0, 0)) + [journey, compass, options][stage.variant]?.(stage);
