import { blocks } from './blocks';

describe('blocks', () => {
  it('reads headings, paragraphs, quotes and lists', () => {
    const read = blocks('\n## Title\n\nFirst\nline\n\n> Said\n> so\n\n- a\n- b\n\n1. c\n2. d\n');
    expect(read).toEqual([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Title' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'First line' }] },
      { type: 'quote', children: [{ type: 'text', text: 'Said so' }] },
      {
        type: 'list', format: 'unordered',
        children: ['a', 'b'].map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
      },
      {
        type: 'list', format: 'ordered',
        children: ['c', 'd'].map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
      },
    ]);
  });

  it('reads bold text, code and links within a line, with text on both sides of a link', () => {
    expect(blocks('Use **this** and `that`.\n\n[Ask](/contact)')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Use ' },
          { type: 'text', text: 'this', bold: true },
          { type: 'text', text: ' and ' },
          { type: 'text', text: 'that', code: true },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: '' },
          { type: 'link', url: '/contact', children: [{ type: 'text', text: 'Ask' }] },
          { type: 'text', text: '' },
        ],
      },
    ]);
  });

  it('keeps blank lines and marks inside code as they are', () => {
    expect(blocks('~~~js\nconst a = 1;\n\n- not a list\n~~~\n\nAfter')).toEqual([
      { type: 'code', language: 'js', children: [{ type: 'text', text: 'const a = 1;\n\n- not a list' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'After' }] },
    ]);
  });

  it('marks the place of a picture', () => {
    expect(blocks('![A path](steps)')).toEqual([{ type: 'picture', picture: 'steps', alternativeText: 'A path' }]);
  });
});
