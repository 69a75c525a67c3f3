import type { ErrorCode } from '@/contracts/errors';
import type { Locale } from '@/i18n/locales';

/** Told on `window` when a call was refused because nobody is signed in (any more). */
export const API_UNAUTHORIZED_EVENT = 'apiUnauthorized';

/** A failed call. Where no answer came there is neither status nor text: the caller has words of its own for that. */
export interface ApiProblem {
  ok: false;
  /** HTTP status; 0 where no answer came. */
  status: number;
  code: ErrorCode | 'network' | 'timeout';
  /** In the language asked for; empty where no answer came. */
  message: string;
  /** What is wrong with which field, in the same language. */
  fields?: Record<string, string>;
  /** What the message is about, for example the `quantity` there is already. */
  values?: Record<string, string | number>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

export type ApiResult<T> = { ok: true; status: number; data: T } | ApiProblem;

export interface ApiCallOptions {
  /** Sent as JSON; unsafe calls without one send `{}`. */
  body?: unknown;
  /** Language of the answer's texts; the page's, where it is left out. */
  locale?: Locale;
  timeoutMs?: number;
  /** Sent besides the usual ones. */
  headers?: Readonly<Record<string, string>>;
  /** Lets the browser finish the call after the page is gone. */
  keepalive?: boolean;
  /** Whether a 401 is told as an event; a check whether somebody is signed in has no use for that. */
  announceUnauthorized?: boolean;
}

/** Milliseconds after which a call that isn't answered counts as failed. */
export const TIMEOUT_MS = 15_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls the site's own `/api` from the browser. Never throws.
 * @param path below `/api`, for example `/auth/login`
 * @returns the answer's whole body as `data` (`SessionResponse`, `StaffListResponse`, …), trusted to be what the contract says
 */
export async function callApi<T>(method: Method, path: string, options: ApiCallOptions = {}): Promise<ApiResult<T>> {
  const { body = {}, locale = pageLocale(), timeoutMs = TIMEOUT_MS, headers, keepalive, announceUnauthorized = true } = options;
  const isSafe = method === 'GET';
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api${path}${path.includes('?') ? '&' : '?'}language=${locale}`, {
      method,
      headers: { ...headers, accept: 'application/json', ...(!isSafe && { 'content-type': 'application/json' }) },
      body: isSafe ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = await response.json();
  } catch (error) {
    const timedOut = (error as Error | undefined)?.name === 'TimeoutError';
    return { ok: false, status: 0, code: timedOut ? 'timeout' : 'network', message: '' };
  }
  if (response.ok) return { ok: true, status: response.status, data: answer as T };

  const problem = problemOf(response, answer);
  if (problem.code === 'unauthorized' && announceUnauthorized) window.dispatchEvent(new Event(API_UNAUTHORIZED_EVENT));
  return problem;
}

function problemOf({ status, headers }: Response, answer: unknown): ApiProblem {
  const { error } = (answer ?? {}) as { error?: Partial<Omit<ApiProblem, 'ok' | 'status'>> };
  const retryAfter = Number(headers.get('retry-after') ?? NaN);
  return {
    ok: false,
    status,
    code: error?.code ?? 'internal',
    message: error?.message ?? '',
    ...(error?.fields && { fields: error.fields }),
    ...(error?.values && { values: error.values }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}

/** The language the page is in. */
export const pageLocale = (): Locale => (document.documentElement.lang === 'ar' ? 'ar' : 'en');
