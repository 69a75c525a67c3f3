import type { ReactNode } from 'react';
import { highestHeading, type BlockImage, type BlockNode, type BlocksContent, type InlineNode } from '@/lib/blocks';
import { mediaPath } from '@/lib/media-path';
import { PictureView } from '../picture-view';
import { foreignPassage } from './foreign-passage';
import { plainText, renderInline } from './inline';
import { BlockList } from './list';

const DEEPEST_HEADING = 6;

const headingSizes: Readonly<Record<number, string>> = { 2: 'mt-14 text-3xl', 3: 'mt-10 text-2xl', 4: 'mt-8 text-xl' };
const SMALL_HEADING = 'mt-8 text-lg';
const UNMEASURED = { width: 1600, height: 900 };

interface BlocksProps {
  content: BlocksContent;
  /** Level that the content's highest heading gets, one below the heading it stands under. */
  topLevel?: 2 | 3 | 4;
  /** Direction of the content's language; a passage in the other one gets its own. */
  dir?: 'ltr' | 'rtl';
}

/** What editors wrote, as HTML. Node types that this version doesn't know are left out, never guessed at. */
export function Blocks({ content, topLevel = 2, dir }: BlocksProps) {
  // Editors begin with heading 1 or 2 as they like; either way no level is skipped.
  const shift = topLevel - highestHeading(content);
  return (
    <div className="text-lg break-words [&>:first-child]:mt-0">
      {content.map((node, index) => (
        <Block key={index} node={node} shift={shift} dir={dir} />
      ))}
    </div>
  );
}

function Block({ node, shift, dir }: { node: BlockNode; shift: number } & Pick<BlocksProps, 'dir'>): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return plainText(node.children).trim() ? (
        <p className="mt-6 whitespace-pre-line" {...passageOf(node.children, dir)}>
          {renderInline(node.children)}
        </p>
      ) : null;
    case 'heading':
      return <Heading level={Math.min(DEEPEST_HEADING, node.level + shift)}>{node.children}</Heading>;
    case 'quote':
      return (
        <blockquote
          className="mt-8 border-s-4 border-coral ps-6 text-xl font-semibold text-teal-800 whitespace-pre-line"
          {...passageOf(node.children, dir)}
        >
          {renderInline(node.children)}
        </blockquote>
      );
    case 'code':
      return (
        <pre dir="ltr" className="mt-8 rounded-xl bg-teal-900 p-6 font-mono text-sm whitespace-pre-wrap text-teal-50 [overflow-wrap:anywhere]">
          <code>{plainText(node.children)}</code>
        </pre>
      );
    case 'list':
      return <BlockList node={node} className="mt-6" />;
    case 'image':
      return <Figure image={node.image} />;
    default:
      return null;
  }
}

const passageOf = (children: readonly InlineNode[], dir: BlocksProps['dir']) => dir && foreignPassage(plainText(children), dir);

function Heading({ level, children }: { level: number; children: readonly InlineNode[] }) {
  if (!plainText(children).trim()) return null;
  const Tag = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return <Tag className={headingSizes[level] ?? SMALL_HEADING}>{renderInline(children)}</Tag>;
}

function Figure({ image }: { image: BlockImage }) {
  const src = mediaPath(image.url);
  // Anything but an upload of ours would send the reader's address to a stranger.
  if (!src.startsWith('/media/')) return null;
  // Unknown for pictures that the CMS could not measure; the page keeps its room in the usual shape.
  const { width, height } = image.width && image.height ? { width: image.width, height: image.height } : UNMEASURED;
  return (
    <figure className="mt-10">
      <PictureView
        picture={{ src, width, height, alt: image.alternativeText ?? '' }}
        sizes="(min-width: 48rem) 44rem, 100vw"
        className="h-auto w-full rounded-2xl"
      />
      {image.caption ? <figcaption className="mt-3 text-sm text-ink-muted">{image.caption}</figcaption> : null}
    </figure>
  );
}
