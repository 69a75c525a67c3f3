import { render, screen, waitFor } from '@testing-library/react';
import { operationHashes, useStaffTodayQuery } from '@/gql/hooks';
import { API_UNAUTHORIZED_EVENT } from '@/lib/api-client';
import { GraphqlProvider } from './graphql-provider';

// The outside world ends at `fetch`: what `/api/graphql` itself does is tested where it stands.
const answer = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: { get: () => 'application/json' },
  text: async () => JSON.stringify(body),
});
const fetchMock = jest.fn();
const onUnauthorized = jest.fn();

beforeEach(() => {
  fetchMock.mockReset();
  onUnauthorized.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  window.addEventListener(API_UNAUTHORIZED_EVENT, onUnauthorized);
});
afterEach(() => {
  window.removeEventListener(API_UNAUTHORIZED_EVENT, onUnauthorized);
  document.documentElement.lang = '';
});

function Drafts() {
  const { data, error } = useStaffTodayQuery({});
  return <p>{error ? 'failed' : data ? `${data.staffToday.drafts} drafts` : 'waiting'}</p>;
}

const show = () =>
  render(
    <GraphqlProvider>
      <Drafts />
    </GraphqlProvider>,
  );

const today = { postsWithoutArabic: 0, servicesWithoutArabic: 0, outdated: 0, drafts: 3, scheduled: [], failed: [], __typename: 'StaffToday' };

it('asks the site by the operation’s hash alone, in the page’s language', async () => {
  document.documentElement.lang = 'ar';
  fetchMock.mockResolvedValue(answer(200, { data: { staffToday: today } }));
  show();
  expect(await screen.findByText('3 drafts')).toBeVisible();
  const [address, { body }] = fetchMock.mock.calls[0] as [string, { body: string }];
  expect(address).toBe('/api/graphql?language=ar');
  expect(JSON.parse(body)).toEqual({
    operationName: 'StaffToday',
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: operationHashes.StaffToday } },
  });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('tells that nobody is signed in any more', async () => {
  fetchMock.mockResolvedValue(answer(401, { success: false, error: { code: 'unauthorized', message: 'Sign in.' } }));
  show();
  expect(await screen.findByText('failed')).toBeVisible();
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
});

it('doesn’t take any other failure for that', async () => {
  fetchMock.mockResolvedValue(answer(503, { success: false, error: { code: 'unavailable', message: 'Later.' } }));
  show();
  expect(await screen.findByText('failed')).toBeVisible();
  expect(onUnauthorized).not.toHaveBeenCalled();
});
