import { render } from '@testing-library/react';
import { ServiceIcon } from './service-icon';

const drawing = (slug: string, title: string) => render(<ServiceIcon slug={slug} title={title} />).container.innerHTML;

it('chooses by the words of the title', () => {
  expect(drawing('a', 'SEO')).toBe(drawing('b', 'Content Marketing'));
  expect(drawing('a', 'Web Development')).not.toBe(drawing('b', 'Brand Design'));
});

it('finds an Arabic service by its slug', () => {
  expect(drawing('analytics', 'الأرقام')).toBe(drawing('x', 'Analytics & Insights'));
});

it('finds it by its Arabic title as well', () => {
  expect(drawing('content', 'تسويق المحتوى')).toBe(drawing('content', 'Content Marketing'));
});

it('takes no part of a word for a word', () => {
  // "media" ends in "ia" and "training" contains "ai"
  expect(drawing('training', 'Training')).toBe(drawing('unknown', 'Something else'));
});
