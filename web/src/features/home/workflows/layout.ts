import { COMPACT_BELOW_PX, DIAGRAM_WIDTH, NARROW_BELOW_PX } from './constants';
import type { Layout, Workflow, WorkflowNode } from './types';

/** Place of a node in a diagram: across in thousandths of the diagram's width, from the start; down in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Measures {
  /** Width of a node, and what is left free at either side of the diagram. */
  node: number;
  margin: number;
  columns: number;
  height: number;
  gap: number;
}

const measures: Readonly<Record<Layout, Measures>> = {
  // The margins are for connectors that pass a node by.
  narrow: { node: 800, margin: 100, columns: 1, height: 104, gap: 40 },
  compact: { node: 440, margin: 0, columns: 2, height: 104, gap: 52 },
  wide: { node: 166, margin: 0, columns: 5, height: 128, gap: 52 },
};

/** The layout in a window of this width, in CSS pixels. The stylesheet decides by the same widths. */
export function layoutAt(width: number): Layout {
  if (width < NARROW_BELOW_PX) return 'narrow';
  return width < COMPACT_BELOW_PX ? 'compact' : 'wide';
}

/** Classes that show something in one layout alone. */
export const shownIn: Readonly<Record<Layout, string>> = {
  narrow: 'sm:hidden',
  compact: 'max-sm:hidden lg:hidden',
  wide: 'max-lg:hidden',
};

/** Column and row of a node: along the line when wide, down the page when compact, one below the other when narrow. */
function cellOf(workflow: Workflow, { id, position }: WorkflowNode, layout: Layout): { column: number; row: number } {
  if (layout === 'wide') return { column: position.x, row: position.y };
  if (layout === 'compact') return { column: position.y, row: position.x };
  return { column: 0, row: workflow.findIndex((node) => node.id === id) };
}

/** Where a node stands. */
export function boxOf(workflow: Workflow, node: WorkflowNode, layout: Layout): Box {
  const { node: width, margin, columns, height, gap } = measures[layout];
  const { column, row } = cellOf(workflow, node, layout);
  const pitch = columns > 1 ? (DIAGRAM_WIDTH - 2 * margin - width) / (columns - 1) : 0;
  return { x: margin + column * pitch, y: row * (height + gap), width, height };
}

/** Height of the whole diagram in pixels. */
export const diagramHeight = (workflow: Workflow, layout: Layout): number =>
  Math.max(...workflow.map((node) => boxOf(workflow, node, layout)).map(({ y, height }) => y + height));
