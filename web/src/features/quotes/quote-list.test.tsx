import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteSummary } from '@/contracts/quotes';
import { callApi, type ApiResult } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { refused } from '@/testing/auth-page';
import { buildSummary } from './build-quote';
import { POLL_MS } from './poll';
import { QuoteList } from './quote-list';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const calls = jest.mocked(callApi);
const answer = (data: QuoteSummary[], total = data.length): ApiResult<unknown> => ({
  ok: true,
  status: 200,
  data: { success: true, data, pagination: { page: 1, pageSize: 10, total } },
});

beforeEach(() => {
  jest.useFakeTimers();
  calls.mockReset();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(result: ApiResult<unknown>, { page = 1, locale = 'en' as 'en' | 'ar' } = {}) {
  calls.mockResolvedValue(result);
  renderWithMessages(<QuoteList page={page} />, locale);
  await pass(0);
}

it('says that it is loading, and asks for the page', async () => {
  calls.mockReturnValue(new Promise(() => undefined));
  renderWithMessages(<QuoteList page={2} />);
  expect(screen.getByText('Loading your requests…')).toBeInTheDocument();
  expect(calls).toHaveBeenCalledWith('GET', '/quotes?page=2&limit=10');
});

it('tells of each request what matters', async () => {
  await open(
    answer([
      buildSummary({ itemNames: ['Audit', 'Copy', 'Ads', 'Reports', 'Logo'], totalItems: 7, totalPrice: 0 }),
      buildSummary({ reference: 'Q-2026-000100', status: 'offer_sent', offerTotal: 900, offerValidUntil: '2026-11-24T19:59:59.999Z' }),
      buildSummary({ reference: 'Q-2026-000099', status: 'expired', offerTotal: 900, offerValidUntil: '2026-11-01T19:59:59.999Z' }),
    ]),
  );
  const [first, second, third] = screen.getAllByRole('article').map((card) => within(card));
  expect(first?.getByRole('link', { name: 'Q-2026-000123' })).toHaveAttribute('href', '/quotes/Q-2026-000123');
  for (const text of ['New', 'Audit', 'Ads', 'Contact for Quote', 'Requested on November 19, 2026']) expect(first?.getByText(text)).toBeInTheDocument();
  expect(first?.getByText(/and 2 more/)).toHaveTextContent('7 items');
  expect(first?.queryByText('Reports')).toBeNull();
  for (const text of ['Offer sent', '$998.00', '$900.00', 'valid until November 24, 2026']) expect(second?.getByText(text)).toBeInTheDocument();
  expect(third?.getByText('was valid until November 1, 2026')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads through its pages', async () => {
  await open(answer([buildSummary()], 25), { page: 2, locale: 'ar' });
  expect(screen.getByRole('link', { name: 'صفحة 3' })).toHaveAttribute('href', '/ar/quotes?page=3');
  expect(screen.getByRole('link', { name: 'صفحة 1' })).toHaveAttribute('href', '/ar/quotes');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2');
});

it('offers the services to somebody who has asked for nothing yet', async () => {
  await open(answer([]));
  expect(screen.getByText('You have no quote requests yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '/services');
});

it('leads back from a page that is not there', async () => {
  await open(answer([], 3), { page: 9 });
  expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/quotes');
});

it('says what went wrong, and tries again', async () => {
  await open(refused(400, 'invalid_request', 'Not like this.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Your requests could not be loaded.Not like this.');
  calls.mockResolvedValue(answer([buildSummary()]));
  await user().click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('article')).toBeInTheDocument();
});

it('leads to sign in again when the session is over, and takes the list away', async () => {
  await open(answer([buildSummary()]));
  calls.mockResolvedValue(refused(401, 'unauthorized'));
  await pass(POLL_MS);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?from=%2Fquotes');
});

it('shows by itself what staff changed, and says so', async () => {
  await open(answer([buildSummary()]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  calls.mockResolvedValue(answer([buildSummary({ status: 'in_review' })]));
  await pass(POLL_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Q-2026-000123: In review');
  expect(screen.getByText('In review')).toBeInTheDocument();
});

it('keeps the list while it cannot be brought up to date, and says so', async () => {
  await open(answer([buildSummary()]));
  calls.mockResolvedValue(refused(0, 'network'));
  await pass(POLL_MS);
  expect(screen.getByRole('article')).toBeInTheDocument();
  expect(screen.getByText(/could not be brought up to date/)).toBeInTheDocument();
  calls.mockResolvedValue(answer([buildSummary()]));
  await pass(2 * POLL_MS);
  expect(screen.queryByText(/could not be brought up to date/)).toBeNull();
});
