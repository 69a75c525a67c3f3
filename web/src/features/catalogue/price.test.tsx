import { render, screen } from '@testing-library/react';
import { Price } from './price';

it('shows dollars, left-to-right in every sentence', () => {
  render(<Price amount={1499} onRequest="Contact for Quote" />);
  expect(screen.getByText('$1,499.00')).toHaveAttribute('dir', 'ltr');
});

it('shows no price where there is none', () => {
  render(<Price amount={0} onRequest="Contact for Quote" />);
  expect(screen.getByText('Contact for Quote')).toBeInTheDocument();
});
