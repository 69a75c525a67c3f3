import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path with its language (`localePath`), or any other address. */
  href: string;
}

/**
 * A link of the site. Nothing is fetched ahead: pages come from memory and prefetching would pull their code onto this one.
 * Addresses with an anchor load for real, because only then the browser moves focus to the target and `:target` matches.
 */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  if (!href.startsWith('/') || href.startsWith('//') || href.includes('#')) return <a href={href} {...props} />;
  return <Link href={href} prefetch={false} {...props} />;
}
