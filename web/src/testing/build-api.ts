import { createApi, type ApiOptions } from '@/api/app';
import { CmsAnswer } from '@/cms/ask-cms';

export const SITE = 'https://site.example';
export const SECRET = 'a-secret-of-the-tests';
export const SITE_API_SECRET = 'another-secret-of-the-tests';

/** What a CMS says, for a stand-in of it. */
export const cmsAnswer = (body: unknown, status = 200, headers: Record<string, string> = {}): CmsAnswer =>
  new CmsAnswer(status, headers, typeof body === 'string' ? body : JSON.stringify(body));

/** The `/api` app with a CMS that answers `{}`; a test replaces what it is about. */
export function buildApi(options: Partial<ApiOptions> = {}) {
  return createApi({
    siteUrl: SITE,
    askCms: () => Promise.resolve(cmsAnswer({})),
    siteApiSecret: SITE_API_SECRET,
    trustedProxyHops: 0,
    operations: {},
    isReady: () => true,
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
