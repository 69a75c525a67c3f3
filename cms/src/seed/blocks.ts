/** The blocks of Strapi's rich text editor, as far as seeded texts use them. */
export interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly bold?: true;
  readonly code?: true;
}

export interface LinkNode {
  readonly type: 'link';
  readonly url: string;
  readonly children: readonly TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListItemBlock {
  readonly type: 'list-item';
  readonly children: readonly InlineNode[];
}

/** A picture before its upload is known; `picture` is the name it was given in the text. */
export interface PicturePlace {
  readonly type: 'picture';
  readonly picture: string;
  readonly alternativeText: string;
}

export type Block =
  | { readonly type: 'paragraph' | 'quote'; readonly children: readonly InlineNode[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly children: readonly InlineNode[] }
  | { readonly type: 'list'; readonly format: 'ordered' | 'unordered'; readonly children: readonly ListItemBlock[] }
  | { readonly type: 'code'; readonly language: string; readonly children: readonly TextNode[] }
  | PicturePlace;

const marks = /\*\*(?<bold>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/gu;

function inline(source: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  const plain = (text: string): void => {
    if (text !== '') nodes.push({ type: 'text', text });
  };
  let end = 0;
  for (const match of source.matchAll(marks)) {
    plain(source.slice(end, match.index));
    end = match.index + match[0].length;
    const { bold, code, label, url } = match.groups ?? {};
    if (bold !== undefined) nodes.push({ type: 'text', text: bold, bold: true });
    else if (code !== undefined) nodes.push({ type: 'text', text: code, code: true });
    else if (label !== undefined && url !== undefined) nodes.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
  }
  plain(source.slice(end));
  // The editor keeps text on both sides of a link, so that the cursor can be placed there.
  if (nodes[0]?.type === 'link') nodes.unshift({ type: 'text', text: '' });
  if (nodes.at(-1)?.type === 'link') nodes.push({ type: 'text', text: '' });
  return nodes;
}

function list(lines: readonly string[], format: 'ordered' | 'unordered', marker: RegExp): Block {
  return {
    type: 'list', format,
    children: lines.map((text) => ({ type: 'list-item', children: inline(text.replace(marker, '')) })),
  };
}

function block(source: string): Block {
  const lines = source.split('\n').map((text) => text.trim());
  const heading = /^(?<marks>#{2,3}) (?<text>.+)$/u.exec(source.trim())?.groups;
  if (heading?.text !== undefined) {
    return { type: 'heading', level: heading.marks === '##' ? 2 : 3, children: inline(heading.text) };
  }
  const picture = /^!\[(?<alt>[^\]]+)\]\((?<name>[a-z0-9-]+)\)$/u.exec(source.trim())?.groups;
  if (picture?.alt !== undefined && picture.name !== undefined) {
    return { type: 'picture', picture: picture.name, alternativeText: picture.alt };
  }
  if (lines.every((text) => text.startsWith('- '))) return list(lines, 'unordered', /^- /u);
  if (lines.every((text) => /^\d+\. /u.test(text))) return list(lines, 'ordered', /^\d+\. /u);
  if (lines.every((text) => text.startsWith('> '))) {
    return { type: 'quote', children: inline(lines.map((text) => text.slice(2)).join(' ')) };
  }
  return { type: 'paragraph', children: inline(lines.join(' ')) };
}

/**
 * Reads the small markup of the seeded texts: blank lines between blocks; `##`, `###`; `- ` and `1. ` lists; `> ` quotes;
 * `~~~language` … `~~~` for code; `![what it shows](picture-name)`; within a line `**bold**`, code in backticks, `[label](url)`.
 */
export function blocks(markup: string): Block[] {
  const parts = markup.trim().split(/^~~~/mu);
  return parts.flatMap((part, i): Block[] => {
    if (i % 2 === 1) {
      const [language = '', ...lines] = part.split('\n');
      return [{ type: 'code', language: language.trim(), children: [{ type: 'text', text: lines.join('\n').trimEnd() }] }];
    }
    return part.split(/\n\s*\n/u).map((text) => text.trim()).filter((text) => text !== '').map(block);
  });
}
