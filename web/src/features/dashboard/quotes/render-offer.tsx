import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { callApi, type ApiProblem } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildInboxDetail, buildItem } from './build-inbox-quote';
import { InboxQuoteView } from './inbox-quote-view';

export const AUDIT = '11111111-1111-4111-8111-111111111111';
export const LINKS = '22222222-2222-4222-8222-222222222222';

/** What is left to do once an offer is out. */
export const sent = {
  status: 'offer_sent',
  may: { review: false, editOffer: false, withdraw: true, decline: false, reopen: false, message: true },
} satisfies Partial<InboxQuoteDetail>;

/** A quote with two lines and the draft of an offer. */
export const buildOffer = (version: number, [audit, links]: [number | null, number | null], facts: Partial<InboxQuoteDetail> = {}) =>
  buildInboxDetail({
    items: [
      buildItem({ id: AUDIT, subServiceName: 'SEO audit', offerPrice: audit }),
      buildItem({ id: LINKS, subServiceName: 'Link building', quantity: 3, price: 0, lineTotal: 0, offerPrice: links }),
    ],
    draft: { version, note: '', validUntil: null },
    ...facts,
  });

export const refused = (code: ApiProblem['code'], facts: Partial<ApiProblem> = {}): ApiProblem => ({ ok: false, status: 409, code, message: 'Refused.', ...facts });

/** The quote as the server has it, and what changes are answered with, one after the other, before it is that. */
export const server: { quote: InboxQuoteDetail; refusals: ApiProblem[] } = { quote: buildOffer(0, [null, null]), refusals: [] };

/** A mocked `callApi` that answers for a fresh `server`, at a fixed time. */
export function startOffer(): void {
  jest.useFakeTimers({ now: new Date('2026-11-22T08:00:00.000Z') });
  window.sessionStorage.clear();
  server.quote = buildOffer(0, [null, null]);
  server.refusals = [];
  jest.mocked(callApi).mockReset().mockImplementation((method, path) => {
    if (path.endsWith('/assignees')) return Promise.resolve({ ok: true, status: 200, data: { data: [] } } as never);
    const answer = (method !== 'GET' && server.refusals.shift()) || { ok: true, status: 200, data: { data: server.quote } };
    return Promise.resolve(answer as never);
  });
}

export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function renderOffer() {
  const view = renderWithMessages(<InboxQuoteView locale="en" reference={server.quote.reference} />);
  await pass(0);
  return view;
}

export const price = (name: string) => screen.getByRole('textbox', { name: `Offer price: ${name}` });

export async function writePrice(name: string, text: string): Promise<void> {
  await user.clear(price(name));
  await user.type(price(name), text);
}

export async function press(name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
}

/** Both prices and a date: ready to be sent. */
export async function writeOffer(): Promise<void> {
  await writePrice('SEO audit', '1,200');
  await writePrice('Link building', '33,35');
  await user.clear(screen.getByLabelText('Valid until'));
  await user.type(screen.getByLabelText('Valid until'), '2026-12-31');
}

/** Method and body of every call that changes something. */
export const changes = () => jest.mocked(callApi).mock.calls.filter(([method]) => method !== 'GET').map(([method, , options]) => [method, options?.body]);
