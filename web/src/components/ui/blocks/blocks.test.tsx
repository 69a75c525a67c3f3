import { render, screen, within } from '@testing-library/react';
import type { BlocksContent, InlineNode } from '@/lib/blocks';
import { Blocks } from './blocks';

const text = (value: string): InlineNode => ({ type: 'text', text: value });
const link = (url: string): InlineNode => ({ type: 'link', url, children: [{ type: 'text', text: 'there' }] });

const renderBlocks = (...content: BlocksContent) => render(<Blocks content={content} />);

describe('headings', () => {
  const headings = (...levels: (1 | 2 | 3 | 6)[]): BlocksContent =>
    levels.map((level) => ({ type: 'heading', level, children: [text(`was ${level}`)] }));

  it.each([1, 2] as const)('puts the highest one below the title of the page, be it written as %s', (level) => {
    renderBlocks(...headings(level));
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('keeps the steps between them and ends at h6', () => {
    renderBlocks(...headings(1, 2, 6));
    expect(screen.getByRole('heading', { level: 3, name: 'was 2' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 6, name: 'was 6' })).toBeInTheDocument();
  });

  it('goes below the heading that the text stands under', () => {
    render(<Blocks content={headings(3)} topLevel={4} />);
    expect(screen.getByRole('heading', { level: 4 })).toBeInTheDocument();
  });
});

describe('lists', () => {
  it('puts a nested list inside the item before it', () => {
    renderBlocks({
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [text('outer')] },
        { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('inner')] }] },
      ],
    });
    const [outer] = screen.getAllByRole('listitem');
    const inner = within(outer as HTMLElement).getByRole('list');
    expect(inner.tagName).toBe('OL');
    expect(inner).toHaveTextContent('inner');
  });
});

describe('text', () => {
  it('keeps every mark', () => {
    const { container } = renderBlocks({
      type: 'paragraph',
      children: [{ type: 'text', text: 'x', bold: true, italic: true, underline: true, strikethrough: true, code: true }],
    });
    for (const tag of ['strong', 'em', 'u', 's', 'code']) expect(container.querySelector(tag)).toHaveTextContent('x');
  });

  it('leaves out the empty paragraphs that the editor makes', () => {
    const { container } = renderBlocks({ type: 'paragraph', children: [text('')] });
    expect(container.querySelector('p')).toBeNull();
  });

  it('keeps line breaks inside a block', () => {
    const { container } = renderBlocks({ type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('one\ntwo')] }] });
    expect(container.querySelector('li')).toHaveClass('whitespace-pre-line');
  });

  it('shows code left-to-right', () => {
    renderBlocks({ type: 'code', children: [text('npm start')] });
    expect(screen.getByText('npm start').closest('pre')).toHaveAttribute('dir', 'ltr');
  });

  it('shows markup as text', () => {
    const { container } = renderBlocks({ type: 'paragraph', children: [text('<img src=x onerror=alert(1)>')] });
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('links', () => {
  it.each(['https://example.com', 'mailto:hello@rukn.example', 'tel:+97140000000', '/services', '#top'])('links to %s', (url) => {
    renderBlocks({ type: 'paragraph', children: [link(url)] });
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', url);
  });

  it.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x'])(
    'shows only the text of a link to %s',
    (url) => {
      renderBlocks({ type: 'paragraph', children: [link(url)] });
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      expect(screen.getByText('there')).toBeInTheDocument();
    },
  );
});

describe('images', () => {
  const image = { width: 800, height: 500, alternativeText: 'A chart', caption: 'Growth' };

  it('takes uploads from this site, with their text and room', () => {
    renderBlocks({ type: 'image', image: { ...image, url: 'http://localhost:1337/uploads/chart.png' }, children: [] });
    const picture = screen.getByRole('img', { name: 'A chart' });
    expect(picture.getAttribute('src')).toContain(encodeURIComponent('/media/chart.png'));
    expect(picture).toHaveAttribute('width', '800');
    expect(screen.getByText('Growth')).toBeInTheDocument();
  });

  it('keeps room for one that nobody measured', () => {
    renderBlocks({ type: 'image', image: { ...image, width: null, height: null, url: '/uploads/chart.png' }, children: [] });
    expect(screen.getByRole('img')).toHaveAttribute('width', '1600');
  });

  it('leaves out pictures of strangers', () => {
    renderBlocks({ type: 'image', image: { ...image, url: 'https://tracker.example/pixel.png' }, children: [] });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a passage in the other language', () => {
  const arabic = 'نبدأ بالسؤال الذي يطرحه العميل قبل أن نكتب كلمة واحدة عن الخدمة، ثم نقيس ما تغيّر بعد شهر.';
  const english = 'We begin with the question a client asks before we write a word, and measure a month later.';
  const show = (value: string, dir: 'ltr' | 'rtl') => {
    render(<Blocks dir={dir} content={[{ type: 'quote', children: [text(value)] }, { type: 'paragraph', children: [text(`${value} SEO`)] }]} />);
    return [screen.getByText(value), screen.getByText(`${value} SEO`)];
  };

  it('keeps its own direction and voice', () => {
    for (const passage of show(arabic, 'ltr')) expect([passage.dir, passage.lang]).toEqual(['rtl', 'ar']);
    for (const passage of show(english, 'rtl')) expect([passage.dir, passage.lang]).toEqual(['ltr', 'en']);
  });

  it('is none where the text is in its own language, even when it begins with a name in the other', () => {
    for (const value of [english, 'A word: تسويق']) for (const passage of show(value, 'ltr')) expect(passage).not.toHaveAttribute('dir');
    for (const value of [`Google Ads ${arabic}`, 'Google Ads']) for (const passage of show(value, 'rtl')) expect(passage).not.toHaveAttribute('dir');
  });
});

it('leaves out what it does not know', () => {
  const unknown = [{ type: 'video', url: 'x', children: [] }, { type: 'paragraph', children: [{ type: 'mention', text: 'y' }, text('known')] }];
  const { container } = render(<Blocks content={unknown as unknown as BlocksContent} />);
  expect(container).toHaveTextContent(/^known$/);
});
