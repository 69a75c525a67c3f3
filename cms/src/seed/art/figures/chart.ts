import { canvas, point, polar, type Point } from '../geometry';
import { girih } from '../girih';
import { khatam, node, petals, sweeping, weight, type Figure, type Stage } from '../stage';
import { circle, clipped, curveData, line, path, rect } from '../svg';

function field({ scheme }: Stage): string {
  return girih({
    tiling: 'square', side: 125, at: point(800, 500), angle: sweeping(24, 68),
    line: { stroke: scheme.line, width: weight.pattern },
  });
}

function series(stage: Stage, from: number, to: number, wave: number): Point[] {
  return Array.from({ length: 9 }, (_, i) => {
    const part = i / 8;
    return point(-40 + part * 1680, from + (to - from) * part ** 1.3 + (i % 2 === 0 ? 1 : -1) * stage.random.between(wave * 0.3, wave));
  });
}

/** Two curves, the area under the better one filled with the pattern. */
function curves(stage: Stage): string {
  const { scheme, random } = stage;
  const upper = series(stage, 760, 230, 62);
  const lower = series(stage, 850, 640, 38);
  const area = `${curveData(upper)}V1040H-40Z`;
  const pattern = girih({
    tiling: 'octagon', side: 52, at: point(800, 500), angle: 67.5, within: (p) => p.y > 80,
    line: { stroke: scheme.tone, width: 3.5 },
    fill: (tile) => (tile.corners.length === 8 ? scheme.tint : null),
  });
  const peak = upper[random.int(5, 7)] ?? point(1200, 300);
  return path(area, { fill: scheme.panel }) + clipped('area', path(area, {}), pattern)
    + path(curveData(lower), { stroke: scheme.second, width: weight.bold, dash: '2 34' })
    + path(curveData(upper), { stroke: scheme.figure, width: 24 })
    + upper.slice(1, -1).map((p) => (p === peak ? '' : node(p, 26, scheme.figure, scheme.ground))).join('')
    + line(point(peak.x, peak.y), point(peak.x, canvas.height), { stroke: scheme.accent, width: weight.fine, dash: '4 20' })
    + circle(peak, 84, { fill: scheme.ground }) + khatam(peak, 72, { fill: scheme.accent });
}

function arc(centre: Point, radius: number, from: number, to: number, stroke: string, width: number): string {
  const [a, b] = [polar(centre, from, radius), polar(centre, to, radius)];
  return path(`M${a.x} ${a.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${b.x} ${b.y}`, { stroke, width });
}

/** Rings for what has been reached, bars for what it came from. */
function rings(stage: Stage): string {
  const { scheme, random } = stage;
  const centre = point(560, 500);
  const drawn = [380, 296, 212].map((radius, i) => {
    const colour = [scheme.figure, scheme.accent, scheme.second][i] ?? scheme.figure;
    return circle(centre, radius, { stroke: scheme.tone, width: 56 })
      + arc(centre, radius, -90, -90 + random.between(170, 300), colour, 56);
  });
  const bars = Array.from({ length: 5 }, (_, i) => {
    const height = 190 + random.between(0, 90) + i * 92;
    const x = 1060 + i * 92;
    return rect(x, 880 - height, 60, height, 30, { fill: i === 4 ? scheme.figure : scheme.second });
  });
  return circle(centre, 440, { fill: scheme.ground }) + drawn.join('') + petals(centre, 12, 62, 142, { fill: scheme.figure })
    + bars.join('');
}

/** A table of cohorts: each tile fuller the more came back. */
function cohorts(stage: Stage): string {
  const { scheme, random } = stage;
  const [columns, rows, size] = [9, 6, 148];
  const [left, top] = [800 - (columns * size) / 2, 500 - (rows * size) / 2];
  const chosen = { column: random.int(3, 4), row: random.int(1, 2) };
  const tiles = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    if (column > columns - row) return '';
    const [x, y] = [left + column * size + 8, top + row * size + 8];
    const centre = point(x + size / 2 - 8, y + size / 2 - 8);
    if (column === chosen.column && row === chosen.row) {
      return rect(x, y, size - 16, size - 16, 20, { fill: scheme.accent }) + khatam(centre, 48, { fill: scheme.ground });
    }
    const share = Math.max(0.16, 1 - column * 0.12 - random.between(0, 0.14));
    return rect(x, y, size - 16, size - 16, 20, { fill: scheme.panel })
      + khatam(centre, 16 + 50 * share, { fill: share > 0.62 ? scheme.figure : share > 0.36 ? scheme.second : scheme.tone });
  });
  return tiles.join('');
}

/** Analytics: curves, rings and cohorts. */
export const chart: Figure = (stage) => field(stage) + [curves, rings, cohorts][stage.variant]?.(stage);
