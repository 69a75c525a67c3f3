import { cmsUrl } from '@/config/env';
import { serveMedia } from '@/lib/media';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ path: string[] }>;
}

const handle = async (request: Request, { params }: Context): Promise<Response> =>
  serveMedia(cmsUrl(), (await params).path, request);

export { handle as GET, handle as HEAD };
