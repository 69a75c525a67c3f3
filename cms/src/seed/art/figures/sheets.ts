import { point, type Point } from '../geometry';
import { girih } from '../girih';
import { khatam, sweeping, textBars, weight, type Figure, type Stage } from '../stage';
import { clipped, path, rect } from '../svg';

function field({ scheme }: Stage): string {
  return girih({
    tiling: 'square', side: 118, at: point(800, 500), turn: 45, angle: sweeping(26, 66),
    line: { stroke: scheme.line, width: weight.pattern },
    fill: () => scheme.tint,
  });
}

/** The ornamented head of a manuscript page. */
function headpiece(id: string, x: number, y: number, width: number, height: number, base: string, drawn: string, centre: string): string {
  const shape = rect(x, y, width, height, 14, {});
  const middle = point(x + width / 2, y + height / 2);
  const pattern = girih({
    tiling: 'octagon', side: 40, at: middle, angle: 67.5,
    within: (p) => Math.abs(p.x - middle.x) < width / 2 + 70 && Math.abs(p.y - middle.y) < height / 2 + 70,
    line: { stroke: base, width: 3 },
    fill: (tile) => (tile.corners.length === 8 ? drawn : null),
  });
  return rect(x, y, width, height, 14, { fill: base }) + clipped(id, shape, pattern) + khatam(middle, height * 0.34, { fill: base })
    + khatam(middle, height * 0.24, { fill: centre });
}

function page(id: string, stage: Stage, at: Point, fill: string, ink: string, core: string): string {
  const { scheme, random } = stage;
  const widths = Array.from({ length: 6 }, (_, i) => (i === 5 ? 0.5 : random.between(0.82, 1)));
  return rect(at.x + 16, at.y + 20, 470, 660, 24, { fill: scheme.tone, opacity: 0.7 }) + rect(at.x, at.y, 470, 660, 24, { fill })
    + headpiece(id, at.x + 40, at.y + 40, 390, 200, ink, scheme.second, core)
    + textBars(point(at.x + 40, at.y + 290), 390, 56, 24, widths, fill === scheme.figure ? scheme.second : scheme.line);
}

/** Drafts laid over one another, the finished one on top. */
function drafts(stage: Stage): string {
  const { scheme, random } = stage;
  const lean = random.pick([-1, 1]);
  const front = point(565, 170);
  const turned = (degrees: number, body: string): string => `<g transform="rotate(${degrees} 800 620)">${body}</g>`;
  return turned(-13 * lean, page('back', stage, point(front.x - 330 * lean, front.y + 20), scheme.second, scheme.figure, scheme.second))
    + turned(12 * lean, page('side', stage, point(front.x + 330 * lean, front.y + 20), scheme.figure, scheme.ground, scheme.figure))
    + page('front', stage, front, scheme.panel, scheme.figure, scheme.accent);
}

/** A publishing calendar. */
function calendar(stage: Stage): string {
  const { scheme, random } = stage;
  const [columns, rows, width, height] = [6, 4, 196, 168];
  const [left, top] = [800 - (columns * width) / 2, 250];
  const special = { column: random.int(2, 4), row: random.int(1, 2) };
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [left + column * width + 12, top + row * height + 12];
    if (column === special.column && row === special.row) {
      return rect(x, y, width - 24, height - 24, 22, { fill: scheme.accent }) + khatam(point(x + 86, y + 72), 48, { fill: scheme.panel });
    }
    const planned = random.next();
    const quiet = planned >= 0.55;
    const fill = planned < 0.3 ? scheme.figure : quiet ? scheme.line : scheme.second;
    const label = quiet ? '' : textBars(point(x + 24, y + 44), 120, 38, 18, [1, 0.6], planned < 0.3 ? scheme.second : scheme.panel);
    return rect(x, y, width - 24, height - 24, 22, { fill, opacity: quiet ? 0.4 : 1 }) + label;
  });
  const frame = { x: left - 44, y: 70, width: columns * width + 88, height: 960 };
  return rect(frame.x, frame.y, frame.width, frame.height, 40, { fill: scheme.panel })
    + headpiece('head', frame.x + 44, frame.y + 40, frame.width - 88, 110, scheme.figure, scheme.second, scheme.panel) + cells.join('');
}

/** An open book: text on one side, its illumination on the other. */
function spread(stage: Stage): string {
  const { scheme, random } = stage;
  const leaf = (side: -1 | 1): string =>
    `M800 210C${800 + side * 180} 130 ${800 + side * 420} 130 ${800 + side * 600} 170V830C${800 + side * 420} 790 ${800 + side * 180} 790 800 870Z`;
  const picture = girih({
    tiling: 'octagon', side: 62, at: point(1110, 480), angle: 67.5, within: (p) => p.x > 700 && p.x < 1520,
    line: { stroke: scheme.figure, width: 4 },
    fill: (tile) => (tile.corners.length === 8 ? scheme.second : null),
  });
  const widths = Array.from({ length: 8 }, () => random.between(0.84, 1)).concat(0.52);
  return path(leaf(-1), { fill: scheme.tone, stroke: scheme.tone, width: 44 }) + path(leaf(1), { fill: scheme.tone, stroke: scheme.tone, width: 44 })
    + path(leaf(-1), { fill: scheme.panel }) + path(leaf(1), { fill: scheme.figure }) + clipped('leaf', path(leaf(1), {}), picture)
    + rect(270, 240, 150, 150, 20, { fill: scheme.accent }) + khatam(point(345, 315), 52, { fill: scheme.panel })
    + textBars(point(452, 252), 270, 56, 24, [1, 0.9, 0.96], scheme.second)
    + textBars(point(270, 430), 452, 44, 20, widths.slice(2), scheme.line)
    + khatam(point(1110, 480), 74, { fill: scheme.panel });
}

/** Content: pages, their calendar and the open book. */
export const sheets: Figure = (stage) => field(stage) + [drafts, calendar, spread][stage.variant]?.(stage);
