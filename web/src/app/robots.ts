import type { MetadataRoute } from 'next';
import { siteUrl } from '@/config/env';

// The site's address is a setting of the running site, not of its build.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/dashboard', '/ar/dashboard'] },
    sitemap: new URL('/sitemap.xml', siteUrl()).href,
  };
}
