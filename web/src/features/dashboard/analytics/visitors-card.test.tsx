import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildFigures } from './build-figures';
import { dubaiToday, figuresPath, presetRange } from './range';
import { VisitorsCard } from './visitors-card';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const week = presetRange('week', dubaiToday());

it('tells of the last seven days, and leads to all figures of them', async () => {
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, status: 200, data: { success: true, data: buildFigures(week) } } as never);
  renderWithMessages(<VisitorsCard locale="ar" renderedToday={dubaiToday()} />, 'ar');
  expect((await screen.findByText('1,200')).closest('dd')).toHaveTextContent('1,200+20%');
  expect(screen.getByText('1,500').closest('dd')).toHaveTextContent('دون تغيير');
  expect(callApi).toHaveBeenCalledWith('GET', figuresPath(week));
  expect(screen.getByRole('link')).toHaveAttribute('href', `/ar/dashboard/analytics?from=${week.from}&to=${week.to}`);
});

it('invents no figure where none came, and asks again', async () => {
  jest.mocked(callApi).mockResolvedValueOnce({ ok: false, status: 503, code: 'unavailable', message: 'Not now.' });
  renderWithMessages(<VisitorsCard locale="en" renderedToday={dubaiToday()} />);
  expect(screen.getAllByText('Counting…')).toHaveLength(2);
  expect(await screen.findByText('The figures could not be loaded.')).toBeInTheDocument();
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, status: 200, data: { success: true, data: buildFigures(week) } } as never);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1,200')).toBeInTheDocument();
});
