import { logoSprite } from '@/features/home/integrations/logo-sprite';

// Made when the site is built. Its address carries the version of the logos, so it may be kept.
export const dynamic = 'force-static';

/** The logos of the integrations on the home page, which would weigh twice inside every copy of it. */
export function GET(): Response {
  return new Response(logoSprite(), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' } });
}
