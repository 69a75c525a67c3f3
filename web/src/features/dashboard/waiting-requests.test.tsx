import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { WaitingRequests } from './waiting-requests';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const waiting = (total: number) =>
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, status: 200, data: { data: [], pagination: { page: 1, pageSize: 1, total } } } as never);

it.each([
  [0, 'Nobody is waiting for your approval.', 'Staff'],
  [1, '1 person is waiting for your approval.', 'Review requests'],
  [12, '12 people are waiting for your approval.', 'Review requests'],
])('%s: %s', async (total, text, link) => {
  waiting(total);
  renderWithMessages(<WaitingRequests locale="en" />);
  expect(screen.getByText('Counting requests…')).toBeInTheDocument();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/dashboard/staff');
});

it('invents no figure where none came, and asks again', async () => {
  jest.mocked(callApi).mockResolvedValueOnce({ ok: false, status: 503, code: 'unavailable', message: 'Not now.' });
  renderWithMessages(<WaitingRequests locale="ar" />, 'ar');
  expect(await screen.findByText('تعذّر تحميل عدد الطلبات.')).toBeInTheDocument();
  waiting(2);
  await userEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }));
  expect(await screen.findByText('طلبان ينتظران موافقتك.')).toBeInTheDocument();
});
