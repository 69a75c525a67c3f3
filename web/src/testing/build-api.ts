import { createApi, type ApiOptions } from '@/api/app';

export const SITE = 'https://site.example';
export const SECRET = 'a-secret-of-the-tests';

/** The `/api` app with a CMS that answers `{}`; a test replaces what it is about. */
export function buildApi(options: Partial<ApiOptions> = {}) {
  return createApi({
    siteUrl: SITE,
    askCms: () => Promise.resolve(Response.json({})),
    operations: {},
    pages: () => 'ok',
    revalidateSecret: SECRET,
    revalidate: () => undefined,
    onError: (error) => {
      throw error;
    },
    ...options,
  });
}

/** A POST of JSON as a browser of the site sends it. */
export const postJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
