import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAuthModal } from '@/lib/auth-events';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { AuthModalHost } from './auth-modal-host';
import { loadAuthModal, type LoadedModal } from './load-auth-modal';
import { OpenAuthButton } from './open-auth-button';

jest.mock('./load-auth-modal', () => ({ loadAuthModal: jest.fn() }));

const load = jest.mocked(loadAuthModal);
const loaded = {
  AuthModal: ({ request, onClosed }: { request: { message?: string }; onClosed: () => void }) => (
    <div role="dialog">
      {request.message ?? 'no message'}
      <button onClick={onClosed}>Close</button>
    </div>
  ),
  messages: {},
} as unknown as LoadedModal;

beforeAll(installModalDialogs);
beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const show = () =>
  render(
    <>
      <OpenAuthButton locale="en" openingLabel="Opening…">Get Started</OpenAuthButton>
      <dialog open aria-label="Menu" />
      <AuthModalHost locale="en" labels={{ openFailed: 'It could not be loaded.', useLoginPage: 'Use the sign-in page' }} />
    </>,
  );
const button = (name = 'Get Started') => screen.getByRole('button', { name });

it('fetches the dialog as soon as somebody reaches for the button, and not before', async () => {
  load.mockResolvedValue(loaded);
  show();
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(button());
  expect(load).toHaveBeenCalledWith('en');
});

it('is pending while it loads, then opens alone', async () => {
  let finish: (modal: LoadedModal) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  show();
  await userEvent.click(button());
  expect(button('Opening…')).toHaveAttribute('aria-disabled', 'true');
  await act(async () => finish(loaded));
  expect(await screen.findByText('no message')).toBeVisible();
  expect(document.querySelector('[aria-label=Menu]')).not.toHaveAttribute('open');
  expect(button()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('no message')).not.toBeInTheDocument();
});

it('can be opened with a message by whoever wants an account for something', async () => {
  load.mockResolvedValue(loaded);
  show();
  act(() => openAuthModal({ message: 'Please connect to your account' }));
  expect(await screen.findByText('Please connect to your account')).toBeVisible();
  act(() => openAuthModal({ message: 'Another reason' }));
  expect(screen.getByText('Another reason')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
});

it('hands the focus to the account’s own links where its button is gone', async () => {
  load.mockResolvedValue(loaded);
  const { rerender } = render(<AuthModalHost locale="en" labels={{ openFailed: '', useLoginPage: '' }} />);
  act(() => openAuthModal());
  await screen.findByText('no message');
  rerender(
    <>
      <AuthModalHost locale="en" labels={{ openFailed: '', useLoginPage: '' }} />
      <p data-account>
        <a href="#quotes">My quotes</a>
      </p>
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.getByRole('link', { name: 'My quotes' })).toHaveFocus();
});

it('says so when it can’t be loaded, and works again', async () => {
  load.mockRejectedValue(new Error('offline'));
  show();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be loaded.');
  expect(screen.getByRole('link', { name: 'Use the sign-in page' })).toHaveAttribute('href', '/login');
  load.mockResolvedValue(loaded);
  await userEvent.click(button());
  expect(await screen.findByText('no message')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
});
