import { ngon, point, polar, star, type Point } from '../geometry';
import { girih } from '../girih';
import { khatam, petals, rosette, weight, type Figure, type Stage } from '../stage';
import { circle, clipped, line, path, polygon, rect } from '../svg';

function field({ scheme }: Stage, at: Point): string {
  return girih({
    tiling: 'rose', side: 150, at, angle: 58,
    line: { stroke: scheme.line, width: weight.pattern },
    fill: (tile) => (tile.corners.length === 12 ? scheme.tint : null),
  });
}

/** A mark and the circles and lines that it was drawn with. */
function drawing(stage: Stage): string {
  const { scheme, random } = stage;
  const centre = point(800, 500);
  const points = random.pick([8, 10, 12]);
  const guide = { stroke: scheme.second, width: weight.fine };
  const radii = [400, 306, 200];
  const rays = Array.from({ length: points }, (_, i) => line(polar(centre, (i * 180) / points, -820), polar(centre, (i * 180) / points, 820), { ...guide, width: 3, opacity: 0.7 }));
  const body = star(centre, points, 400, 0.766, 90);
  const half = rect(800, 0, 800, 1000, 0, {});
  const handles = Array.from({ length: 4 }, (_, i) => polar(centre, 45 + i * 90, 400));
  return circle(centre, 440, { fill: scheme.ground }) + rays.join('') + radii.map((radius) => circle(centre, radius, guide)).join('')
    + polygon(body, { stroke: scheme.figure, width: weight.firm })
    + clipped('half', half, polygon(body, { fill: scheme.figure }) + petals(centre, points, 218, 300, { fill: scheme.second }))
    + circle(centre, 200, { fill: scheme.ground }) + rosette(centre, 176, points, scheme.figure, scheme.accent, scheme.ground)
    + handles.map((p) => rect(p.x - 18, p.y - 18, 36, 36, 6, { fill: scheme.ground, stroke: scheme.figure, width: weight.fine })).join('');
}

type Piece = (x: number, y: number, size: number, ink: string, mark: string) => string;

const pieces: readonly [Piece, ...Piece[]] = [
  (x, y, s, ink) => path(`M${x} ${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}H${x}Z`, { fill: ink }),
  (x, y, s, ink, mark) => khatam(point(x + s / 2, y + s / 2), s * 0.44, { fill: ink }) + khatam(point(x + s / 2, y + s / 2), s * 0.2, { fill: mark }),
  (x, y, s, ink) => path(`M${x} ${y + s}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s}ZM${x} ${y + s / 2}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s / 2}Z`, { fill: ink }),
  (x, y, s, ink) => path(`M${x} ${y}L${x + s} ${y}L${x} ${y + s}Z`, { fill: ink }),
  (x, y, s, ink, mark) => circle(point(x + s / 2, y + s / 2), s * 0.42, { fill: ink }) + petals(point(x + s / 2, y + s / 2), 8, s * 0.1, s * 0.36, { fill: mark }),
  (x, y, s, ink) => [0, 1, 2, 3].map((i) => rect(x, y + (i * s) / 4, s, s / 8, 0, { fill: ink })).join(''),
  (x, y, s, ink, mark) => polygon(ngon(point(x + s / 2, y + s / 2), 4, s * 0.5, 0), { fill: ink }) + circle(point(x + s / 2, y + s / 2), s * 0.16, { fill: mark }),
];

/** A family of forms on one grid. */
function family(stage: Stage): string {
  const { scheme, random } = stage;
  const size = 320;
  const grounds = [scheme.panel, scheme.tone, scheme.second, scheme.figure];
  const accent = random.int(5, 9);
  const start = random.int(0, 6);
  return Array.from({ length: 20 }, (_, i) => {
    const [x, y] = [(i % 5) * size, Math.floor(i / 5) * size - 140];
    // Neighbours never share a ground: the step down a row (2) differs from the step along it (1).
    const base = i === accent ? scheme.accent : grounds[(i % 5 + Math.floor(i / 5) * 2 + start) % 4] ?? scheme.panel;
    const dark = base === scheme.figure || base === scheme.accent;
    const piece = pieces[(i * 3 + start + Math.floor(i / 5)) % pieces.length] ?? pieces[0];
    return rect(x, y, size, size, 0, { fill: base }) + piece(x, y, size, dark ? scheme.ground : base === scheme.second ? scheme.ground : scheme.figure, base);
  }).join('');
}

/** Swatches and the mark they belong to. */
function swatches(stage: Stage): string {
  const { scheme, random } = stage;
  const centre = point(560, 500);
  const fan = [scheme.figure, scheme.second, scheme.tone, scheme.accent, scheme.panel];
  const shift = random.int(0, 1);
  const leaves = fan.map((fill, i) => {
    const turn = -52 + i * 26;
    return `<g transform="rotate(${turn} ${centre.x} ${centre.y})">${rect(centre.x + 120, centre.y - 92, 740, 184, 30, { fill })
      + circle(point(centre.x + 790, centre.y), 26, { fill: scheme.ground })
      + (i === 1 + shift ? petals(point(centre.x + 600, centre.y), 8, 18, 66, { fill: scheme.ground }) : '')}</g>`;
  });
  return leaves.join('') + circle(centre, 304, { fill: scheme.ground }) + circle(centre, 282, { stroke: scheme.line, width: weight.fine })
    + petals(centre, 12, 214, 272, { fill: scheme.second }) + rosette(centre, 206, 12, scheme.figure, scheme.figure, scheme.ground)
    + khatam(centre, 40, { fill: scheme.ground });
}

/** Brand design: a drawn mark, its family of forms, its colours. */
export const construction: Figure = (stage) =>
  (stage.variant === 1 ? '' : field(stage, stage.variant === 0 ? point(800, 500) : point(560, 500))) + [drawing, family, swatches][stage.variant]?.(stage);
