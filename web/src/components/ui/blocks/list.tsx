import { classNames } from '@/lib/class-names';
import type { ListItemNode, ListNode } from '@/lib/blocks';
import { renderInline } from './inline';

interface Entry {
  item: ListItemNode | null;
  nested: ListNode[];
}

/** Strapi puts a nested list after the item it belongs to; HTML wants it inside. */
function toEntries(children: ListNode['children']): Entry[] {
  const entries: Entry[] = [];
  for (const child of children) {
    const last = entries.at(-1);
    if (child.type === 'list-item') entries.push({ item: child, nested: [] });
    else if (child.type === 'list') {
      if (last) last.nested.push(child);
      else entries.push({ item: null, nested: [child] });
    }
  }
  return entries;
}

/** A list of any depth. */
export function BlockList({ node, className }: { node: ListNode; className?: string }) {
  const Tag = node.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag className={classNames('space-y-2 ps-6 marker:text-teal-600', Tag === 'ol' ? 'list-decimal' : 'list-disc', className)}>
      {toEntries(node.children).map(({ item, nested }, index) => (
        <li key={index} className="ps-1 whitespace-pre-line">
          {item ? renderInline(item.children) : null}
          {nested.map((list, nestedIndex) => (
            <BlockList key={nestedIndex} node={list} className="mt-2" />
          ))}
        </li>
      ))}
    </Tag>
  );
}
