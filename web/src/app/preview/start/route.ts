import { cookies } from 'next/headers';
import { startPreview } from '@/cms/preview';
import { previewedPath } from '@/cms/preview-pass';
import { env } from '@/config/env';
import { isLocale } from '@/i18n/locales';
import { leadTo } from '../lead-to';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Where the CMS's panel sends somebody who wants to see a draft. */
export async function GET(request: Request): Promise<Response> {
  const path = previewedPath(new URL(request.url).searchParams, env().SITE_API_SECRET);
  if (path === undefined) {
    return new Response('This preview link is too old, or it was never one.', {
      status: 403,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    });
  }
  await startPreview();
  // A stored choice of Arabic would lead away from the English draft.
  if (!isLocale(path.split('/')[1] ?? '')) (await cookies()).delete('language');
  return leadTo(path);
}
