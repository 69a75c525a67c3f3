import { act, renderHook, waitFor } from '@testing-library/react';
import { callApi, type ApiResult } from '@/lib/api-client';
import { useList } from './use-list';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const answerOf = (rows: string[]): ApiResult<unknown> => ({
  ok: true,
  status: 200,
  data: { data: rows, pagination: { page: 1, pageSize: 20, total: rows.length } },
});
const failure: ApiResult<unknown> = { ok: false, status: 503, code: 'unavailable', message: 'Not now.' };

/** Answers by path, each given when the test wants it. */
function holdAnswers() {
  const give = new Map<string, (answer: ApiResult<unknown>) => void>();
  jest.mocked(callApi).mockImplementation((_method, path) => new Promise((resolve) => give.set(path, resolve as (answer: ApiResult<unknown>) => void)));
  return (path: string, answer: ApiResult<unknown>) => act(async () => give.get(path)?.(answer));
}

const renderList = (path: string) => renderHook((asked) => useList<string>(asked), { initialProps: path });

it('loads, and keeps the rows of before while others are on their way', async () => {
  const give = holdAnswers();
  const { result, rerender } = renderList('/a');
  expect(result.current).toMatchObject({ rows: null, busy: true });
  await give('/a', answerOf(['one']));
  expect(result.current).toMatchObject({ rows: ['one'], busy: false, pagination: { total: 1 } });
  rerender('/b');
  expect(result.current).toMatchObject({ rows: ['one'], busy: true });
});

it('drops an answer to what nobody asks any more', async () => {
  const give = holdAnswers();
  const { result, rerender } = renderList('/slow');
  rerender('/fast');
  await give('/fast', answerOf(['fast']));
  await give('/slow', answerOf(['slow']));
  expect(result.current.rows).toEqual(['fast']);
});

it('says what went wrong, and asks again', async () => {
  jest.mocked(callApi).mockResolvedValueOnce(failure).mockResolvedValueOnce(answerOf(['back']));
  const { result } = renderList('/a');
  await waitFor(() => expect(result.current.problem).toMatchObject({ message: 'Not now.' }));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ problem: null, busy: true });
  await waitFor(() => expect(result.current.rows).toEqual(['back']));
});
