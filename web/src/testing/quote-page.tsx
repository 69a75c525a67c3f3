import { act, within, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToastState } from '@/components/toast/toast-state';
import type { QuoteDetail } from '@/contracts/quotes';
import { QuoteView } from '@/features/quotes/quote-view';
import type { Locale } from '@/i18n/locales';
import { callApi, type ApiResult } from '@/lib/api-client';
import { refused } from './auth-page';
import { renderWithMessages } from './render-with-messages';

/*
 * The page of a quote request in front of a server that a test speaks for. The test mocks `@/lib/api-client` (callApi) and
 * uses fake timers.
 */

export const REFERENCE = 'Q-2026-000123';

export const answer = (quote: QuoteDetail): ApiResult<unknown> => ({ ok: true, status: 200, data: { success: true, data: quote } });

/** What is answered to reading the request from now on, and to what is done about it, one after another. */
export const server: { now: ApiResult<unknown>; acts: ApiResult<unknown>[] } = { now: refused(0, 'network'), acts: [] };

/** A server that takes the next act and shows the request so from then on. */
export function take(quote: QuoteDetail): void {
  server.now = answer(quote);
  server.acts = [server.now];
}

/** @param quote as the page was served; null where it couldn't be read then */
export async function openQuote(quote: QuoteDetail | null, locale: Locale = 'en') {
  if (quote) server.now = answer(quote);
  server.acts = [];
  window.sessionStorage.clear();
  useToastState.setState({ shown: [], kept: [] });
  jest.mocked(callApi).mockReset().mockImplementation((method) => {
    const result = method === 'GET' ? server.now : (server.acts.shift() ?? refused(0, 'network'));
    return Promise.resolve(result) as ReturnType<typeof callApi>;
  });
  const view = renderWithMessages(
    <QuoteView
      reference={REFERENCE}
      initial={quote}
      company={{ name: 'Rukn Digital', email: 'hello@rukn.example', phone: '+971 4 000 0000' }}
      client={{ name: 'Sara', email: 'sara@rukn.example' }}
    />,
    locale,
  );
  await pass(0);
  return view;
}

/** Lets time go by, and what is due meanwhile happen. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Presses a button and waits for what comes of it. */
export async function press(name: string, inside: HTMLElement = document.body): Promise<void> {
  await user().click(within(inside).getByRole('button', { name }));
  await pass(0);
}

export const dialog = () => screen.getByRole('alertdialog');

/** What was said in passing, newest first. */
export const said = () => useToastState.getState().kept.map(({ message }) => message);

/** What was done about the request so far: path and body of each call. */
export const sent = () =>
  jest.mocked(callApi).mock.calls.filter(([method]) => method === 'POST').map(([, path, options]) => [path, options?.body]);
