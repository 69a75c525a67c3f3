import { paragraphsOf } from './paragraphs';

const text = (words: string) => ({ type: 'text', text: words });

it('reads blocks as their paragraphs, lists item by item', () => {
  const link = { type: 'link', url: 'https://example.com', children: [text('a link')] };
  const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
  const blocks = [
    { type: 'heading', level: 2, children: [text('Heading')] },
    { type: 'paragraph', children: [text('With '), link, text('.')] },
    { type: 'list', format: 'unordered', children: [item('One'), { type: 'list', format: 'unordered', children: [item('Two')] }] },
    { type: 'image', children: [text('')] },
  ];
  expect(paragraphsOf(blocks)).toEqual(['Heading', 'With a link.', 'One', 'Two']);
});

it.each([
  [null, []],
  [undefined, []],
  ['', []],
  ['One line\n\nanother', ['One line', 'another']],
  [{ metaTitle: 'Title', metaDescription: null, noindex: true }, ['Title', 'true']],
])('reads %j', (value, paragraphs) => {
  expect(paragraphsOf(value)).toEqual(paragraphs);
});
