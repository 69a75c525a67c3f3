import { screen, within } from '@testing-library/react';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { AUDIT, buildOffer, changes, LINKS, pass, press, price, refused, renderOffer, sent, server, startOffer, user, writeOffer, writePrice } from './render-offer';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

beforeAll(installModalDialogs);
beforeEach(startOffer);
afterEach(() => jest.useRealTimers());

it('shows first what the client will see, and sends once', async () => {
  await renderOffer();
  await writeOffer();
  await user.type(screen.getByRole('textbox', { name: /Note to the client/ }), 'With pleasure');
  await press('Send offer…');
  const dialog = screen.getByRole('alertdialog', { name: /Send this offer to Layla Nasser/ });
  expect(dialog).toHaveTextContent(/layla@client\.example.*Arabic.*SEO audit × 1\$1,200\.00.*Link building × 3\$100\.05.*Total\$1,300\.05.*December 31, 2026.*With pleasure/);
  expect(changes()).toEqual([]);

  server.quote = buildOffer(1, [1200, 33.35], { ...sent, offerTotal: 1300.05, offer: { number: 1, note: 'With pleasure', total: 1300.05, sentAt: '2026-11-22T08:00:00.000Z', validUntil: '2026-12-31T19:59:59.999Z' } });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send offer' }));
  await pass(0);
  expect(changes()).toEqual([['POST', { version: 0, lines: [{ id: AUDIT, price: 1200 }, { id: LINKS, price: 33.35 }], note: 'With pleasure', validUntil: '2026-12-31' }]]);
  expect(screen.getByText('The offer has been sent. The client is being told by email.')).toBeInTheDocument();
  expect(screen.getByText('Offer 1, valid until December 31, 2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
});

it('keeps everything where it fails, and can be tried again', async () => {
  await renderOffer();
  await writeOffer();
  await press('Send offer…');
  server.refusals = [refused('network', { status: 0, message: '' })];
  await press('Send offer');
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('No answer came.');
  await user.click(within(dialog).getByRole('button', { name: 'Not yet' }));
  expect(price('SEO audit')).toHaveValue('1,200');
  expect(price('Link building')).toHaveValue('33,35');
});

it('shows what the server has to say about a field beside it', async () => {
  await renderOffer();
  await writeOffer();
  await press('Send offer…');
  server.refusals = [refused('invalid_request', { status: 400, message: 'Please check the marked fields.', fields: { 'lines.1.price': 'Too cheap' } })];
  await press('Send offer');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(price('Link building')).toHaveAccessibleDescription('Too cheap');
  expect(screen.getByText('Please check the marked fields.')).toBeInTheDocument();
  await writePrice('Link building', '40');
  await press('Save draft');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
