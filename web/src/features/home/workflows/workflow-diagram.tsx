import { memo, type CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import { DIAGRAM_WIDTH } from './constants';
import { ConnectorLayer } from './connector-layer';
import { boxOf, diagramHeight } from './layout';
import { Mark } from './marks';
import { routeTo, usualRoute } from './routes';
import { layouts, type Workflow, type WorkflowNode } from './types';

/** What a step reads. */
export interface StepTexts {
  title: string;
  subtitle: string;
  /** Under which answer of the condition before it this step comes. */
  when?: string;
  /** Says which steps follow; none after an output. */
  leadsTo?: string;
}

/** By the ids of the workflow's nodes. */
export type WorkflowTexts = Readonly<Record<string, StepTexts>>;

export type TypeNames = Readonly<Record<WorkflowNode['type'], string>>;

const ROOT_PX = 16;
const rem = (pixels: number): string => `${pixels / ROOT_PX}rem`;
const percent = (thousandths: number): string => `${(thousandths / DIAGRAM_WIDTH) * 100}%`;

/** The places of a node in all layouts; the stylesheet takes the one that applies. */
function placesOf(workflow: Workflow, node: WorkflowNode): CSSProperties {
  return Object.fromEntries(
    layouts.flatMap((layout) => {
      const { x, y, width, height } = boxOf(workflow, node, layout);
      return Object.entries({ x: percent(x), y: rem(y), w: percent(width), h: rem(height) }).map(([side, value]) => [`--${layout}-${side}`, value]);
    }),
  );
}

const heightsOf = (workflow: Workflow): CSSProperties =>
  Object.fromEntries(layouts.map((layout) => [`--${layout}`, rem(diagramHeight(workflow, layout))]));

const nodePlace =
  'absolute start-(--narrow-x) top-(--narrow-y) min-h-(--narrow-h) w-(--narrow-w) sm:start-(--compact-x) sm:top-(--compact-y) sm:min-h-(--compact-h) sm:w-(--compact-w) lg:start-(--wide-x) lg:top-(--wide-y) lg:min-h-(--wide-h) lg:w-(--wide-w)';
const nodeLook =
  'flex flex-col justify-center rounded-xl border border-sand-300 bg-white px-3.5 pt-5 pb-3 leading-snug transition-[border-color,box-shadow] data-active:border-teal-600 has-[[aria-pressed=true]]:shadow-raised';
/** The whole node is the target, and the button's text names it. */
const nodeButton =
  'cursor-pointer text-start font-semibold after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-(--focus-ring)';

interface WorkflowDiagramProps {
  workflow: Workflow;
  texts: WorkflowTexts;
  types: TypeNames;
  /** Its layout can wait. Until then it paints nothing outside itself. */
  isFarDown: boolean;
}

/**
 * A workflow as a diagram to see and an ordered list to hear: the nodes are its items, the lines between them are told in words.
 * Drawn once: `highlight.ts` marks what is there.
 */
export const WorkflowDiagram = memo(function WorkflowDiagram({ workflow, texts, types, isFarDown }: WorkflowDiagramProps) {
  const usual = usualRoute(workflow);
  const active = new Set(usual);
  return (
    <div
      data-diagram={usual.join(' ')}
      className={classNames('relative h-(--narrow) sm:h-(--compact) lg:h-(--wide)', isFarDown && 'far-down')}
      style={heightsOf(workflow)}
    >
      {layouts.map((layout) => (
        <ConnectorLayer key={layout} workflow={workflow} layout={layout} active={active} />
      ))}
      <ol>
        {workflow.map((node) => {
          const { title, subtitle, when, leadsTo } = texts[node.id] ?? { title: node.id, subtitle: '' };
          return (
            <li
              key={node.id}
              data-node={node.id}
              data-route={routeTo(workflow, node.id).join(' ')}
              data-active={active.has(node.id) ? '' : undefined}
              className={`${nodePlace} ${nodeLook}`}
              style={placesOf(workflow, node)}
            >
              <Mark type={node.type} colour={node.colour} icon={node.icon} className="absolute start-3 -top-4 size-8" />
              {when ? <p className="text-sm font-semibold text-teal-600">{when}</p> : null}
              <p>
                <span className="sr-only">{types[node.type]}: </span>
                <button type="button" aria-pressed="false" className={nodeButton}>
                  {title}
                </button>
              </p>
              <p className="mt-1 text-sm leading-snug text-ink-muted">{subtitle}</p>
              {leadsTo ? <p className="sr-only">{leadsTo}</p> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
});
