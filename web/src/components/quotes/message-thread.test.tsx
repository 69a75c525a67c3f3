import { screen, within } from '@testing-library/react';
import type { QuoteMessage } from '@/lib/quote-words';
import { renderWithMessages } from '@/testing/render-with-messages';
import { MessageThread } from './message-thread';

const messages: QuoteMessage[] = [
  { id: '1', at: '2026-11-20T08:00:00.000Z', from: 'client', name: 'Sara', text: 'See https://evil.example <b>now</b>' },
  { id: '2', at: '2026-11-20T09:00:00.000Z', from: 'staff', name: 'Omar', text: 'Thank you' },
];

const open = (reader: 'client' | 'staff') => {
  renderWithMessages(
    <>
      <h2 id="thread">Messages</h2>
      <MessageThread messages={messages} reader={reader} labelledBy="thread" />
    </>,
  );
  return within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
};

it('tells a client’s own from the team’s in words, newest first', () => {
  const [answer, question] = open('client');
  expect(answer).toHaveTextContent(/^OmarOur team/);
  expect(question).toHaveTextContent(/^You/);
});

it('tells staff who wrote', () => {
  const [answer, question] = open('staff');
  expect(answer).toHaveTextContent(/^OmarOur team/);
  expect(question).toHaveTextContent(/^SaraClient/);
});

it('makes no links and no markup of what was typed', () => {
  open('client');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('See https://evil.example <b>now</b>')).toBeInTheDocument();
});
