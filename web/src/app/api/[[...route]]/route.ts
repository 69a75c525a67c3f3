import { revalidateTag } from 'next/cache';
import { createApi } from '@/api/app';
import { createAskCms } from '@/cms/ask-cms';
import { env } from '@/config/env';
import operations from '@/gql/operations.json';
import { logError } from '@/lib/log';
import { pageRegistry } from '@/lib/page-registry';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

type Api = ReturnType<typeof createApi>;
let api: Api | undefined;

/** Made on the first call and not when the module loads: a build has no environment. */
function mountedApi(): Api {
  return (api ??= createApi({
    siteUrl: env().SITE_URL,
    askCms: createAskCms(env().CMS_URL),
    siteApiSecret: env().SITE_API_SECRET,
    trustedProxyHops: env().TRUSTED_PROXY_HOPS,
    geolocationUrl: env().GEOLOCATION_URL,
    operations,
    isReady: () => pageRegistry().pages === 'ok',
    revalidateSecret: env().REVALIDATE_SECRET,
    // "max": whoever asks first still gets the old page at once, and a page that can't be renewed keeps being served.
    revalidate: (tags) => tags.forEach((tag) => revalidateTag(tag, 'max')),
    onError: (error, requestId) => logError('api call failed', error, { requestId }),
  }));
}

const handle = (request: Request): Response | Promise<Response> => mountedApi().fetch(request);

export { handle as GET, handle as HEAD, handle as POST, handle as PUT, handle as PATCH, handle as DELETE, handle as OPTIONS };
