import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxQuote } from '@/contracts/quotes';
import { callApi, type ApiResult } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildInbox, buildInboxQuote } from './build-inbox-quote';
import { readInboxQuery } from './inbox-query';
import { QuoteInboxView } from './quote-inbox-view';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const NOW = new Date('2026-11-22T08:00:00.000Z');

/** What the list is answered with, one after the other; the last one stays. */
let answers: ApiResult<unknown>[];
const failure: ApiResult<unknown> = { ok: false, status: 503, code: 'unavailable', message: 'Not now.' };

const inbox = (quotes: InboxQuote[], facts?: Parameters<typeof buildInbox>[1]): ApiResult<unknown> => ({ ok: true, status: 200, data: buildInbox(quotes, facts) });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  answers = [inbox([buildInboxQuote()])];
  jest.mocked(callApi).mockReset().mockImplementation((_method, path) => {
    const members = { ok: true, status: 200, data: { data: [{ id: 'abcdefghij01', name: 'Omar Aziz' }] } };
    const answer = path.endsWith('/assignees') ? members : answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(answer as never);
  });
  window.history.replaceState(null, '', '/dashboard/quotes');
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function renderInbox(query: Record<string, string> = {}, locale: 'en' | 'ar' = 'en') {
  renderWithMessages(
    <>
      <h1 id="inbox">Quote requests</h1>
      <QuoteInboxView locale={locale} labelledBy="inbox" initialQuery={readInboxQuery(query)} />
    </>,
    locale,
  );
  await pass(0);
}

const rowOf = (reference: string) => screen.getByRole('row', { name: new RegExp(reference) });
const lists = () => jest.mocked(callApi).mock.calls.map(([, path]) => path).filter((path) => path.startsWith('/dashboard/quotes?'));

it('tells of each request who asks, for what, how it stands, and until when to answer', async () => {
  answers = [
    inbox([
      buildInboxQuote({ reference: 'Q-2026-000001', itemNames: ['SEO audit', 'Keyword research', 'Reports'], replyDueAt: '2026-11-22T13:30:00.000Z' }),
      buildInboxQuote({ reference: 'Q-2026-000002', status: 'offer_sent', totalPrice: 0, offerTotal: 250, replyDueAt: null, assignee: { id: 'abcdefghij01', name: 'Omar Aziz' } }),
      buildInboxQuote({ reference: 'Q-2026-000003', totalPrice: 0, overdue: true, replyDueAt: '2026-11-22T05:30:00.000Z' }),
    ]),
  ];
  await renderInbox();
  expect(screen.getByRole('table', { name: 'Quote requests' })).toBeInTheDocument();
  expect(rowOf('000001')).toHaveTextContent(/Layla Nasser.*Nasser Trading.*SEO audit.*and 2 more.*New.*Nobody.*Nov 22, 2026, 10:00 AM.*in 5 h.*5:30 PM.*\$1,499\.00/);
  expect(rowOf('000002')).toHaveTextContent(/Offer sent.*Omar Aziz.*No reply due.*\$250\.00.*offered/);
  expect(rowOf('000003')).toHaveTextContent(/2 h overdue.*Contact for Quote/);
  expect(screen.getByRole('link', { name: 'Q-2026-000001' })).toHaveAttribute('href', '/dashboard/quotes/Q-2026-000001');
});

it('says in Arabic, with its own forms, how late an answer is', async () => {
  answers = [inbox([buildInboxQuote({ overdue: true, replyDueAt: '2026-11-22T05:30:00.000Z' })])];
  await renderInbox({}, 'ar');
  expect(rowOf('000123')).toHaveTextContent('متأخر ساعتين');
});

it('moves times on', async () => {
  answers = [inbox([buildInboxQuote({ replyDueAt: '2026-11-22T08:01:30.000Z' })])];
  await renderInbox();
  expect(rowOf('000123')).toHaveTextContent('in 1 min');
  await pass(120_000);
  expect(rowOf('000123')).toHaveTextContent('1 min overdue');
});

describe('filters', () => {
  it('show how many there are in each state, and go into the address', async () => {
    answers = [inbox([buildInboxQuote()], { total: 41, counts: { new: 3, in_review: 38, overdue: 2 } })];
    await renderInbox();
    expect(screen.getByRole('button', { name: 'All 41' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'In review 38' }));
    await user.click(screen.getByRole('button', { name: 'Overdue only 2' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Submitted' }), 'In the last 7 days');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Omar Aziz');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Reply due first');
    await pass(0);
    expect(lists().at(-1)).toBe('/dashboard/quotes?status=in_review&age=week&assignee=abcdefghij01&overdue=true&sort=due&page=1&limit=20');
    expect(window.location.search).toBe('?status=in_review&age=week&assignee=abcdefghij01&overdue=true&sort=due');
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/dashboard/quotes/export?status=in_review&age=week&assignee=abcdefghij01&overdue=true&sort=due&language=en',
    );
  });

  it('search after a typing pause, or at once by Enter', async () => {
    await renderInbox({ page: '3' });
    await user.type(screen.getByRole('searchbox'), 'layla');
    await pass(100);
    expect(lists()).toHaveLength(1);
    await pass(300);
    expect(lists().at(-1)).toBe('/dashboard/quotes?search=layla&page=1&limit=20');
    await user.type(screen.getByRole('searchbox'), 'x{Enter}');
    await pass(0);
    expect(lists().at(-1)).toBe('/dashboard/quotes?search=laylax&page=1&limit=20');
    expect(window.location.search).toBe('?search=laylax');
  });

  it('can all be cleared where nothing is found', async () => {
    answers = [inbox([])];
    await renderInbox({ search: 'nobody', status: 'expired', sort: 'due' });
    expect(screen.getByText('No requests found')).toBeInTheDocument();
    answers = [inbox([buildInboxQuote()])];
    await user.click(screen.getByRole('button', { name: 'Show all requests' }));
    await pass(0);
    expect(rowOf('000123')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(window.location.search).toBe('?sort=due');
  });
});

it('says when there is nothing at all', async () => {
  answers = [inbox([])];
  await renderInbox();
  expect(screen.getByText('No quote requests yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show all requests' })).not.toBeInTheDocument();
});

describe('staying up to date', () => {
  it('shows what comes in, and says so', async () => {
    answers = [inbox([buildInboxQuote()]), inbox([buildInboxQuote({ reference: 'Q-2026-000124', submittedAt: '2026-11-22T07:59:00.000Z' }), buildInboxQuote()])];
    await renderInbox();
    await pass(10_000);
    expect(rowOf('000124')).toBeInTheDocument();
    expect(screen.getByText('1 new request has just come in.')).toBeInTheDocument();
    expect(within(screen.getByRole('status')).getByText(/just come in/)).toBeInTheDocument();
  });

  it('takes the first one of all for news, too', async () => {
    answers = [inbox([]), inbox([buildInboxQuote()])];
    await renderInbox();
    await pass(10_000);
    expect(screen.getByText('1 new request has just come in.')).toBeInTheDocument();
  });

  it('takes nothing for news that only other filters bring', async () => {
    answers = [inbox([buildInboxQuote()]), inbox([buildInboxQuote({ reference: 'Q-2026-000124', submittedAt: '2026-11-22T07:59:00.000Z' })])];
    await renderInbox();
    await user.click(screen.getByRole('button', { name: /^New/ }));
    await pass(0);
    expect(rowOf('000124')).toBeInTheDocument();
    expect(screen.queryByText(/just come in/)).not.toBeInTheDocument();
  });

  it('keeps the list where that fails, says so, and goes on trying', async () => {
    answers = [inbox([buildInboxQuote()]), failure, inbox([buildInboxQuote({ status: 'in_review' })])];
    await renderInbox();
    await pass(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('This may be out of date. Not now.');
    expect(rowOf('000123')).toHaveTextContent('New');
    await pass(10_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(rowOf('000123')).toHaveTextContent('In review');
  });
});

it('says that it could not be loaded, and tries again', async () => {
  answers = [failure, inbox([buildInboxQuote()])];
  await renderInbox();
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(rowOf('000123')).toBeInTheDocument();
});

it('never shows the answer to other filters where the one to these fails', async () => {
  answers = [inbox([buildInboxQuote()]), failure];
  await renderInbox();
  await user.click(screen.getByRole('button', { name: /^Declined/ }));
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('turns pages', async () => {
  answers = [inbox([buildInboxQuote()], { total: 45 })];
  await renderInbox();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await pass(0);
  expect(lists().at(-1)).toBe('/dashboard/quotes?page=2&limit=20');
  expect(window.location.search).toBe('?page=2');
});
