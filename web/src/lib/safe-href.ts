const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Stands in for the site's own origin, so that relative addresses can be told from absolute ones. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * An address that editors wrote, if it may become a link: http(s), mailto, tel, or a path of this site.
 * @returns null for everything else (`javascript:`, `data:`, unreadable)
 */
export function safeHref(address: string): string | null {
  const trimmed = address.trim();
  if (!trimmed) return null;
  try {
    const { protocol } = new URL(trimmed, OWN_ORIGIN);
    return ALLOWED_PROTOCOLS.has(protocol) ? trimmed : null;
  } catch {
    return null;
  }
}

/** Whether an address leads away from this site, over http(s). */
export const isExternal = (href: string): boolean => /^(?:https?:)?\/\//i.test(href);
