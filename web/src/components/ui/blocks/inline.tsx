import { Fragment, type ReactNode } from 'react';
import type { InlineNode, LinkNode, TextNode } from '@/lib/blocks';
import { isExternal, safeHref } from '@/lib/safe-href';
import { SiteLink } from '../site-link';

/** The text of inline nodes without their formatting. */
export const plainText = (nodes: readonly InlineNode[] | undefined): string =>
  (nodes ?? []).map((node) => (node.type === 'text' ? node.text : node.type === 'link' ? plainText(node.children) : '')).join('');

/** Inline nodes as HTML; unknown ones are left out. */
export const renderInline = (nodes: readonly InlineNode[] | undefined): ReactNode =>
  (nodes ?? []).map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);

function renderNode(node: InlineNode): ReactNode {
  if (node.type === 'text') return <Text node={node} />;
  if (node.type === 'link') return <InlineLink node={node} />;
  return null;
}

function Text({ node }: { node: TextNode }): ReactNode {
  let content: ReactNode = node.text;
  if (node.code) {
    content = (
      <code dir="ltr" className="rounded bg-sand-100 px-1.5 py-0.5 font-mono text-[0.9em]">
        {content}
      </code>
    );
  }
  if (node.bold) content = <strong className="font-semibold">{content}</strong>;
  if (node.italic) content = <em>{content}</em>;
  if (node.underline) content = <u>{content}</u>;
  if (node.strikethrough) content = <s>{content}</s>;
  return content;
}

/** An address that may not become a link leaves its text behind. */
function InlineLink({ node }: { node: LinkNode }): ReactNode {
  const href = safeHref(node.url);
  const text = renderInline(node.children);
  if (!href) return text;
  return (
    <SiteLink href={href} rel={isExternal(href) ? 'noopener' : undefined} className="text-link text-primary">
      {text}
    </SiteLink>
  );
}
