import { boxOf, type Box } from './layout';
import { connectionsOf, type Connection } from './routes';
import type { Layout, Workflow } from './types';

/** Where an arrow points to, in a diagram that isn't mirrored. */
export type Pointing = 'right' | 'left' | 'down' | 'up';

export interface Connector extends Connection {
  /** The line, as the `d` of an SVG path. */
  path: string;
  tip: { x: number; y: number; pointing: Pointing };
}

/** How far from the nodes a line runs that passes some of them by, in the narrow layout. */
const LANE_OFFSET = 56;
/** Radius of a line's corners; less where there is no room. */
const CORNER = 14;
/** Lines leave beside a node's middle and arrive at its other side, so that the two don't fall together. */
const PORT_OFFSET = 16;

/** Every connector of a workflow in a layout. */
export function connectorsOf(workflow: Workflow, layout: Layout): Connector[] {
  const boxes = new Map(workflow.map((node) => [node.id, boxOf(workflow, node, layout)]));
  const connections = connectionsOf(workflow).flatMap((connection) => {
    const [from, to] = [boxes.get(connection.from), boxes.get(connection.to)];
    return from && to ? [{ connection, from, to }] : [];
  });
  if (layout !== 'narrow') {
    const flow = layout === 'wide' ? alongTheLine : downThePage;
    return connections.map(({ connection, from, to }) => ({ ...connection, ...connect(from, to, flow) }));
  }
  const sides = chooseSides(workflow, connections.map(({ connection }) => connection));
  return connections.map(({ connection, from, to }, index) => {
    const side = sides[index];
    return { ...connection, ...(side ? passBy(from, to, side) : connect(from, to, downThePage)) };
  });
}

interface Span {
  start: number;
  middle: number;
  end: number;
}

/** The same rules serve both directions of reading a diagram: ahead is along the main axis, aside along the other. */
interface Flow {
  main: (box: Box) => Span;
  cross: (box: Box) => Span;
  point: (main: number, cross: number) => Point;
  pointing: Readonly<Record<'ahead' | 'back' | 'aside' | 'asideBack', Pointing>>;
}

const span = (start: number, size: number): Span => ({ start, middle: start + size / 2, end: start + size });
const across = ({ x, width }: Box): Span => span(x, width);
const down = ({ y, height }: Box): Span => span(y, height);

const alongTheLine: Flow = {
  main: across,
  cross: down,
  point: (main, cross) => [main, cross],
  pointing: { ahead: 'right', back: 'left', aside: 'down', asideBack: 'up' },
};
const downThePage: Flow = {
  main: down,
  cross: across,
  point: (main, cross) => [cross, main],
  pointing: { ahead: 'down', back: 'up', aside: 'right', asideBack: 'left' },
};

type Drawn = Pick<Connector, 'path' | 'tip'>;

type Point = readonly [x: number, y: number];

/** A line along these points, with round corners. */
function draw(points: readonly Point[], pointing: Pointing): Drawn {
  const [start = [0, 0], ...rest] = points;
  const end = rest.at(-1) ?? start;
  const parts = rest.map((point, index) => {
    const [before = start, after] = [points[index], rest[index + 1]];
    return after ? `L${text(towards(point, before))}Q${text(point)} ${text(towards(point, after))}` : `L${text(point)}`;
  });
  return { path: `M${text(start)}${parts.join('')}`, tip: { x: end[0], y: end[1], pointing } };
}

/** The point where a corner's curve meets the straight line to the next point. */
function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(CORNER, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
}

const text = (point: Point): string => point.map(round).join(' ');
const round = (value: number): number => Math.round(value * 10) / 10;

/** A line between two nodes of a grid: ahead with two corners, straight to a neighbour aside, back around one corner. */
function connect(from: Box, to: Box, { main, cross, point, pointing }: Flow): Drawn {
  const [fromMain, toMain, fromCross, toCross] = [main(from), main(to), cross(from), cross(to)];
  const isAside = toCross.middle > fromCross.middle;
  if (toMain.start >= fromMain.end) {
    const ends = [point(fromMain.end, fromCross.middle), point(toMain.start, toCross.middle)] as const;
    if (fromCross.middle === toCross.middle) return draw(ends, pointing.ahead);
    const bend = (fromMain.end + toMain.start) / 2;
    return draw([ends[0], point(bend, fromCross.middle), point(bend, toCross.middle), ends[1]], pointing.ahead);
  }
  if (toMain.middle === fromMain.middle) {
    return isAside
      ? draw([point(fromMain.middle, fromCross.end), point(toMain.middle, toCross.start)], pointing.aside)
      : draw([point(fromMain.middle, fromCross.start), point(toMain.middle, toCross.end)], pointing.asideBack);
  }
  return isAside
    ? draw([point(fromMain.middle, fromCross.end), point(fromMain.middle, toCross.middle), point(toMain.end, toCross.middle)], pointing.back)
    : draw([point(fromMain.start, fromCross.middle), point(toMain.middle, fromCross.middle), point(toMain.middle, toCross.end)], pointing.asideBack);
}

type Side = 'start' | 'end';

/**
 * At which side a line passes the nodes between its ends, in one column; null for neighbours. Ways on keep to the end and ways
 * back to the start, unless another line is there already.
 */
export function chooseSides(workflow: Workflow, connections: readonly Connection[]): (Side | null)[] {
  const rowOf = (id: string) => workflow.findIndex((node) => node.id === id);
  const taken: { side: Side; first: number; last: number }[] = [];
  return connections.map(({ from, to }) => {
    const [source, target] = [rowOf(from), rowOf(to)];
    if (target === source + 1) return null;
    const [first, last] = source < target ? [source, target] : [target, source];
    const preferred: Side = source < target ? 'end' : 'start';
    const other: Side = preferred === 'end' ? 'start' : 'end';
    const isFree = (side: Side) => !taken.some((line) => line.side === side && line.first < last && first < line.last);
    const side = !isFree(preferred) && isFree(other) ? other : preferred;
    taken.push({ side, first, last });
    return side;
  });
}

/** A line around the nodes between its ends. */
function passBy(from: Box, to: Box, side: Side): Drawn {
  const isAhead = to.y > from.y;
  const edge = side === 'end' ? from.x + from.width : from.x;
  const lane = side === 'end' ? edge + LANE_OFFSET : edge - LANE_OFFSET;
  const leave = down(from).middle + (isAhead ? PORT_OFFSET : -PORT_OFFSET);
  const arrive = down(to).middle + (isAhead ? -PORT_OFFSET : PORT_OFFSET);
  return draw([[edge, leave], [lane, leave], [lane, arrive], [edge, arrive]], side === 'end' ? 'left' : 'right');
}
