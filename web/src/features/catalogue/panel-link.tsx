import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link from one service's panel to another's. It takes the open one's place in the history, so that "back" always closes the panel. */
export function PanelLink(props: Omit<ComponentProps<typeof Link>, 'replace' | 'prefetch'>) {
  return <Link replace prefetch={false} {...props} />;
}
