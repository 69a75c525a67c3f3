import type { ReactNode } from 'react';

/** For messages: `Learn More<about> about {title}</about>`, words that only those need who don't see what a link stands beside. */
export const forScreenReaders = (words: ReactNode) => <span className="sr-only">{words}</span>;
