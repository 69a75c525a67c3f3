import { configuredOrigins, type ProviderOrigins } from './analytics-provider';

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

/** The policy of what is no page: texts, pictures, feeds. Nothing runs, and nothing is loaded, where a browser shows one all the same. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface PolicySources {
  /** Sources besides 'self' for script elements, as they stand in the policy: `'sha256-…'`, `'nonce-…'`. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Of the analytics that the site is set up with. */
  provider?: ProviderOrigins;
}

const listed = (...sources: readonly string[]): string => sources.join(' ');

/**
 * The site's content security policy: nothing from elsewhere but configured analytics, no inline code but what is named.
 * Style attributes stay allowed because next/image writes them.
 */
export function contentSecurityPolicy({ scripts = [], styles = [], provider = configuredOrigins() }: PolicySources = {}): string {
  return [
    "default-src 'self'",
    `script-src ${listed("'self'", ...scripts, ...provider.scripts)}`,
    `style-src ${listed("'self'", ...styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${listed("'self'", 'data:', ...provider.images)}`,
    "font-src 'self'",
    `connect-src ${listed("'self'", ...provider.connections)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Headers for plain `next start`, which can't hash what it streams: the same policy with inline scripts allowed.
 * The production server replaces that policy with one of hashes, or of a nonce.
 * Made when the site is built: there, analytics have to be set up by then.
 */
export const nextConfigHeaders = (): { key: string; value: string }[] =>
  [
    ...baseSecurityHeaders,
    ['Content-Security-Policy', contentSecurityPolicy({ scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] })] as const,
  ].map(([key, value]) => ({ key, value }));

/** What Next answers itself and is no page. It prefers headers of its configuration to those of a route. */
export const nextFileHeaders = (): { key: string; value: string }[] => [{ key: 'Content-Security-Policy', value: `${CLOSED_POLICY}; sandbox` }];
