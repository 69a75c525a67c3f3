import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { nextConfigHeaders, nextFileHeaders } from './src/config/security-headers';

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts');

/** First path segments that are no pages of a language: the languages themselves and what only machines ask for. */
const notAPage = '(?!(?:ar|en|api|media|preview|_next)(?:/|$))';

const choseArabic = [{ type: 'cookie' as const, key: 'language', value: 'ar' }];

const config: NextConfig = {
  distDir: process.env.WEB_DIST_DIR || '.next',
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  cacheHandler: path.join(import.meta.dirname, 'server/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [360, 640, 828, 1080, 1440, 1920],
    imageSizes: [96, 192, 288],
    qualities: [72],
    // A changed upload has another address (`?v=`), except inside articles, where it shows after a day at the latest.
    minimumCacheTTL: 60 * 60 * 24,
    localPatterns: [{ pathname: '/media/**' }],
    dangerouslyAllowSVG: false,
  },
  async headers() {
    return [
      { source: '/:path*', headers: nextConfigHeaders() },
      { source: '/:folder(media|og|preview)/:path*', headers: nextFileHeaders() },
      // A preview of drafts (`src/cms/preview.ts`). The cookie is Next's own.
      {
        source: '/:path*',
        has: [{ type: 'cookie', key: '__prerender_bypass' }],
        headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
      },
    ];
  },
  async redirects() {
    return [
      // A reader who once chose Arabic gets Arabic, on every address that names no language.
      { source: '/', has: choseArabic, destination: '/ar', permanent: false },
      { source: `/:path(${notAPage}[^.]*)`, has: choseArabic, destination: '/ar/:path', permanent: false },
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/', destination: '/en' },
        { source: '/sitemap.xml', destination: '/sitemaps/index.xml' },
        // Not a page: its dot keeps it from the rule below, and from the redirect to Arabic.
        { source: '/blog/rss.xml', destination: '/en/blog/rss.xml' },
        { source: `/:path(${notAPage}[^.]*)`, destination: '/en/:path' },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default withNextIntl(config);
