import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildInbox } from './build-inbox-quote';
import { QuoteFigures } from './quote-figures';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const counted = (facts: Partial<ReturnType<typeof buildInbox>['counts']>) =>
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, status: 200, data: buildInbox([], { counts: facts }) } as never);

it('shows how many are new and how many are late, with the way to them', async () => {
  counted({ new: 7, overdue: 2, in_review: 90 });
  renderWithMessages(<QuoteFigures locale="ar" />, 'ar');
  expect(await screen.findByRole('link', { name: '7 جديدة' })).toHaveAttribute('href', '/ar/dashboard/quotes?status=new');
  expect(screen.getByRole('link', { name: '2 ردود متأخرة' })).toHaveAttribute('href', '/ar/dashboard/quotes?overdue=true&sort=due');
});

it('invents no figure where none came, and asks again', async () => {
  jest.mocked(callApi).mockResolvedValueOnce({ ok: false, status: 503, code: 'unavailable', message: 'Not now.' });
  renderWithMessages(<QuoteFigures locale="en" />);
  expect(screen.getAllByText('Counting…')).toHaveLength(2);
  expect(await screen.findByText('The numbers could not be loaded.')).toBeInTheDocument();
  counted({ new: 0, overdue: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: '0 New' })).toBeInTheDocument();
});
