import { distance, point, polar, star, type Point } from '../geometry';
import { girih } from '../girih';
import { hexagon, node, opening, textBars, weight, type Figure, type Stage } from '../stage';
import { circle, line, path, polygon, rect } from '../svg';

const step = 170;
const row = (step * Math.sqrt(3)) / 2;
/** A crossing of the hexagonal grid; column and line may be negative. */
const crossing = (column: number, lineNumber: number): Point =>
  point(800 + column * step + (lineNumber % 2 === 0 ? 0 : step / 2), 500 + lineNumber * row);

function field(stage: Stage, focus: Point): string {
  const { scheme } = stage;
  return girih({
    tiling: 'rose', side: step / (2 + Math.sqrt(3)) * 2, at: crossing(0, 0), angle: opening(focus, 66, 30, 1100),
    line: { stroke: scheme.line, width: weight.pattern },
    fill: (tile) => (tile.corners.length === 12 && distance(tile.centre, focus) < 760 ? scheme.tint : null),
  });
}

const badge = (centre: Point, radius: number, fill: string): string =>
  polygon(star(centre, 12, radius, 0.68, 90), { fill });

/** People linked to people, one of them at the centre. */
function network(stage: Stage): string {
  const { scheme, random } = stage;
  const hub = crossing(random.pick([-1, 0, 1]), 0);
  const near = Array.from({ length: 6 }, (_, i) => polar(hub, i * 60, step * 2));
  const far = near.flatMap((_, i) => {
    if (!random.chance(0.78)) return [];
    return [{ from: i, at: polar(hub, i * 60 + random.pick([-30, 0, 30]), step * (random.chance(0.5) ? 3 : 3.46)) }];
  });
  const links = near.map((p) => line(hub, p, { stroke: scheme.figure, width: weight.bold }))
    .concat(far.map(({ from, at }) => line(near[from] ?? hub, at, { stroke: scheme.second, width: weight.firm })))
    .concat([0, 2, 3].map((i) => line(near[i] ?? hub, near[(i + 1) % 6] ?? hub, { stroke: scheme.second, width: weight.firm })));
  const chosen = random.int(0, 5);
  return links.join('')
    + far.map(({ at }, i) => node(at, 26 + (i % 2) * 8, scheme.second, scheme.ground)).join('')
    + near.map((p, i) => node(p, i === chosen ? 58 : 46, i === chosen ? scheme.accent : scheme.figure, scheme.ground)).join('')
    + circle(hub, 150, { fill: scheme.ground }) + circle(hub, 128, { fill: scheme.figure })
    + badge(hub, 92, scheme.ground) + circle(hub, 26, { fill: scheme.figure });
}

function bubble(x: number, y: number, width: number, height: number, fill: string, tail: 'left' | 'right'): string {
  const tip = tail === 'left' ? x + 90 : x + width - 90;
  const back = tail === 'left' ? 70 : -70;
  return rect(x, y, width, height, 64, { fill })
    + path(`M${tip} ${y + height - 8}v92l${back} -92z`, { fill, stroke: fill, width: 10 });
}

/** A conversation: posts and the answers to them. */
function conversation(stage: Stage): string {
  const { scheme, random } = stage;
  const shift = random.between(-40, 40);
  const faces = [0, 1, 2].map((i) => hexagon(point(1010 + i * 150, 590), 66, { fill: i === 1 ? scheme.figure : scheme.ground }));
  return bubble(190 + shift, 120, 760, 360, scheme.figure, 'left')
    + badge(point(370 + shift, 300), 112, scheme.second) + circle(point(370 + shift, 300), 40, { fill: scheme.figure })
    + textBars(point(540 + shift, 226), 330, 62, 30, [1, 0.84, 0.55], scheme.second)
    + bubble(850 + shift / 2, 450, 580, 280, scheme.second, 'right') + faces.join('')
    + bubble(420 - shift, 620, 330, 190, scheme.accent, 'left')
    + [0, 1, 2].map((i) => circle(point(505 - shift + i * 80, 715), 21, { fill: scheme.ground })).join('');
}

/** One message and the circles it travels. */
function broadcast(stage: Stage): string {
  const { scheme, random } = stage;
  const from = random.chance(0.5) ? point(430, 560) : point(1170, 560);
  const facing = from.x < 800 ? 0 : 180;
  const arcs = [250, 390, 530, 670, 810].map((radius, i) => {
    const spread = 46 - i * 2;
    const [a, b] = [polar(from, facing - spread, radius), polar(from, facing + spread, radius)];
    return path(`M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`, {
      stroke: i % 2 === 0 ? scheme.figure : scheme.second, width: weight.bold + 8 - i * 2,
    });
  });
  const listeners = [[390, -24], [530, 20], [670, -8], [670, 33], [810, -33], [810, 12]] as const;
  const chosen = random.int(0, 4);
  return arcs.join('')
    + listeners.map(([radius, turn], i) =>
      node(polar(from, facing + turn, radius), i === chosen ? 54 : 36, i === chosen ? scheme.accent : scheme.figure, scheme.ground)).join('')
    + hexagon(from, 190, { fill: scheme.ground }) + hexagon(from, 162, { fill: scheme.figure })
    + badge(from, 112, scheme.ground) + circle(from, 30, { fill: scheme.figure });
}

/** Social media: people, conversations and reach on a hexagonal grid. */
export const constellation: Figure = (stage) => {
  const focus = stage.variant === 0 ? crossing(0, 0) : point(560, 480);
  return field(stage, focus) + [network, conversation, broadcast][stage.variant]?.(stage);
};
