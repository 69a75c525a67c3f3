import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiProblem } from '@/lib/api-client';

interface Pagination {
  page: number;
  pageSize: number;
  total: number;
}

interface ListAnswer<T> {
  data: T[];
  pagination: Pagination;
}

interface Loaded<T> {
  /** What was asked for; where something else is asked for by now, this is on its way out. */
  request: string;
  /** The newest rows there are; a failed attempt keeps those of before. */
  answer: ListAnswer<T> | null;
  problem: ApiProblem | null;
}

export interface List<T> {
  rows: readonly T[] | null;
  pagination: Pagination | null;
  problem: ApiProblem | null;
  /** Whether an answer is on its way. */
  busy: boolean;
  reload: () => void;
}

/**
 * A page of a list of `/api`. The rows of before stay while other ones are on their way, and an answer that comes too
 * late for its question is dropped.
 * @param path below `/api`, with its query
 */
export function useList<T>(path: string): List<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>({ request: '', answer: null, problem: null });
  const request = `${attempt} ${path}`;

  useEffect(() => {
    let isOutdated = false;
    void callApi<ListAnswer<T>>('GET', path).then((result) => {
      if (isOutdated) return;
      setLoaded((before) => (result.ok ? { request, answer: result.data, problem: null } : { request, answer: before.answer, problem: result }));
    });
    return () => {
      isOutdated = true;
    };
  }, [path, request]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const busy = loaded.request !== request;
  return {
    rows: loaded.answer?.data ?? null,
    pagination: loaded.answer?.pagination ?? null,
    problem: busy ? null : loaded.problem,
    busy,
    reload,
  };
}
