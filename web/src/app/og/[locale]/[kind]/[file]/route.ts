import { loadSettings } from '@/features/company/company.server';
import { UNVERSIONED_SECONDS } from '@/features/share-image/constants';
import { shareImage } from '@/features/share-image/share-images.server';
import { isLocale } from '@/i18n/locales';
import { logError } from '@/lib/log';
import { isShareImageKind, shareImageVersion } from '@/lib/share-image';
import { loadSubject } from '../../../load-subject';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ locale: string; kind: string; file: string }>;
}

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/;
const MAX_FILE_LENGTH = 104;

const refusal = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'Not found' : 'Unavailable', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '5' }) },
  });

/** `/og/{locale}/{kind}/{slug}.png`: the sharing image of a page that is published in this language; 404 for everything else. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, kind, file } = await params;
  const slug = file.length <= MAX_FILE_LENGTH ? FILE.exec(file)?.[1] : undefined;
  if (!isLocale(locale) || !isShareImageKind(kind) || slug === undefined) return refusal(404);
  try {
    const subject = await loadSubject(locale, kind, slug);
    if (!subject) return refusal(404);
    const card = { ...subject, brand: (await loadSettings(locale)).name };
    const png = await shareImage(locale, card);
    const isCurrent = new URL(request.url).searchParams.get('v') === shareImageVersion(card);
    return new Response(new Uint8Array(png), {
      headers: {
        'Content-Type': 'image/png',
        'Content-Length': String(png.length),
        'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : `public, max-age=${UNVERSIONED_SECONDS}`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    logError('a sharing image could not be drawn', error, { path: `/og/${locale}/${kind}/${slug}` });
    return refusal(503);
  }
}
