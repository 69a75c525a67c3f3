import { act, screen } from '@testing-library/react';
import { callApi } from '@/lib/api-client';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { AUDIT, buildOffer, changes, LINKS, press, price, renderOffer, server, startOffer, user, writeOffer, writePrice } from './render-offer';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

beforeAll(installModalDialogs);
beforeEach(startOffer);
afterEach(() => jest.useRealTimers());

it('counts while one types', async () => {
  await renderOffer();
  await writeOffer();
  expect(screen.getByRole('row', { name: /Link building/ })).toHaveTextContent('$100.05');
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,300.05');
  expect(screen.getByText('Until the end of December 31, 2026 in Dubai.')).toBeInTheDocument();
});

it('saves a draft with gaps, and goes on from its version', async () => {
  await renderOffer();
  await writePrice('SEO audit', '1200');
  expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
  server.quote = buildOffer(1, [1200, null]);
  await press('Save draft');
  const lines = [{ id: AUDIT, price: 1200 }, { id: LINKS, price: null }];
  expect(changes()).toEqual([['PUT', { version: 0, lines, note: '', validUntil: null }]]);
  expect(screen.getByText('The draft has been saved.')).toBeInTheDocument();
  expect(screen.getByText('Draft saved.')).toBeInTheDocument();
  await press('Save draft');
  expect(changes().at(-1)).toEqual(['PUT', { version: 1, lines, note: '', validUntil: null }]);
});

it('keeps what is typed while a save is on its way', async () => {
  await renderOffer();
  await writePrice('SEO audit', '1200');
  let answer: (result: unknown) => void = () => undefined;
  jest.mocked(callApi).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
  await press('Save draft');
  await user.type(screen.getByRole('textbox', { name: /Note to the client/ }), 'Thank you');
  server.quote = buildOffer(1, [1200, null]);
  await act(async () => answer({ ok: true, status: 200, data: { data: server.quote } }));
  expect(screen.getByRole('textbox', { name: /Note to the client/ })).toHaveValue('Thank you');
  expect(price('SEO audit')).toHaveValue('1200');
  expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
});

it('complains beside the fields before anything is sent', async () => {
  await renderOffer();
  await writePrice('SEO audit', 'cheap');
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

describe('leaving', () => {
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is asked about while something is unsaved', async () => {
    await renderOffer();
    expect(leaving()).toBe(false);
    await writePrice('SEO audit', '1200');
    expect(leaving()).toBe(true);
    server.quote = buildOffer(1, [1200, null]);
    await press('Save draft');
    expect(leaving()).toBe(false);
  });

  it('loses nothing: what wasn’t saved is there on return, beside what came meanwhile', async () => {
    const { unmount } = await renderOffer();
    await writePrice('SEO audit', '1200');
    unmount();
    server.quote = buildOffer(2, [999, null]);
    await renderOffer();
    expect(price('SEO audit')).toHaveValue('1200');
    expect(screen.getByText('Somebody else has saved this offer meanwhile')).toBeInTheDocument();
  });
});
