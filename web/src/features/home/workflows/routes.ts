import type { Workflow } from './types';

/** From one step to the next, by their ids. */
export interface Connection {
  from: string;
  to: string;
}

/** Every connection of a workflow, in reading order. */
export const connectionsOf = (workflow: Workflow): Connection[] =>
  workflow.flatMap(({ id, connections }) => connections.map((to) => ({ from: id, to })));

/** A connector is highlighted only when both its ends are. */
export const isConnectionActive = (active: ReadonlySet<string>, { from, to }: Connection): boolean => active.has(from) && active.has(to);

/** Ids of the steps that are highlighted as long as nobody asks for others. */
export const usualRoute = (workflow: Workflow): string[] => workflow.filter(({ isActive }) => isActive).map(({ id }) => id);

/**
 * Everything that leads to a step, and the step itself. Ways back to an earlier step aren't followed: otherwise a loop would
 * make each of its steps lead to all the others.
 */
export function routeTo(workflow: Workflow, id: string): string[] {
  const route = new Set([id]);
  const index = workflow.findIndex((node) => node.id === id);
  for (const node of workflow.slice(0, index).reverse()) {
    const leadsOn = node.connections.some((next) => route.has(next) && isAhead(workflow, node.id, next));
    if (leadsOn) route.add(node.id);
  }
  return workflow.filter((node) => route.has(node.id)).map((node) => node.id);
}

const isAhead = (workflow: Workflow, from: string, to: string): boolean =>
  workflow.findIndex(({ id }) => id === from) < workflow.findIndex(({ id }) => id === to);
