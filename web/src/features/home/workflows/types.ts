import type { ComponentType } from 'react';
import type { WORKFLOW_IDS } from './constants';

export type WorkflowId = (typeof WORKFLOW_IDS)[number];

export const nodeTypes = ['trigger', 'action', 'condition', 'output'] as const;
export type NodeType = (typeof nodeTypes)[number];

export const layouts = ['narrow', 'compact', 'wide'] as const;
export type Layout = (typeof layouts)[number];

/** Colours of a node's mark, as names of the site's tokens. */
export type NodeColour = 'coral' | 'teal' | 'sand' | 'ink';

/** A step of a workflow; what it reads comes from the messages, under its id. */
export interface WorkflowNode {
  id: string;
  type: NodeType;
  icon: ComponentType<{ className?: string }>;
  colour: NodeColour;
  /** Columns and rows from the start, in the wide layout; the others follow from it. Halves stand between two rows or columns. */
  position: { x: number; y: number };
  /** Ids of the steps that follow. */
  connections: readonly string[];
  /** Lies on the usual route, which is marked until somebody asks for another one. */
  isActive: boolean;
}

/** In reading order: what follows a step stands behind it, except where the workflow loops back. */
export type Workflow = readonly WorkflowNode[];
