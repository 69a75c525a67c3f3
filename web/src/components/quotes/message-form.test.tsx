import { zodResolver } from '@hookform/resolvers/zod';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { refused } from '@/testing/auth-page';
import { renderWithMessages } from '@/testing/render-with-messages';
import { MessageForm } from './message-form';

const resolver = zodResolver(z.object({ text: z.string('required').trim().min(1, 'required').max(100, 'tooLong') }));
const onSend = jest.fn();

beforeEach(() => {
  onSend.mockReset().mockResolvedValue(null);
  window.sessionStorage.clear();
});

const open = () =>
  renderWithMessages(
    <MessageForm
      resolver={resolver}
      maxLength={100}
      texts={{ label: 'Your message', submit: 'Send', busy: 'Sending…', done: 'Sent.' }}
      draft="message Q-1"
      onSend={onSend}
    />,
  );
const box = () => screen.getByLabelText('Your message');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const idOf = (call: number) => (onSend.mock.calls[call] as [{ messageId: string }])[0].messageId;

it('sends, says so, and is empty again', async () => {
  open();
  await userEvent.type(box(), ' Hello ');
  await send();
  expect(onSend).toHaveBeenCalledWith({ text: 'Hello', messageId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(screen.getByRole('status')).toHaveTextContent('Sent.');
  expect(box()).toHaveValue('');
});

it('sends with Ctrl+Enter; Enter alone makes a new line', async () => {
  open();
  await userEvent.type(box(), 'One{Enter}two');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ text: 'One\ntwo' }));
  expect(box()).toHaveFocus();
});

it('sends nothing that is empty, and says what is missing', async () => {
  open();
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(box()).toHaveAccessibleDescription('Please fill in this field');
  expect(box()).toHaveFocus();
});

it('keeps the text when sending fails; the same text is the same message, another one another', async () => {
  onSend.mockResolvedValueOnce(refused(0, 'network')).mockResolvedValueOnce(refused(503, 'unavailable', 'Not now.')).mockResolvedValueOnce(refused(0, 'timeout'));
  open();
  await userEvent.type(box(), 'Hello');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('No answer came. Your text is still here');
  expect(box()).toHaveValue('Hello');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  await userEvent.type(box(), '!');
  await send();
  await send();
  expect([idOf(0) === idOf(1), idOf(1) === idOf(2), idOf(2) === idOf(3)]).toEqual([true, false, true]);
  expect(box()).toHaveValue('');
});

it('keeps a text that was not sent for when the page is back', async () => {
  const { unmount } = open();
  await userEvent.type(box(), 'Half a thought');
  unmount();
  open();
  expect(box()).toHaveValue('Half a thought');
  await send();
  expect(window.sessionStorage).toHaveLength(0);
});

it('sends once, however often it is asked to', async () => {
  let answer: (problem: null) => void = () => undefined;
  onSend.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  open();
  await userEvent.type(box(), 'Hello');
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  await userEvent.type(box(), 'more{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(box()).toHaveValue('Hello');
  await act(async () => answer(null));
  expect(box()).toHaveValue('');
});

it('says near the end how much room is left', async () => {
  open();
  await userEvent.click(box());
  await userEvent.paste('x'.repeat(89));
  expect(box()).not.toHaveAccessibleDescription();
  await userEvent.paste('x');
  expect(box()).toHaveAccessibleDescription('10 characters left');
  await userEvent.paste('x'.repeat(11));
  expect(box()).toHaveAccessibleDescription('1 character too many');
  await send();
  expect(box()).toHaveAccessibleDescription(/This is too long/);
  expect(onSend).not.toHaveBeenCalled();
});
