import type { ReactNode } from 'react';

/** For messages: `<ltr>{figure}</ltr>`, a figure with a sign or unit that reads left to right in every language. */
export const leftToRight = (figure: ReactNode) => (
  <bdi dir="ltr" className="tabular-nums">
    {figure}
  </bdi>
);
