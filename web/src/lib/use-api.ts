import useSWR, { useSWRConfig, type Revalidator, type RevalidatorOptions, type SWRConfiguration } from 'swr';
import { callApi, type ApiProblem } from './api-client';

export interface ApiState<T> {
  /** The newest answer there is; a failed attempt keeps the one of before. */
  data: T | null;
  /** Whether `data` answers the path before, and this one's answer isn't there; only with `keepPrevious`. */
  isPrevious: boolean;
  /** Why the last attempt failed; null while a first answer to this path is on its way (again). */
  problem: ApiProblem | null;
  /** Whether an answer to this path is on its way that nobody has seen yet. */
  busy: boolean;
  reload: () => Promise<void>;
  /** Shows what a change has just answered, without asking again. */
  replace: (data: T) => void;
}

interface Options {
  /** Milliseconds after which it is asked again, as long as the page is in view. */
  every?: number;
  /** Keeps the answer of the path before, until the one of this path is there. */
  keepPrevious?: boolean;
}

/** Reads never repeat by themselves but by `every`: the caller shows what failed, and a button. */
const reading: SWRConfiguration = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
};

/** A repeated question goes on after a failed attempt, unless the answer will stay the same. The library by itself would stop asking there. */
const repeating = (every: number) => ({
  refreshInterval: every,
  shouldRetryOnError: ({ status }: ApiProblem) => status === 0 || status === 429 || status >= 500,
  onErrorRetry: (_problem: ApiProblem, _path: string, _config: unknown, askAgain: Revalidator, options: RevalidatorOptions) =>
    void setTimeout(() => void askAgain(options), every),
});

async function read<T>(path: string): Promise<T> {
  const result = await callApi<T>('GET', path);
  // Thrown, because that is how the library learns of a failure.
  if (!result.ok) throw result;
  return result.data;
}

/**
 * Reads from `/api` and, where asked to, stays up to date: by asking again, which works the same with any number of servers.
 * @param path below `/api`, with its query; null asks for nothing
 */
export function useApi<T>(path: string | null, { every, keepPrevious = false }: Options = {}): ApiState<T> {
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<T, ApiProblem>(path, read, {
    ...reading,
    ...(every !== undefined && repeating(every)),
    keepPreviousData: keepPrevious,
  });
  return {
    data: data ?? null,
    isPrevious: data !== undefined && (path === null || cache.get(path)?.data === undefined),
    problem: isLoading ? null : (error ?? null),
    busy: isLoading,
    reload: async () => {
      await mutate().catch(() => undefined);
    },
    replace: (answer) => void mutate(answer, { revalidate: false }),
  };
}
