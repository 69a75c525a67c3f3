import { screen, within } from '@testing-library/react';
import { AUDIT, buildOffer, changes, LINKS, pass, press, price, refused, renderOffer, sent, server, startOffer, writePrice } from './render-offer';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

beforeEach(startOffer);
afterEach(() => jest.useRealTimers());

it('takes over what a colleague saves while nothing is typed', async () => {
  await renderOffer();
  server.quote = buildOffer(1, [999, null]);
  await pass(10_000);
  expect(price('SEO audit')).toHaveValue('999');
  expect(screen.getByText('Somebody has changed the offer.')).toBeInTheDocument();
  expect(screen.queryByText('There are unsaved changes.')).not.toBeInTheDocument();
});

it('leaves alone what is being typed, and shows both', async () => {
  await renderOffer();
  await writePrice('SEO audit', '1200');
  server.quote = buildOffer(1, [999, null]);
  await pass(10_000);
  expect(price('SEO audit')).toHaveValue('1200');
  const conflict = screen.getByRole('region', { name: 'Somebody else has saved this offer meanwhile' });
  expect(within(conflict).getByRole('listitem')).toHaveTextContent('Offer price: SEO auditYours$1,200.00Saved by somebody else$999.00');
  expect(price('SEO audit')).toHaveFocus();
});

it('the second to save loses nothing, and puts theirs over the other on purpose only', async () => {
  await renderOffer();
  await writePrice('SEO audit', '1200');
  server.refusals = [refused('conflict')];
  server.quote = buildOffer(1, [999, 10]);
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
  await renderOffer();
  await writePrice('SEO audit', '1200');
  server.quote = buildOffer(1, [999, null]);
  await pass(10_000);
  await press('Take theirs');
  expect(price('SEO audit')).toHaveValue('999');
  expect(screen.queryByText(/Somebody else has saved/)).not.toBeInTheDocument();
  expect(screen.queryByText('There are unsaved changes.')).not.toBeInTheDocument();
});

it('is no conflict where both say the same', async () => {
  await renderOffer();
  await writePrice('SEO audit', '999.00');
  server.quote = buildOffer(1, [999, null]);
  await pass(10_000);
  expect(screen.queryByText(/Somebody else has saved/)).not.toBeInTheDocument();
  expect(price('SEO audit')).toHaveValue('999');
});

it('keeps what was typed where a colleague has sent theirs', async () => {
  await renderOffer();
  await writePrice('SEO audit', '1200');
  server.refusals = [refused('conflict')];
  server.quote = buildOffer(1, [999, 10], { ...sent });
  await press('Save draft');
  expect(price('SEO audit')).toHaveValue('1200');
  expect(price('SEO audit')).toHaveAttribute('readonly');
  expect(screen.getByText(/What you typed and didn’t save is still here/)).toBeInTheDocument();
  await press('Discard what I typed');
  expect(screen.queryByRole('textbox', { name: /Offer price/ })).not.toBeInTheDocument();
});
