/** Headers of every answer, whichever server gives it. */
export const baseSecurityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Sent only where the site's own address is https; a year, as browsers' preload lists ask for. */
export const strictTransportSecurity = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const;

interface InlineSources {
  /** Sources besides 'self' for script elements, as they stand in the policy: `'sha256-…'`. */
  scripts?: readonly string[];
  styles?: readonly string[];
}

/**
 * The site's content security policy: nothing from elsewhere, no inline code but what is named.
 * Style attributes stay allowed because next/image writes them.
 */
export function contentSecurityPolicy({ scripts = [], styles = [] }: InlineSources = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Headers for plain `next start`, which can't hash what it streams: the same policy with inline scripts allowed.
 * The production server replaces that policy with one of hashes.
 */
export const nextConfigHeaders = (): { key: string; value: string }[] =>
  [
    ...baseSecurityHeaders,
    ['Content-Security-Policy', contentSecurityPolicy({ scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] })] as const,
  ].map(([key, value]) => ({ key, value }));
