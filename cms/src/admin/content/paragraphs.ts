interface BlockNode {
  readonly type?: string;
  readonly text?: string;
  readonly children?: readonly BlockNode[];
}

const isInline = ({ type, text }: BlockNode): boolean => text !== undefined || type === 'link';
const inlineText = ({ text, children = [] }: BlockNode): string => text ?? children.map(inlineText).join('');

/** The paragraphs of blocks as plain text, lists item by item. */
const paragraphs = (nodes: readonly BlockNode[]): string[] =>
  nodes.flatMap((node) => (node.children?.some((child) => !isInline(child)) ? paragraphs(node.children) : [inlineText(node)]));

/** A field's value as paragraphs to read: a text, blocks, or the fields of a component. */
export function paragraphsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return paragraphs(value).filter((text) => text.trim() !== '');
  if (typeof value === 'object') return Object.values(value).flatMap(paragraphsOf);
  return String(value).split('\n').filter((text) => text.trim() !== '');
}
