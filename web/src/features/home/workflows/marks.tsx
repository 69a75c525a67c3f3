import { khatamPath } from '@/components/ui/khatam';
import { classNames } from '@/lib/class-names';
import { nodeTypes, type NodeColour, type NodeType, type WorkflowNode } from './types';

const MARK_SIZE = 32;
const MIDDLE = MARK_SIZE / 2;

/** Each type has a shape of its own, so that none depends on its colour. */
const shapes: Readonly<Record<NodeType, string>> = {
  trigger: `M${MIDDLE} 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z`,
  action: 'M9 2h14a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z',
  condition: 'M16 0 32 16 16 32 0 16Z',
  output: khatamPath(MIDDLE, MIDDLE, MIDDLE),
};

const looks: Readonly<Record<NodeColour, { shape: string; icon: string }>> = {
  coral: { shape: 'fill-coral', icon: 'text-ink' },
  teal: { shape: 'fill-teal-700', icon: 'text-white' },
  sand: { shape: 'fill-sand-300', icon: 'text-ink' },
  ink: { shape: 'fill-ink', icon: 'text-white' },
};

const shapeId = (type: NodeType): string => `workflow-mark-${type}`;

/** What the marks of all diagrams are made of; stands on the page once. */
export function MarkShapes() {
  return nodeTypes.map((type) => <path key={type} id={shapeId(type)} d={shapes[type]} />);
}

interface MarkProps extends Pick<WorkflowNode, 'type' | 'colour'> {
  /** Left out in the legend. */
  icon?: WorkflowNode['icon'];
  className?: string;
}

/** The sign of a node: its type by the shape, what it does by the icon. Decoration beside words that say both. */
export function Mark({ type, colour, icon: Icon, className }: MarkProps) {
  const { shape, icon } = looks[colour];
  return (
    <span aria-hidden="true" className={classNames('grid place-items-center', className)}>
      <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} className={classNames('col-start-1 row-start-1 size-full', shape)}>
        <use href={`#${shapeId(type)}`} />
      </svg>
      {Icon ? <Icon className={classNames('col-start-1 row-start-1 size-1/2', icon)} /> : null}
    </span>
  );
}
