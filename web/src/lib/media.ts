/** Types that the site hands out under `/media/`, by what the CMS says they are. SVG is left out: it can carry script. */
const IMAGE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

const SAFE_NAME = /^[A-Za-z0-9._-]+$/;
const TIMEOUT_MS = 10_000;
const PASSED_ON = ['content-length', 'last-modified', 'etag'];

const refusal = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'Not found' : 'Unavailable', {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 503 && { 'Retry-After': '5' }),
    },
  });

/**
 * Answers `/media/<name>` with the CMS's upload of that name, passed through as it arrives.
 * An address that names a version (`?v=`) never changes what it shows; any other is asked again after a day, as a file may be replaced under its name.
 * @param segments path behind `/media/`; anything but one plain name is not found
 * @param request only its method and its conditional headers matter
 * @returns 404 for what is no image of the CMS, 503 while the CMS doesn't answer
 */
export async function serveMedia(cmsUrl: string, segments: readonly string[], request: Request): Promise<Response> {
  const [name, ...deeper] = segments;
  if (!name || deeper.length || !SAFE_NAME.test(name) || /^\.+$/.test(name)) return refusal(404);

  let upstream: Response;
  try {
    upstream = await fetch(`${cmsUrl}/uploads/${name}`, {
      method: request.method,
      // A picture is compressed already, and its length is only passed on truthfully when nobody decodes on the way.
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch {
    return refusal(503);
  }

  const type = upstream.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (upstream.status !== 200 || !IMAGE_TYPES.has(type)) {
    await upstream.body?.cancel();
    return refusal(upstream.status >= 500 ? 503 : 404);
  }

  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': new URL(request.url).searchParams.has('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  for (const header of PASSED_ON) {
    const value = upstream.headers.get(header);
    if (value) headers.set(header, value);
  }
  return new Response(upstream.body, { status: 200, headers });
}
