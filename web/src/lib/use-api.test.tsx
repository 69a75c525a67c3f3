import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { callApi, type ApiResult } from './api-client';
import { useApi } from './use-api';

jest.mock('./api-client', () => ({ callApi: jest.fn() }));

const answer = (data: string): ApiResult<unknown> => ({ ok: true, status: 200, data });
const failure = (status = 503): ApiResult<unknown> => ({ ok: false, status, code: 'unavailable', message: 'Not now.' });

beforeEach(() => jest.mocked(callApi).mockReset());

/** Answers by path, each given when the test wants it. */
function holdAnswers() {
  const give = new Map<string, (result: ApiResult<unknown>) => void>();
  jest.mocked(callApi).mockImplementation((_method, path) => new Promise((resolve) => give.set(path, resolve as (result: ApiResult<unknown>) => void)));
  return (path: string, result: ApiResult<unknown>) => act(async () => give.get(path)?.(result));
}

const FreshCache = ({ children }: { children: ReactNode }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;

const renderApi = (path: string, options?: Parameters<typeof useApi>[1]) =>
  renderHook((asked) => useApi<string>(asked, options), { initialProps: path, wrapper: FreshCache });

it('loads, and keeps the answer of before while another is on its way', async () => {
  const give = holdAnswers();
  const { result, rerender } = renderApi('/a', { keepPrevious: true });
  expect(result.current).toMatchObject({ data: null, busy: true, isPrevious: false });
  await give('/a', answer('one'));
  expect(result.current).toMatchObject({ data: 'one', busy: false, isPrevious: false });
  rerender('/b');
  expect(result.current).toMatchObject({ data: 'one', busy: true, isPrevious: true });
  await give('/b', failure());
  expect(result.current).toMatchObject({ data: 'one', problem: { message: 'Not now.' }, isPrevious: true });
});

it('forgets the answer of before where it isn’t asked to keep it', async () => {
  const give = holdAnswers();
  const { result, rerender } = renderApi('/a');
  await give('/a', answer('one'));
  rerender('/b');
  expect(result.current).toMatchObject({ data: null, busy: true });
});

it('drops an answer to what nobody asks any more', async () => {
  const give = holdAnswers();
  const { result, rerender } = renderApi('/slow', { keepPrevious: true });
  rerender('/fast');
  await give('/fast', answer('fast'));
  await give('/slow', answer('slow'));
  expect(result.current.data).toBe('fast');
});

it('says what went wrong, and asks again', async () => {
  jest.mocked(callApi).mockResolvedValueOnce(failure()).mockResolvedValueOnce(answer('back'));
  const { result } = renderApi('/a');
  await waitFor(() => expect(result.current.problem).toMatchObject({ message: 'Not now.' }));
  act(() => void result.current.reload());
  expect(result.current).toMatchObject({ problem: null, busy: true });
  await waitFor(() => expect(result.current.data).toBe('back'));
});

it('shows what a change has answered, and not what was asked before it', async () => {
  const give = holdAnswers();
  const { result } = renderApi('/a');
  await give('/a', answer('old'));
  act(() => void result.current.reload());
  act(() => result.current.replace('new'));
  await give('/a', answer('old'));
  expect(result.current.data).toBe('new');
});

describe('asking again by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('happens in the interval that was asked for', async () => {
    jest.mocked(callApi).mockResolvedValueOnce(answer('one')).mockResolvedValue(answer('two'));
    const { result } = renderApi('/a', { every: 10_000 });
    await pass(9_000);
    expect(result.current.data).toBe('one');
    await pass(2_000);
    expect(result.current.data).toBe('two');
    expect(callApi).toHaveBeenCalledTimes(2);
  });

  it('goes on after a failure, with the answer of before still there', async () => {
    jest.mocked(callApi).mockResolvedValueOnce(answer('one')).mockResolvedValueOnce(failure()).mockResolvedValue(answer('two'));
    const { result } = renderApi('/a', { every: 10_000 });
    await pass(11_000);
    expect(result.current).toMatchObject({ data: 'one', problem: { message: 'Not now.' }, busy: false });
    await pass(10_000);
    expect(result.current).toMatchObject({ data: 'two', problem: null });
  });

  it.each([401, 403, 404])('ends where the answer stays the same (%s)', async (status) => {
    jest.mocked(callApi).mockResolvedValue(failure(status));
    renderApi('/a', { every: 10_000 });
    await pass(60_000);
    expect(callApi).toHaveBeenCalledTimes(1);
  });

  it('doesn’t happen unasked', async () => {
    jest.mocked(callApi).mockResolvedValue(failure());
    renderApi('/a');
    await pass(60_000);
    expect(callApi).toHaveBeenCalledTimes(1);
  });
});
