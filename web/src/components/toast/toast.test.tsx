import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { MESSAGES_KEPT, TOAST_DURATIONS_MS, type ToastType } from './constants';
import { MessageList } from './message-list';
import { ToastHost } from './toast-host';
import { forgetMessages, showToast, useToastState } from './toast-state';
import ToastViewport from './toast-viewport';

const labels = { label: 'Message:', region: 'Messages ({hotkey})', dismiss: 'Dismiss message' };
const types = { success: 'Done', error: 'Problem', warning: 'Please note', info: 'Information' };

beforeAll(() => {
  installModalDialogs();
  // jsdom captures no pointers.
  HTMLElement.prototype.hasPointerCapture = () => false;
});
beforeEach(() => useToastState.setState({ shown: [], kept: [] }));
afterEach(() => jest.useRealTimers());

const onScreen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('how long', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each<[ToastType, number]>([['success', 2_000], ['error', 4_000], ['warning', 3_000], ['info', 3_000]])('%s stays %d ms', async (type, ms) => {
    expect(TOAST_DURATIONS_MS[type]).toBe(ms);
    render(<ToastViewport locale="en" labels={labels} />);
    act(() => showToast({ type, message: 'Something' }));
    await pass(ms - 1);
    expect(onScreen()).toEqual(['Something']);
    await pass(1);
    expect(onScreen()).toEqual([]);
  });

  it('is as long as it was asked for', async () => {
    render(<ToastViewport locale="en" labels={labels} />);
    act(() => showToast({ type: 'success', message: 'Something', duration: 1_500 }));
    await pass(1_499);
    expect(onScreen()).toHaveLength(1);
    await pass(1);
    expect(onScreen()).toHaveLength(0);
  });

  it('stands still while the pointer is on it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<ToastViewport locale="en" labels={labels} />);
    act(() => showToast({ type: 'info', message: 'Something' }));
    await pass(1_000);
    await user.hover(screen.getByText('Something'));
    await pass(60_000);
    expect(onScreen()).toEqual(['Something']);
    await user.unhover(screen.getByRole('region'));
    await pass(2_000);
    expect(onScreen()).toEqual([]);
  });

  it('stands still while the focus is in it', async () => {
    render(<ToastViewport locale="en" labels={labels} />);
    act(() => showToast({ type: 'info', message: 'Something' }));
    await pass(1_000);
    act(() => screen.getByRole('button', { name: 'Dismiss message' }).focus());
    await pass(60_000);
    expect(onScreen()).toEqual(['Something']);
    act(() => screen.getByRole('button', { name: 'Dismiss message' }).blur());
    await pass(2_000);
    expect(onScreen()).toEqual([]);
  });
});

describe('announcing', () => {
  it.each<[ToastType, string]>([['success', 'polite'], ['error', 'assertive'], ['warning', 'polite'], ['info', 'polite']])('%s is %s', async (type, politeness) => {
    render(<ToastViewport locale="en" labels={labels} />);
    act(() => showToast({ type, message: 'Something' }));
    const region = await screen.findByRole('status');
    expect(region).toHaveAttribute('aria-live', politeness);
    await waitFor(() => expect(region).toHaveTextContent('Message: Something'));
  });

  it('happens inside the dialog that is open, for everything else is out of reach', async () => {
    render(
      <>
        <dialog open aria-label="My Cart" />
        <ToastViewport locale="en" labels={labels} />
      </>,
    );
    const dialog = within(screen.getByRole('dialog'));
    act(() => showToast({ type: 'error', message: 'Something' }));
    expect(await dialog.findByRole('listitem')).toHaveTextContent('Something');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Something'));
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await waitFor(() => expect(screen.getByRole('listitem').closest('dialog')).toBeNull());
  });
});

it('goes away by its button', async () => {
  render(<ToastViewport locale="en" labels={labels} />);
  act(() => showToast({ type: 'info', message: 'Something' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(onScreen()).toEqual([]);
});

it('keeps a name in its own direction', () => {
  render(<ToastViewport locale="en" labels={labels} />);
  act(() => showToast({ type: 'success', message: '"تدقيق" added to cart', name: 'تدقيق' }));
  expect(screen.getByText('تدقيق').tagName).toBe('BDI');
  expect(onScreen()).toEqual(['"تدقيق" added to cart']);
});

it('is fetched with the first message, and shows that one too', async () => {
  render(<ToastHost locale="en" labels={labels} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => showToast({ type: 'info', message: 'Something' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Something');
});

describe('the list of messages', () => {
  it('has nothing to show before there was one', () => {
    const { container } = render(<MessageList locale="en" title="Messages" types={types} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps what went by, newest first, with its kind and time, until somebody else signs in', () => {
    showToast({ type: 'success', message: 'First' });
    showToast({ type: 'error', message: 'Second' });
    useToastState.setState({ shown: [] });
    render(<MessageList locale="en" title="Messages" types={types} />);
    expect(screen.getByText('(2)')).toBeVisible();
    const items = screen.getAllByRole('listitem', { hidden: true });
    expect(items.map((item) => item.textContent)).toEqual([expect.stringMatching(/^Problem: Second\d+:\d\d/), expect.stringMatching(/^Done: First/)]);
    act(() => forgetMessages());
    expect(screen.queryByText('First')).not.toBeInTheDocument();
  });

  it('drops the oldest', () => {
    for (let count = 0; count <= MESSAGES_KEPT; count += 1) showToast({ type: 'info', message: `Message ${count}` });
    const { kept } = useToastState.getState();
    expect(kept).toHaveLength(MESSAGES_KEPT);
    expect(kept.at(-1)?.message).toBe('Message 1');
  });
});
