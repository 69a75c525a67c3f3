import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildFigures } from './build-figures';
import { HourPanel } from './hour-panel';

const figures = buildFigures();

it('says that the chart’s code didn’t come, and has the table all the same', async () => {
  const retry = jest.fn();
  renderWithMessages(<HourPanel figures={figures} charts={{ charts: null, failed: true, retry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The chart could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('table', { name: 'By hour' })).toBeInTheDocument();
  // Longer than its frame: the keyboard has to be able to scroll it.
  expect(screen.getByRole('group', { name: 'By hour' })).toHaveAttribute('tabindex', '0');
});

it('keeps the chart’s room while its code is on its way', () => {
  renderWithMessages(<HourPanel figures={figures} charts={{ charts: null, failed: false, retry: () => undefined }} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Chart' })).toHaveAttribute('aria-pressed', 'true');
});
