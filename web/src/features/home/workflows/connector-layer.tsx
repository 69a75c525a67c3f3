import { classNames } from '@/lib/class-names';
import { DIAGRAM_WIDTH } from './constants';
import { connectorsOf, type Pointing } from './connectors';
import { diagramHeight, shownIn } from './layout';
import { isConnectionActive } from './routes';
import type { Layout, Workflow } from './types';

const tips: Readonly<Record<Pointing, string>> = {
  right: 'M-6-5 0 0l-6 5',
  left: 'M6-5 0 0l6 5',
  down: 'M-5-6 0 0l5-6',
  up: 'M-5 6 0 0l5 6',
};

const tipId = (pointing: Pointing): string => `workflow-tip-${pointing}`;

/** What the arrows of all diagrams are made of; stands on the page once. */
export function TipShapes() {
  return Object.entries(tips).map(([pointing, path]) => <path key={pointing} id={tipId(pointing as Pointing)} d={path} />);
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e4) / 100}%`;

interface ConnectorLayerProps {
  workflow: Workflow;
  layout: Layout;
  active: ReadonlySet<string>;
}

/**
 * The lines between a diagram's nodes in one layout. They stretch with the diagram's width, the arrows don't. Drawn for reading
 * from the left and mirrored as a whole. The list of the nodes says the same in words.
 */
export function ConnectorLayer({ workflow, layout, active }: ConnectorLayerProps) {
  const height = diagramHeight(workflow, layout);
  const connectors = connectorsOf(workflow, layout)
    .map((connector) => {
      const isActive = isConnectionActive(active, connector);
      return { ...connector, isActive, attributes: { 'data-link': `${connector.from} ${connector.to}`, 'data-active': isActive ? '' : undefined } };
    })
    // The usual route lies above the others where they share an arrow.
    .sort((a, b) => Number(a.isActive) - Number(b.isActive));
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-[1.75] rtl:-scale-x-100 **:data-link:stroke-ink-muted/70 **:data-link:transition-[stroke] **:data-link:data-active:stroke-teal-600 **:data-link:data-active:[stroke-dasharray:none]',
        shownIn[layout],
      )}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <svg viewBox={`0 0 ${DIAGRAM_WIDTH} ${height}`} preserveAspectRatio="none" width="100%" height="100%" overflow="visible" strokeDasharray="2 6">
        {connectors.map(({ path, attributes }) => (
          <path key={path} d={path} vectorEffect="non-scaling-stroke" {...attributes} />
        ))}
      </svg>
      {connectors.map(({ path, tip, attributes }) => (
        <use key={path} href={`#${tipId(tip.pointing)}`} x={percent(tip.x, DIAGRAM_WIDTH)} y={percent(tip.y, height)} {...attributes} />
      ))}
    </svg>
  );
}
