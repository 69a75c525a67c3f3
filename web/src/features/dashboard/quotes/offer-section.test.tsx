import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { callApi, type ApiProblem } from '@/lib/api-client';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildInboxDetail, buildItem } from './build-inbox-quote';
import { InboxQuoteView } from './inbox-quote-view';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const AUDIT = '11111111-1111-4111-8111-111111111111';
const LINKS = '22222222-2222-4222-8222-222222222222';
const locked = { review: false, editOffer: false, withdraw: true, decline: false, reopen: false, message: true };

const items = (audit: number | null = null, links: number | null = null) => [
  buildItem({ id: AUDIT, subServiceName: 'SEO audit', offerPrice: audit }),
  buildItem({ id: LINKS, subServiceName: 'Link building', quantity: 3, price: 0, lineTotal: 0, offerPrice: links }),
];
const offered = (version: number, prices: [number | null, number | null], facts: Partial<InboxQuoteDetail> = {}) =>
  buildInboxDetail({ items: items(...prices), draft: { version, note: '', validUntil: null }, ...facts });

/** The quote as the server has it. */
let quote: InboxQuoteDetail;
/** What changes are answered with, one after the other; then the quote. */
let refusals: ApiProblem[];

const refused = (code: ApiProblem['code'], facts: Partial<ApiProblem> = {}): ApiProblem => ({ ok: false, status: 409, code, message: 'Refused.', ...facts });

beforeAll(installModalDialogs);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T08:00:00.000Z') });
  window.sessionStorage.clear();
  quote = offered(0, [null, null]);
  refusals = [];
  jest.mocked(callApi).mockReset().mockImplementation((method, path) => {
    if (path.endsWith('/assignees')) return Promise.resolve({ ok: true, status: 200, data: { data: [] } } as never);
    const answer = (method !== 'GET' && refusals.shift()) || { ok: true, status: 200, data: { data: quote } };
    return Promise.resolve(answer as never);
  });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function renderQuote() {
  const view = renderWithMessages(<InboxQuoteView locale="en" reference={quote.reference} />);
  await pass(0);
  return view;
}

const price = (name: string) => screen.getByRole('textbox', { name: `Offer price: ${name}` });
const write = async (name: string, text: string) => {
  await user.clear(price(name));
  await user.type(price(name), text);
};
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
};
const setDate = async (day: string) => {
  await user.clear(screen.getByLabelText('Valid until'));
  await user.type(screen.getByLabelText('Valid until'), day);
};
const changes = () => jest.mocked(callApi).mock.calls.filter(([method]) => method !== 'GET').map(([method, , options]) => [method, options?.body]);
const writeOffer = async () => {
  await write('SEO audit', '1,200');
  await write('Link building', '33,35');
  await setDate('2026-12-31');
};

it('counts while one types', async () => {
  await renderQuote();
  await writeOffer();
  expect(screen.getByRole('row', { name: /Link building/ })).toHaveTextContent('$100.05');
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,300.05');
  expect(screen.getByText('Until the end of December 31, 2026 in Dubai.')).toBeInTheDocument();
});

it('saves a draft with gaps, and goes on from its version', async () => {
  await renderQuote();
  await write('SEO audit', '1200');
  expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
  quote = offered(1, [1200, null]);
  await press('Save draft');
  const lines = [{ id: AUDIT, price: 1200 }, { id: LINKS, price: null }];
  expect(changes()).toEqual([['PUT', { version: 0, lines, note: '', validUntil: null }]]);
  expect(screen.getByText('The draft has been saved.')).toBeInTheDocument();
  expect(screen.getByText('Draft saved.')).toBeInTheDocument();
  await press('Save draft');
  expect(changes().at(-1)).toEqual(['PUT', { version: 1, lines, note: '', validUntil: null }]);
});

it('keeps what is typed while a save is on its way', async () => {
  await renderQuote();
  await write('SEO audit', '1200');
  let answer: (result: unknown) => void = () => undefined;
  jest.mocked(callApi).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
  await press('Save draft');
  await user.type(screen.getByRole('textbox', { name: /Note to the client/ }), 'Thank you');
  quote = offered(1, [1200, null]);
  await act(async () => answer({ ok: true, status: 200, data: { data: quote } }));
  expect(screen.getByRole('textbox', { name: /Note to the client/ })).toHaveValue('Thank you');
  expect(price('SEO audit')).toHaveValue('1200');
  expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
});

it('complains beside the fields before anything is sent', async () => {
  await renderQuote();
  await write('SEO audit', 'cheap');
  await press('Send offer…');
  expect(price('SEO audit')).toHaveAccessibleDescription(/Please enter a price/);
  expect(price('Link building')).toHaveAccessibleDescription(/Please enter a price/);
  expect(screen.getByLabelText('Valid until')).toHaveAccessibleDescription(/Please choose a date/);
  expect(price('SEO audit')).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(changes()).toEqual([]);
  await user.type(price('SEO audit'), '1');
  expect(price('SEO audit')).not.toHaveAccessibleDescription();
});

describe('sending', () => {
  it('shows first what the client will see, and sends once', async () => {
    await renderQuote();
    await writeOffer();
    await user.type(screen.getByRole('textbox', { name: /Note to the client/ }), 'With pleasure');
    await press('Send offer…');
    const dialog = screen.getByRole('alertdialog', { name: /Send this offer to Layla Nasser/ });
    expect(dialog).toHaveTextContent(/layla@client\.example.*Arabic.*SEO audit × 1\$1,200\.00.*Link building × 3\$100\.05.*Total\$1,300\.05.*December 31, 2026.*With pleasure/);
    expect(changes()).toEqual([]);

    quote = offered(1, [1200, 33.35], { status: 'offer_sent', may: locked, offerTotal: 1300.05, offer: { number: 1, note: 'With pleasure', total: 1300.05, sentAt: '2026-11-22T08:00:00.000Z', validUntil: '2026-12-31T19:59:59.999Z' } });
    await user.dblClick(within(dialog).getByRole('button', { name: 'Send offer' }));
    await pass(0);
    expect(changes()).toEqual([['POST', { version: 0, lines: [{ id: AUDIT, price: 1200 }, { id: LINKS, price: 33.35 }], note: 'With pleasure', validUntil: '2026-12-31' }]]);
    expect(screen.getByText('The offer has been sent. The client is being told by email.')).toBeInTheDocument();
    expect(screen.getByText('Offer 1, valid until December 31, 2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
  });

  it('keeps everything where it fails, and can be tried again', async () => {
    await renderQuote();
    await writeOffer();
    await press('Send offer…');
    refusals = [refused('network', { status: 0, message: '' })];
    await press('Send offer');
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('No answer came.');
    await user.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    expect(price('SEO audit')).toHaveValue('1,200');
    expect(price('Link building')).toHaveValue('33,35');
  });

  it('shows what the server has to say about a field beside it', async () => {
    await renderQuote();
    await writeOffer();
    await press('Send offer…');
    refusals = [refused('invalid_request', { status: 400, message: 'Please check the marked fields.', fields: { 'lines.1.price': 'Too cheap' } })];
    await press('Send offer');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(price('Link building')).toHaveAccessibleDescription('Too cheap');
    expect(screen.getByText('Please check the marked fields.')).toBeInTheDocument();
    await write('Link building', '40');
    await press('Save draft');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('two at once', () => {
  it('takes over what a colleague saves while nothing is typed', async () => {
    await renderQuote();
    quote = offered(1, [999, null]);
    await pass(10_000);
    expect(price('SEO audit')).toHaveValue('999');
    expect(screen.getByText('Somebody has changed the offer.')).toBeInTheDocument();
    expect(screen.queryByText('There are unsaved changes.')).not.toBeInTheDocument();
  });

  it('leaves alone what is being typed, and shows both', async () => {
    await renderQuote();
    await write('SEO audit', '1200');
    quote = offered(1, [999, null]);
    await pass(10_000);
    expect(price('SEO audit')).toHaveValue('1200');
    const conflict = screen.getByRole('region', { name: 'Somebody else has saved this offer meanwhile' });
    expect(within(conflict).getByRole('listitem')).toHaveTextContent('Offer price: SEO auditYours$1,200.00Saved by somebody else$999.00');
    expect(price('SEO audit')).toHaveFocus();
  });

  it('the second to save loses nothing, and puts theirs over the other on purpose only', async () => {
    await renderQuote();
    await write('SEO audit', '1200');
    refusals = [refused('conflict')];
    quote = offered(1, [999, 10]);
    await press('Save draft');
    const conflict = screen.getByRole('region', { name: 'Somebody else has saved this offer meanwhile' });
    expect(within(conflict).getByRole('heading')).toHaveFocus();
    expect(within(conflict).getAllByRole('listitem')).toHaveLength(2);
    await press('Save draft');
    expect(changes()).toHaveLength(1);

    await press('Keep mine');
    expect(price('SEO audit')).toHaveValue('1200');
    expect(screen.queryByText(/Somebody else has saved/)).not.toBeInTheDocument();
    await press('Save draft');
    expect(changes().at(-1)).toEqual(['PUT', expect.objectContaining({ version: 1, lines: [{ id: AUDIT, price: 1200 }, { id: LINKS, price: null }] })]);
  });

  it('takes theirs where one wants that', async () => {
    await renderQuote();
    await write('SEO audit', '1200');
    quote = offered(1, [999, null]);
    await pass(10_000);
    await press('Take theirs');
    expect(price('SEO audit')).toHaveValue('999');
    expect(screen.queryByText(/Somebody else has saved/)).not.toBeInTheDocument();
    expect(screen.queryByText('There are unsaved changes.')).not.toBeInTheDocument();
  });

  it('is no conflict where both say the same', async () => {
    await renderQuote();
    await write('SEO audit', '999.00');
    quote = offered(1, [999, null]);
    await pass(10_000);
    expect(screen.queryByText(/Somebody else has saved/)).not.toBeInTheDocument();
    expect(price('SEO audit')).toHaveValue('999');
  });

  it('keeps what was typed where a colleague has sent theirs', async () => {
    await renderQuote();
    await write('SEO audit', '1200');
    refusals = [refused('conflict')];
    quote = offered(1, [999, 10], { status: 'offer_sent', may: locked });
    await press('Save draft');
    expect(price('SEO audit')).toHaveValue('1200');
    expect(price('SEO audit')).toHaveAttribute('readonly');
    expect(screen.getByText(/What you typed and didn’t save is still here/)).toBeInTheDocument();
    await press('Discard what I typed');
    expect(screen.queryByRole('textbox', { name: /Offer price/ })).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is asked about while something is unsaved', async () => {
    await renderQuote();
    expect(leaving()).toBe(false);
    await write('SEO audit', '1200');
    expect(leaving()).toBe(true);
    quote = offered(1, [1200, null]);
    await press('Save draft');
    expect(leaving()).toBe(false);
  });

  it('loses nothing: what wasn’t saved is there on return, beside what came meanwhile', async () => {
    const { unmount } = await renderQuote();
    await write('SEO audit', '1200');
    unmount();
    quote = offered(2, [999, null]);
    await renderQuote();
    expect(price('SEO audit')).toHaveValue('1200');
    expect(screen.getByText('Somebody else has saved this offer meanwhile')).toBeInTheDocument();
  });
});
