import { canvas, distance, point, polar } from '../geometry';
import { girih } from '../girih';
import { node, opening, petals, rosette, weight, type Figure, type Stage } from '../stage';
import { circle, path } from '../svg';

function field(stage: Stage, focus = point(1130, 500)): string {
  const { scheme } = stage;
  return girih({
    tiling: 'dodecagon', side: 84, at: focus, angle: opening(focus, 74, 28),
    line: { stroke: scheme.line, width: weight.pattern },
    fill: (tile) => (tile.corners.length === 12 && distance(tile.centre, focus) < 1000 ? scheme.tint : null),
  });
}

function goal(stage: Stage, x: number, y: number, radius: number): string {
  const { scheme } = stage;
  const centre = point(x, y);
  return circle(centre, radius * 1.42, { fill: scheme.ground })
    + circle(centre, radius * 1.42, { stroke: scheme.line, width: weight.fine })
    + petals(centre, 12, radius * 1.04, radius * 1.34, { fill: scheme.second })
    + rosette(centre, radius, 12, scheme.figure, scheme.accent, scheme.ground);
}

/** Channels run in from one side and meet in the goal. */
function streams(stage: Stage): string {
  const { scheme, random } = stage;
  const count = random.int(5, 7);
  const chosen = random.int(1, count - 2);
  const gap = 860 / (count - 1);
  const lines = Array.from({ length: count }, (_, i) => {
    const y = 70 + gap * i;
    const end = point(1130 - 250, 500 + (i - (count - 1) / 2) * 34);
    const bend = 420 + random.between(-60, 60);
    const stroke = i === chosen ? scheme.accent : i % 2 === 0 ? scheme.figure : scheme.second;
    const stop = point(150 + random.int(0, 3) * 70, y);
    const d = `M-20 ${y}H${stop.x}C${bend + 120} ${y} ${bend + 60} ${end.y} ${end.x} ${end.y}`;
    return path(d, { stroke, width: i === chosen ? weight.bold + 6 : weight.bold })
      + node(stop, i === chosen ? 34 : 24, stroke, scheme.ground);
  });
  return lines.join('') + goal(stage, 1130, 500, 178);
}

/** Channels circle round the goal on their own orbits. */
function orbits(stage: Stage): string {
  const { scheme, random } = stage;
  const centre = point(800, 500);
  const turn = random.between(0, 360);
  const rings = [300, 410, 520, 640];
  const drawn = rings.map((radius, i) =>
    circle(centre, radius, { stroke: i % 2 === 0 ? scheme.figure : scheme.second, width: weight.firm }));
  const bodies = rings.flatMap((radius, i) =>
    Array.from({ length: 2 }, (_, k) => {
      const at = polar(centre, turn + i * 67 + k * (150 + i * 12), radius);
      const first = i === 1 && k === 0;
      return node(at, first ? 50 : 26 + ((i + k) % 2) * 10, first ? scheme.accent : scheme.figure, scheme.ground);
    }));
  return drawn.join('') + bodies.join('') + goal(stage, centre.x, centre.y, 142);
}

/** A funnel of wide bands that narrows towards the goal. */
function funnel(stage: Stage): string {
  const { scheme, random } = stage;
  const begin = random.int(220, 380);
  const focus = point(1240, 500);
  const shades = [scheme.tone, scheme.second, scheme.figure];
  const bands = [440, 290, 150].map((reach, i) => {
    const start = -20;
    const narrow = 96 - i * 26;
    const d = `M${start} ${500 - reach}C${start + 420 + i * 60} ${500 - reach} ${700} ${500 - narrow} ${focus.x} ${500 - narrow}`
      + `V${500 + narrow}C700 ${500 + narrow} ${start + 420 + i * 60} ${500 + reach} ${start} ${500 + reach}Z`;
    return path(d, { fill: shades[i] ?? scheme.figure });
  });
  const spark = `M${begin} 500H${focus.x}`;
  return bands.join('') + path(spark, { stroke: scheme.accent, width: weight.bold + 6 })
    + node(point(begin, 500), 36, scheme.accent, scheme.figure) + goal(stage, focus.x, focus.y, 160);
}

/** Digital marketing: many channels, one goal. */
export const convergence: Figure = (stage) => {
  const focus = stage.variant === 1 ? point(canvas.width / 2, 500) : point(stage.variant === 0 ? 1130 : 1240, 500);
  return field(stage, focus) + [streams, orbits, funnel][stage.variant]?.(stage);
};
