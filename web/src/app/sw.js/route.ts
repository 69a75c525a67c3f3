import { BUILD_FILES, readBuildFile } from '@/config/build-files';
import { env } from '@/config/env';
import { RETIRED_WORKER } from '@/service-worker/retired';

export const dynamic = 'force-dynamic';

/**
 * The service worker, under plain `next start`; the production server sends the file itself. Where it is switched off, and in
 * development, browsers that still have one from before get a worker that takes itself out.
 */
export async function GET(): Promise<Response> {
  const worker = env().SERVICE_WORKER === 'on' ? await readBuildFile('sw.js') : null;
  return new Response(worker ?? RETIRED_WORKER, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': BUILD_FILES['sw.js'] },
  });
}
