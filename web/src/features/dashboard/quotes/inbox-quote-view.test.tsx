import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { callApi, type ApiProblem, type ApiResult } from '@/lib/api-client';
import { useAuthState } from '@/lib/auth-state';
import { omar } from '@/testing/auth-page';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildInboxDetail, buildItem } from './build-inbox-quote';
import { InboxQuoteView } from './inbox-quote-view';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const me = { ...omar, _id: 'omaromaromar', name: 'Omar Aziz' };
const nothingAllowed = { review: false, editOffer: false, withdraw: false, decline: false, reopen: false, message: true };

/** The quote as the server has it. */
let quote: InboxQuoteDetail;
/** What the next change is refused with. */
let refusal: ApiProblem | null;

const refused = (code: ApiProblem['code'], message = '', facts: Partial<ApiProblem> = {}): ApiProblem => ({ ok: false, status: 409, code, message, ...facts });

beforeAll(installModalDialogs);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T08:00:00.000Z') });
  window.sessionStorage.clear();
  useAuthState.setState({ status: 'authenticated', user: me });
  quote = buildInboxDetail();
  refusal = null;
  jest.mocked(callApi).mockReset().mockImplementation((method, path) => {
    const members = [{ id: me._id, name: me.name }, { id: 'saraharasara', name: 'Sara Haddad' }];
    const data = path.endsWith('/assignees') ? members : quote;
    const answer: ApiResult<unknown> = (method !== 'GET' && refusal) || { ok: true, status: 200, data: { data } };
    return Promise.resolve(answer as never);
  });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function renderQuote(locale: 'en' | 'ar' = 'en') {
  const view = renderWithMessages(<InboxQuoteView locale={locale} reference={quote.reference} />, locale);
  await pass(0);
  return view;
}

const press = async (name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
};
const changes = () => jest.mocked(callApi).mock.calls.filter(([method]) => method !== 'GET').map(([method, path, options]) => [method, path, options?.body]);
const dialog = () => screen.getByRole('alertdialog');
const confirm = async (name: string) => {
  await user.click(within(dialog()).getByRole('button', { name }));
  await pass(0);
};
const section = (name: string) => screen.getByRole('region', { name });

it('shows who asks, for what, how they got here, and what has happened', async () => {
  quote.journey.push({ at: '2026-11-22T07:00:00.000Z', kind: 'later_quote', detail: 'Q-2026-000200' });
  await renderQuote();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Q-2026-000123');
  expect(section('Client')).toHaveTextContent(/Layla Nasser.*layla@client\.example.*Nasser Trading.*Retail.*Small business.*Arabic.*November 20, 2026/);
  expect(within(section('Client')).getByRole('link')).toHaveAttribute('href', 'mailto:layla@client.example');
  expect(section('The client’s way here')).toHaveTextContent(/Registered.*Asked for this quote.*Later request: Q-2026-000200/);
  expect(within(section('The client’s way here')).getByRole('link')).toHaveAttribute('href', '/dashboard/quotes/Q-2026-000200');
  expect(section('Timeline')).toHaveTextContent('Quote requested');
});

it('offers only what may be done', async () => {
  quote = buildInboxDetail({ status: 'offer_sent', may: { ...nothingAllowed, withdraw: true } });
  await renderQuote();
  expect(screen.getByRole('button', { name: 'Withdraw offer' })).toBeInTheDocument();
  for (const name of ['Take into review', 'Decline request', 'Reopen', 'Send offer…', 'Save draft']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

describe('acts', () => {
  it.each([
    ['review', 'Take into review', 'Take into review', 'The request is in review.'],
    ['withdraw', 'Withdraw offer', 'Withdraw offer', 'The offer has been withdrawn. You can change it now.'],
    ['reopen', 'Reopen', 'Reopen', 'The request is in review again.'],
  ] as const)('%s asks first, and says what came of it', async (act, button, confirmation, done) => {
    quote = buildInboxDetail({ may: { ...nothingAllowed, [act]: true } });
    await renderQuote();
    await press(button);
    expect(changes()).toEqual([]);
    quote = buildInboxDetail({ status: 'in_review' });
    await confirm(confirmation);
    expect(changes()).toEqual([['POST', `/dashboard/quotes/Q-2026-000123/${act}`, {}]]);
    expect(screen.getByText(done)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('declining needs a reason, which stays where it fails', async () => {
    await renderQuote();
    await press('Decline request');
    await confirm('Decline request');
    expect(within(dialog()).getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Please fill in this field/);
    await user.type(within(dialog()).getByRole('textbox', { name: 'Reason' }), 'Not our field');
    refusal = refused('network', '', { status: 0 });
    await confirm('Decline request');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('No answer came.');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await press('Decline request');
    expect(within(dialog()).getByRole('textbox', { name: 'Reason' })).toHaveValue('Not our field');
    refusal = null;
    await confirm('Decline request');
    expect(changes().at(-1)).toEqual(['POST', '/dashboard/quotes/Q-2026-000123/decline', { reason: 'Not our field' }]);
  });

  it('what somebody else has done first is said, and shown', async () => {
    await renderQuote();
    await press('Take into review');
    refusal = refused('conflict', 'This was changed in the meantime.');
    quote = buildInboxDetail({ status: 'in_review', may: { ...nothingAllowed, editOffer: true } });
    await confirm('Take into review');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('This was changed in the meantime.');
    expect(within(dialog()).queryByRole('button', { name: 'Take into review' })).not.toBeInTheDocument();
    expect(screen.getByText('The status is now: In review.')).toBeInTheDocument();
  });
});

describe('assignment', () => {
  it('is to oneself by one press', async () => {
    await renderQuote();
    quote = buildInboxDetail({ assignee: { id: me._id, name: me.name } });
    await press('Assign to me');
    expect(changes()).toEqual([['PUT', '/dashboard/quotes/Q-2026-000123/assignee', { assignee: 'me' }]]);
    expect(screen.getByText('Assigned to: Omar Aziz.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveDisplayValue('Omar Aziz (me)');
    expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
  });

  it('is to a colleague, or to nobody, once that is confirmed', async () => {
    await renderQuote();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Sara Haddad');
    expect(changes()).toEqual([]);
    quote = buildInboxDetail({ assignee: { id: 'saraharasara', name: 'Sara Haddad' } });
    await press('Assign');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Nobody');
    await press('Assign');
    expect(changes().map(([, , body]) => body)).toEqual([{ assignee: 'saraharasara' }, { assignee: null }]);
  });

  it('keeps showing somebody who has left', async () => {
    quote = buildInboxDetail({ assignee: { id: 'gonegonegone', name: 'Nadia' } });
    await renderQuote();
    expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveDisplayValue('Nadia');
  });
});

describe('words', () => {
  it('notes are marked as never seen by the client, and go another way than messages', async () => {
    await renderQuote();
    const notes = section('Internal notes');
    expect(notes).toHaveTextContent('Only staff see this. The client never does.');
    await user.type(within(notes).getByRole('textbox', { name: 'New note' }), 'Ask for the budget');
    quote = buildInboxDetail({ notes: [{ id: 'n1', at: '2026-11-22T08:00:00.000Z', name: 'Omar Aziz', text: 'Ask for the budget' }] });
    await press('Add note');
    expect(changes()).toEqual([['POST', '/dashboard/quotes/Q-2026-000123/notes', { text: 'Ask for the budget', messageId: expect.any(String) }]]);
    expect(within(notes).getByRole('listitem')).toHaveTextContent('Ask for the budget');
    expect(within(notes).getByRole('textbox')).toHaveValue('');
  });

  it('a message that failed stays, and is the same message when it is sent again', async () => {
    await renderQuote();
    const messages = section('Messages with the client');
    await user.type(within(messages).getByRole('textbox'), 'Hello');
    refusal = refused('network', '', { status: 0 });
    await press('Send message');
    expect(within(messages).getByRole('textbox')).toHaveValue('Hello');
    refusal = null;
    await press('Send message');
    const [first, second] = changes().map(([, , body]) => body as { messageId: string });
    expect(second).toEqual(first);
  });

  it('says that nobody reads messages any more', async () => {
    quote = buildInboxDetail({ may: { ...nothingAllowed, message: false } });
    await renderQuote();
    expect(within(section('Messages with the client')).queryByRole('textbox')).not.toBeInTheDocument();
    expect(section('Messages with the client')).toHaveTextContent('The client has deleted their account');
  });
});

describe('staying up to date', () => {
  it('shows and tells what others do', async () => {
    await renderQuote();
    quote = buildInboxDetail({
      assignee: { id: 'saraharasara', name: 'Sara Haddad' },
      messages: [{ id: 'm1', at: '2026-11-22T08:00:00.000Z', from: 'client', name: 'Layla Nasser', text: 'Any news?' }],
    });
    await pass(10_000);
    expect(screen.getByText('The client has written a message. Assigned to: Sara Haddad.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Any news?')).toBeInTheDocument();
  });

  it('doesn’t announce one’s own acts twice', async () => {
    await renderQuote();
    await press('Take into review');
    quote = buildInboxDetail({ status: 'in_review' });
    await confirm('Take into review');
    await pass(10_000);
    expect(screen.getByText('The request is in review.')).toBeInTheDocument();
    expect(screen.queryByText(/The status is now/)).not.toBeInTheDocument();
  });

  it('keeps everything where that fails', async () => {
    await renderQuote();
    jest.mocked(callApi).mockResolvedValueOnce(refused('unavailable', 'Not now.', { status: 503 }));
    await pass(10_000);
    expect(screen.getByText(/This may be out of date/)).toBeInTheDocument();
    expect(section('Client')).toBeInTheDocument();
  });
});

it.each([
  [404, 'There is no such request'],
  [503, 'The request could not be loaded.'],
])('says so where it can’t be shown (%s)', async (status, text) => {
  jest.mocked(callApi).mockResolvedValue(refused(status === 404 ? 'not_found' : 'unavailable', 'Not now.', { status }));
  await renderQuote();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All quote requests' })).toHaveAttribute('href', '/dashboard/quotes');
});

it('is in Arabic for Arabic readers, whatever the client wrote in', async () => {
  quote = buildInboxDetail({ items: [buildItem({ subServiceName: 'تدقيق SEO' })] });
  await renderQuote('ar');
  expect(section('ملاحظات داخلية')).toHaveTextContent('لا يراها إلا أعضاء الفريق، ولا يراها العميل أبدًا.');
  expect(screen.getByRole('textbox', { name: 'سعر العرض: تدقيق SEO' })).toHaveAttribute('dir', 'ltr');
});
