export interface AskOptions {
  /** Milliseconds until the call counts as failed, its body included. */
  timeoutMs: number;
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  json?: unknown;
  requestId?: string;
}

/** Asks the CMS; rejects when it can't be reached in time. Never follows a redirect. */
export type AskCms = (path: string, options: AskOptions) => Promise<Response>;

/** @param cmsUrl base address of the CMS */
export const createAskCms =
  (cmsUrl: string): AskCms =>
  (path, { timeoutMs, method = 'GET', json, requestId }) =>
    fetch(`${cmsUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(requestId && { 'x-request-id': requestId }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
