import type { ComponentPropsWithRef } from 'react';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path with its language (`localePath`), or any other address. */
  href: string;
}

/** Pages of the site: no file, which has a dot in its name, and nothing that only machines or the browser itself ask for. */
const PAGE = /^\/(?!\/|(?:api|media|preview)(?:\/|$))[^.#?]*(?:\?[^#]*)?$/;

/**
 * A link of the site. `SoftLinks` shows its page without loading the document anew; until that runs, the browser goes there by itself.
 * Addresses with an anchor always load for real, because only then the browser moves focus to the target and `:target` matches.
 */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  return <a href={href} data-soft={PAGE.test(href) || undefined} {...props} />;
}
