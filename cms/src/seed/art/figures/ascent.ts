import { distance, point } from '../geometry';
import { girih } from '../girih';
import { khatam, node, rosette, textBars, weight, type Figure, type Stage } from '../stage';
import { circle, clipped, curveData, line, path, rect } from '../svg';

function field({ scheme }: Stage): string {
  return girih({
    tiling: 'hexSquare', side: 96, at: point(800, 500), angle: (p) => 30 + 42 * Math.min(1, Math.max(0, 1 - p.y / 1000)),
    line: { stroke: scheme.line, width: weight.pattern },
    fill: (tile) => (tile.corners.length === 4 ? scheme.tint : null),
  });
}

/** A pillar with a pointed arch, standing on the lower edge. */
function pillar(x: number, top: number, width: number): string {
  const [half, spring] = [width / 2, top + width * 0.62];
  return `M${x} 1010V${spring}C${x} ${spring - width * 0.34} ${x + half * 0.72} ${top + width * 0.16} ${x + half} ${top}`
    + `C${x + width - half * 0.72} ${top + width * 0.16} ${x + width} ${spring - width * 0.34} ${x + width} ${spring}V1010Z`;
}

/** Pillars that grow from one to the next. */
function pillars(stage: Stage): string {
  const { scheme, random } = stage;
  const count = random.int(5, 6);
  const [width, gap] = count === 6 ? [170, 50] : [200, 64];
  const left = (1600 - count * width - (count - 1) * gap) / 2;
  const ornamented = random.int(1, count - 3);
  const tops = Array.from({ length: count }, (_, i) => 770 - (i / (count - 1)) ** 1.25 * 500 + random.between(-18, 18));
  const drawn = tops.map((top, i) => {
    const x = left + i * (width + gap);
    const d = pillar(x, top, width);
    if (i !== ornamented && i !== count - 1) return path(d, { fill: i % 2 === 0 ? scheme.second : scheme.figure });
    const pattern = girih({
      tiling: 'octagon', side: 44, at: point(x + width / 2, top + width), angle: 67.5,
      within: (p) => p.x > x - 80 && p.x < x + width + 80 && p.y > top - 80 && p.y < 1080,
      line: { stroke: scheme.figure, width: 3 },
      fill: (tile) => (tile.corners.length === 8 ? scheme.second : null),
    });
    return path(d, { fill: scheme.figure }) + clipped(`pillar${i}`, path(d, {}), pattern);
  });
  const last = left + (count - 1) * (width + gap) + width / 2;
  return drawn.join('') + khatam(point(last, (tops.at(-1) ?? 270) - 120), 84, { fill: scheme.accent });
}

/** A lens over the list of results. */
function lens(stage: Stage): string {
  const { scheme, random } = stage;
  const focus = point(random.pick([640, 960]), 460);
  const rows = Array.from({ length: 5 }, (_, i) => {
    const y = 120 + i * 168;
    return rect(170, y, 1260, 124, 26, { fill: scheme.panel }) + circle(point(240, y + 62), 28, { fill: scheme.second })
      + textBars(point(300, y + 34), random.between(620, 1040), 40, 20, [1, 0.72], scheme.line);
  });
  const pattern = girih({
    tiling: 'octagon', side: 84, at: focus, angle: 67.5,
    within: (p) => distance(p, focus) < 520,
    line: { stroke: scheme.ground, width: 6 },
    fill: (tile) => (tile.corners.length === 8 ? scheme.second : null),
  });
  const away = focus.x < 800 ? 1 : -1;
  const handle = line(point(focus.x + away * 225, focus.y + 225), point(focus.x + away * 430, focus.y + 430), {
    stroke: scheme.figure, width: 78,
  });
  return rows.join('') + handle + circle(focus, 346, { fill: scheme.ground }) + circle(focus, 324, { fill: scheme.figure })
    + clipped('lens', circle(focus, 282, {}), circle(focus, 282, { fill: scheme.figure }) + pattern)
    + khatam(focus, 102, { fill: scheme.accent });
}

/** One result climbing past the others. */
function climb(stage: Stage): string {
  const { scheme, random } = stage;
  const start = random.pick([4, 5]);
  const rows = Array.from({ length: 6 }, (_, i) => {
    const y = 110 + i * 138;
    const width = 900 - i * 84 + random.between(-30, 30);
    const fill = i === 0 ? scheme.figure : i === start ? scheme.tone : scheme.second;
    return rect(170, y, width, 92, 46, { fill }) + khatam(point(222, y + 46), 34, { fill: scheme.ground });
  });
  const from = point(1180 - start * 60, 156 + start * 138);
  const way = [from, point(1180, 700 - (5 - start) * 60), point(1290, 480), point(1330, 250)];
  const goal = point(1330, 156);
  return rows.join('') + path(curveData(way), { stroke: scheme.accent, width: weight.bold + 6 })
    + node(from, 32, scheme.accent, scheme.ground) + circle(goal, 132, { fill: scheme.ground })
    + rosette(goal, 116, 12, scheme.figure, scheme.accent, scheme.ground);
}

/** SEO: pillars, a lens and a climb. */
export const ascent: Figure = (stage) => field(stage) + [pillars, lens, climb][stage.variant]?.(stage);
