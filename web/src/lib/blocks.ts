/** Strapi's blocks format, as far as the editor can produce it. */
export interface TextNode {
  type: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
}

export interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListItemNode {
  type: 'list-item';
  children: InlineNode[];
}

export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (ListItemNode | ListNode)[];
}

export interface BlockImage {
  url: string;
  alternativeText?: string | null;
  caption?: string | null;
  width: number | null;
  height: number | null;
}

export type BlockNode =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'code'; language?: string | null; children: InlineNode[] }
  | { type: 'image'; image: BlockImage; children: InlineNode[] }
  | ListNode;

export type BlocksContent = BlockNode[];

/** The highest heading level that a text uses, 1 being the highest there is; 1 where it has none. */
export function highestHeading(content: BlocksContent): number {
  const levels = content.flatMap((node) => (node.type === 'heading' ? [node.level] : []));
  return levels.length ? Math.min(...levels) : 1;
}
