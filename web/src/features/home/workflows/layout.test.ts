import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chooseSides, connectorsOf } from './connectors';
import { COMPACT_BELOW_PX, DIAGRAM_WIDTH, NARROW_BELOW_PX, WORKFLOW_IDS } from './constants';
import { boxOf, diagramHeight, layoutAt, shownIn } from './layout';
import { connectionsOf } from './routes';
import { layouts } from './types';
import { workflows } from './workflows';

describe('breakpoints', () => {
  it('are 640 and 1024 px', () => expect([NARROW_BELOW_PX, COMPACT_BELOW_PX]).toEqual([640, 1024]));

  it.each([
    [360, 'narrow'],
    [639, 'narrow'],
    [640, 'compact'],
    [1023, 'compact'],
    [1024, 'wide'],
    [1440, 'wide'],
  ])('at %s px the layout is %s', (width, layout) => expect(layoutAt(width)).toBe(layout));

  it('are those of the stylesheet', () => {
    const css = readFileSync(path.join(process.cwd(), 'src/app/globals.css'), 'utf8');
    const pixels = (name: string) => Number(new RegExp(`--breakpoint-${name}: ([\\d.]+)rem`).exec(css)?.[1]) * 16;
    expect([pixels('sm'), pixels('lg')]).toEqual([NARROW_BELOW_PX, COMPACT_BELOW_PX]);
    expect(shownIn).toEqual({ narrow: 'sm:hidden', compact: 'max-sm:hidden lg:hidden', wide: 'max-lg:hidden' });
  });
});

describe.each(WORKFLOW_IDS.flatMap((id) => layouts.map((layout) => [id, layout] as const)))('%s, %s', (id, layout) => {
  const workflow = workflows[id];
  const boxes = workflow.map((node) => boxOf(workflow, node, layout));

  it('keeps its nodes apart and inside', () => {
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(DIAGRAM_WIDTH);
      expect(box.y + box.height).toBeLessThanOrEqual(diagramHeight(workflow, layout));
      for (const other of boxes.slice(index + 1)) {
        const apart = box.x + box.width < other.x || other.x + other.width < box.x || box.y + box.height < other.y || other.y + other.height < box.y;
        expect(apart).toBe(true);
      }
    }
  });

  it('draws every connection once, up to the edge of the node it leads to', () => {
    const connectors = connectorsOf(workflow, layout);
    expect(connectors.map(({ from, to }) => ({ from, to }))).toEqual(connectionsOf(workflow));
    for (const { to, tip } of connectors) {
      const box = boxes[workflow.findIndex((node) => node.id === to)];
      if (!box) throw new Error(`no box of ${to}`);
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      const onEdge = { right: tip.x === box.x, left: tip.x === right, down: tip.y === box.y, up: tip.y === bottom }[tip.pointing];
      expect([to, onEdge]).toEqual([to, true]);
      expect(tip.x >= box.x && tip.x <= right && tip.y >= box.y && tip.y <= bottom).toBe(true);
    }
  });
});

describe('one below the other', () => {
  it('stands in reading order', () => {
    const tops = workflows.paid.map((node) => boxOf(workflows.paid, node, 'narrow').y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  it('passes nodes by at the end, and leads back at the start', () => {
    const { content } = workflows;
    const connections = connectionsOf(content);
    const sides = chooseSides(content, connections);
    const sideOf = (from: string, to: string) => sides[connections.findIndex((each) => each.from === from && each.to === to)];
    expect(sideOf('brief', 'create')).toBeNull();
    expect(sideOf('review', 'publish')).toBe('end');
    expect(sideOf('revise', 'create')).toBe('start');
  });

  it('takes the other side where a line is in the way', () => {
    const { seo } = workflows;
    expect(chooseSides(seo, connectionsOf(seo)).filter(Boolean)).toEqual(['end', 'start', 'end', 'start']);
  });
});
