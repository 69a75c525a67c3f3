import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operationHashes } from '@/gql/hooks';
import OutageView from './outage-view';

// The outside world ends at `fetch`: what `/api/graphql` itself does is tested where it stands.
const answer = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: { get: () => 'application/json' },
  text: async () => JSON.stringify(body),
});
const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

const show = (locale: 'en' | 'ar', path: string) => {
  const onRecovered = jest.fn();
  render(<OutageView locale={locale} path={path} onRecovered={onRecovered} />);
  return onRecovered;
};

it('shows the five demo services on the home page, none of them a link', () => {
  show('en', '/');
  expect(screen.getByText('Using demo services. Backend connection failed.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('link')).toBeNull();
});

it('has the catalogue’s own words there', () => {
  show('en', '/services/seo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Failed to load services. Please try again later.');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('leads an Arabic reader to the Arabic home page', () => {
  show('ar', '/blog/x');
  expect(screen.getByRole('link', { name: 'العودة إلى الرئيسية' })).toHaveAttribute('href', '/ar');
});

it('asks by the operation’s hash alone, and loads the page anew once there is content', async () => {
  fetchMock.mockResolvedValue(answer(200, { data: { services: [] } }));
  const onRecovered = show('ar', '/services');
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }));
  await waitFor(() => expect(onRecovered).toHaveBeenCalledTimes(1));
  const [address, { body }] = fetchMock.mock.calls[0] as [string, { body: string }];
  expect(address).toBe('/api/graphql');
  expect(JSON.parse(body)).toEqual({
    operationName: 'ServiceList',
    variables: { locale: 'ar' },
    extensions: { persistedQuery: { version: 1, sha256Hash: operationHashes.ServiceList } },
  });
});

it('says so when there is still no answer, and can be asked again', async () => {
  fetchMock.mockResolvedValueOnce(answer(503, { success: false, error: { code: 'unavailable', message: 'no' } }));
  const onRecovered = show('en', '/blog');
  const button = screen.getByRole('button', { name: 'Try Again' });
  await userEvent.click(button);
  expect(await screen.findByText('Still no answer. Please try again in a moment.')).toBeVisible();
  expect(onRecovered).not.toHaveBeenCalled();

  fetchMock.mockResolvedValueOnce(answer(200, { data: { services: [] } }));
  await userEvent.click(button);
  await waitFor(() => expect(onRecovered).toHaveBeenCalledTimes(1));
});
