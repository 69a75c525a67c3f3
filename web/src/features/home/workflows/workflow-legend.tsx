import { Mark } from './marks';
import { nodeTypes, type NodeType } from './types';
import { nodeColours } from './workflows';

interface WorkflowLegendProps {
  label: string;
  types: Readonly<Record<NodeType, string>>;
  usualRoute: string;
  otherRoutes: string;
}

/** What the shapes and lines of the diagrams mean. */
export function WorkflowLegend({ label, types, usualRoute, otherRoutes }: WorkflowLegendProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-muted *:flex *:items-center *:gap-2">
      {nodeTypes.map((type) => (
        <li key={type}>
          <Mark type={type} colour={nodeColours[type]} className="size-4" />
          {types[type]}
        </li>
      ))}
      <li>
        <span aria-hidden="true" className="w-7 border-t-2 border-teal-600" />
        {usualRoute}
      </li>
      <li>
        <span aria-hidden="true" className="w-7 border-t-2 border-dotted border-ink-muted" />
        {otherRoutes}
      </li>
    </ul>
  );
}
