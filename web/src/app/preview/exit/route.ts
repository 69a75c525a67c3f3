import { endPreview } from '@/cms/preview';
import { siteUrl } from '@/config/env';
import { safeReturnPath } from '@/lib/return-path';
import { leadTo } from '../lead-to';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** The page that the banner was on, as far as the browser tells. */
function pathBefore(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(siteUrl()).origin ? safeReturnPath(pathname + search, '/') : '/';
}

/** Ends a preview: only this browser's own cookies go. */
export async function GET(request: Request): Promise<Response> {
  await endPreview();
  return leadTo(pathBefore(request));
}
