import { point, type Point } from '../geometry';
import { girih } from '../girih';
import { khatam, sweeping, textBars, weight, type Figure, type Stage } from '../stage';
import { circle, clipped, rect } from '../svg';

function field({ scheme }: Stage): string {
  return girih({
    tiling: 'octagon', side: 92, at: point(800, 500), angle: sweeping(66, 20),
    line: { stroke: scheme.line, width: weight.pattern },
    fill: (tile) => (tile.corners.length === 8 ? scheme.tint : null),
  });
}

function ornament(id: string, x: number, y: number, width: number, height: number, base: string, star: string): string {
  const shape = rect(x, y, width, height, 16, {});
  const pattern = girih({
    tiling: 'octagon', side: 46, at: point(x + width / 2, y + height / 2), angle: 67.5,
    within: (p) => p.x > x - 90 && p.x < x + width + 90 && p.y > y - 90 && p.y < y + height + 90,
    line: { stroke: base, width: 3 },
    fill: (tile) => (tile.corners.length === 8 ? star : null),
  });
  return rect(x, y, width, height, 16, { fill: base }) + clipped(id, shape, pattern);
}

function pane(stage: Stage, x: number, y: number, width: number, height: number, fill: string, bar: string): string {
  const dots = [0, 1, 2].map((i) => circle(point(x + 44 + i * 38, y + 42), 11, { fill: bar }));
  return rect(x + 14, y + 18, width, height, 30, { fill: stage.scheme.tone }) + rect(x, y, width, height, 30, { fill })
    + dots.join('') + rect(x + 170, y + 30, width - 214, 24, 12, { fill: bar });
}

/** A page on a wide screen and the same page on a phone. */
function screens(stage: Stage): string {
  const { scheme, random } = stage;
  const flip = random.chance(0.5);
  const [x, phone] = flip ? [420, 210] : [200, 1110];
  const left: Point = point(x + 50, 230);
  const cards = random.int(1, 3);
  const width = (420 - (cards - 1) * 20) / cards;
  return pane(stage, x, 130, 980, 720, scheme.panel, scheme.line)
    + ornament('hero', left.x, left.y, 880, 270, scheme.tone, scheme.second)
    + textBars(point(left.x, 550), 400, 58, 26, [random.between(0.86, 1), random.between(0.66, 0.9), 0.5], scheme.second)
    + rect(left.x, 742, 210, 62, 31, { fill: scheme.line })
    + Array.from({ length: cards }, (_, i) => rect(left.x + 460 + i * (width + 20), 550, width, 254, 16, { fill: scheme.tint })).join('')
    + rect(phone - 10, 290, 320, 620, 50, { fill: scheme.ground })
    + rect(phone + 6, 306, 288, 588, 38, { fill: scheme.figure })
    + ornament('phone', phone + 34, 360, 232, 190, scheme.ground, scheme.second)
    + textBars(point(phone + 34, 590), 232, 50, 22, [1, 0.86, 0.6], scheme.second)
    + rect(phone + 34, 770, 232, 70, 35, { fill: scheme.accent });
}

/** Lines of code beside what they build. */
function source(stage: Stage): string {
  const { scheme, random } = stage;
  const rows = Array.from({ length: 9 }, (_, i) => {
    const indent = [0, 1, 2, 2, 1, 2, 3, 2, 0][i] ?? 0;
    const first = random.between(90, 200);
    const second = random.between(90, 260);
    const y = 250 + i * 62;
    const x = 250 + indent * 62;
    const tone = i === 5 ? scheme.accent : i % 3 === 0 ? scheme.figure : scheme.second;
    return rect(x, y, first, 26, 13, { fill: tone }) + rect(x + first + 26, y, second, 26, 13, { fill: scheme.line });
  });
  return pane(stage, 190, 130, 860, 720, scheme.panel, scheme.line) + rows.join('')
    + rect(926, 286, 500, 500, 40, { fill: scheme.ground })
    + ornament('built', 946, 306, 460, 460, scheme.figure, scheme.second)
    + khatam(point(1176, 536), 128, { fill: scheme.figure }) + khatam(point(1176, 536), 92, { fill: scheme.accent });
}

/** Modules of one page, dragged into place on the grid. */
function modules(stage: Stage): string {
  const { scheme, random } = stage;
  const cells = [
    [200, 150, 560, 330], [800, 150, 260, 330], [1100, 150, 300, 330],
    [200, 520, 260, 330], [500, 520, 560, 330], [1100, 520, 300, 330],
  ] as const;
  const special = random.pick([0, 4]);
  const lit = special === 0 ? 3 : 1;
  return cells.map(([x, y, width, height], i) => {
    if (i === special) return ornament(`module${i}`, x, y, width, height, scheme.figure, scheme.second);
    if (i === lit) return rect(x, y, width, height, 20, { fill: scheme.accent }) + khatam(point(x + width / 2, y + height / 2), 82, { fill: scheme.ground });
    return rect(x, y, width, height, 20, { fill: scheme.panel })
      + rect(x + 34, y + 34, width - 68, 130, 14, { fill: i % 2 === 0 ? scheme.tone : scheme.second })
      + textBars(point(x + 34, y + 204), width - 68, 46, 22, [0.9, 0.6], scheme.line);
  }).join('');
}

/** Web development: screens, source and modules on an eightfold grid. */
export const frames: Figure = (stage) => field(stage) + [screens, source, modules][stage.variant]?.(stage);
