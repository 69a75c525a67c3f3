import type { BlockNode } from '@/lib/blocks';
import { toSections } from './sections';

const paragraph = (text: string): BlockNode => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const heading = (level: 1 | 2 | 3, text: string): BlockNode => ({ type: 'heading', level, children: [{ type: 'text', text }] });

it.each([
  [1, 2],
  [2, 3],
] as const)('cuts at the highest headings, here %s, and leaves %s inside', (high, low) => {
  const intro = paragraph('intro');
  const [vision, text, small] = [heading(high, 'Vision'), paragraph('text'), heading(low, 'small')];
  expect(toSections([intro, vision, text, small])).toEqual([
    { heading: null, content: [intro] },
    { heading: vision, content: [text, small] },
  ]);
});

it('has nothing to cut in an empty page', () => {
  expect(toSections([])).toEqual([]);
});
