import { highestHeading, type BlockNode, type BlocksContent } from '@/lib/blocks';

type HeadingNode = Extract<BlockNode, { type: 'heading' }>;

export interface PageSection {
  /** Null for what stands before the first heading. */
  heading: HeadingNode | null;
  content: BlocksContent;
}

/** Cuts a text at its highest headings, so that each part can be set beside its title. */
export function toSections(body: BlocksContent): PageSection[] {
  const level = highestHeading(body);
  const sections: PageSection[] = [];
  for (const node of body) {
    const current = sections.at(-1);
    if (node.type === 'heading' && node.level === level) sections.push({ heading: node, content: [] });
    else if (current) current.content.push(node);
    else sections.push({ heading: null, content: [node] });
  }
  return sections;
}
