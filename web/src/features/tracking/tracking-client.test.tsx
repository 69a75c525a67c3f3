import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { StrictMode } from 'react';
import { announceCartAction } from '@/lib/cart-events';
import { takeNotes, type Note } from './notes';
import { startTracker } from './tracker';
import { TrackingClient } from './tracking-client';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('./tracker', () => ({ startTracker: jest.fn() }));

const config = { geolocation: true, provider: null };
let notes: Note[];

beforeEach(() => {
  jest.useFakeTimers();
  notes = [];
  takeNotes((note) => notes.push(note));
  jest.mocked(startTracker).mockReset();
  jest.mocked(usePathname).mockReturnValue('/about');
});
afterEach(() => jest.useRealTimers());

it('has the tracker fetched when the browser is idle, and not before', async () => {
  render(<TrackingClient {...config} />);
  expect(startTracker).not.toHaveBeenCalled();
  await act(() => jest.runAllTimersAsync());
  expect(startTracker).toHaveBeenCalledWith(config);
});

it('notes each page, with what the visit may come from', () => {
  window.history.replaceState(null, '', '/about?utm_source=x');
  const { rerender } = render(<TrackingClient {...config} />);
  rerender(<TrackingClient {...config} />);
  jest.mocked(usePathname).mockReturnValue('/blog');
  rerender(<TrackingClient {...config} />);
  expect(notes).toMatchObject([{ kind: 'page', path: '/about', search: '?utm_source=x', referrer: '' }, { kind: 'page', path: '/blog' }]);
});

it('notes presses of links and buttons, even where their own handling keeps them, and no others', () => {
  render(
    <>
      <TrackingClient {...config} />
      <button type="button" onClick={(event) => event.stopPropagation()}>
        Press
      </button>
      <p>Text</p>
    </>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByText('Text'));
  expect(notes.filter(({ kind }) => kind === 'click')).toMatchObject([{ path: '/about', click: { buttonText: 'Press', buttonType: 'button' } }]);
});

it('notes what the cart tells, once, until it is gone', () => {
  const added = { action: 'add', item: { serviceName: 'SEO', subServiceName: 'Audit', description: '' } } as const;
  const { unmount } = render(
    <StrictMode>
      <TrackingClient {...config} />
    </StrictMode>,
  );
  announceCartAction(added);
  unmount();
  announceCartAction(added);
  expect(notes.filter(({ kind }) => kind === 'cart')).toMatchObject([{ path: '/about', act: added }]);
});
