import type { CmsGuard } from '@/cms/cms-guard';
import { currentRequestId } from '@/lib/request-context';

/** Pictures may take longer: they aren't what is tried first when the CMS was away. */
const PICTURES = '/uploads/';
/** For questions without a signal of their own: Next takes it away from those that renew what it has kept. */
const TIMEOUT_MS = 4_000;

/**
 * Puts the guard around what pages ask the CMS. It has to stand below Next's own `fetch`, which answers most questions from its cache: those
 * neither need the CMS nor tell anything of it. So it is put in place before Next is loaded.
 * @param fetchDirectly the platform's own
 * @returns the same for every other address. Pages change nothing, so whatever they ask may be asked again, within the time of their own signal
 */
export function guardFetch(fetchDirectly: typeof fetch, cmsUrl: string, guard: CmsGuard): typeof fetch {
  return (input, init) => {
    const address = typeof input === 'string' ? input : 'href' in input ? input.href : undefined;
    if (address === undefined || !address.startsWith(`${cmsUrl}/`)) return fetchDirectly(input, init);
    const mayTry = !address.startsWith(PICTURES, cmsUrl.length);
    const { signal } = init ?? {};
    return guard.run({ timeoutMs: TIMEOUT_MS, isRead: true, mayTry }, (leftMs) =>
      fetchDirectly(input, { ...init, headers: headersOf(init), signal: signal ?? AbortSignal.timeout(leftMs) }),
    );
  };
}

/** What is sent, with the id of the request on whose behalf it is. */
function headersOf(init: RequestInit | undefined): RequestInit['headers'] {
  const requestId = currentRequestId();
  if (requestId === undefined) return init?.headers;
  const headers = new Headers(init?.headers);
  headers.set('x-request-id', requestId);
  return headers;
}
