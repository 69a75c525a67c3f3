import type { ReactNode } from 'react';

/** For messages: `<isolate>{name}</isolate>`, a name of whichever script inside a sentence of another. */
export const isolate = (name: ReactNode) => <bdi className="[overflow-wrap:anywhere]">{name}</bdi>;
