'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The `SiteLink` that a click would follow in this window; null for any other click. */
function followedBy(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !('soft' in link.dataset) || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return link;
}

/**
 * Has the router follow the site's links, all of them by one listener: a component for each would be in every page's first load.
 * Nothing is fetched ahead: pages come from memory, and prefetching would pull their code onto this one. Every layout has one.
 */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedBy(event);
      if (!link) return;
      event.preventDefault();
      router.push(link.pathname + link.search);
    };
    // At the very end of its way: whoever has something else in mind with a press has said so by then.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);
  return null;
}
