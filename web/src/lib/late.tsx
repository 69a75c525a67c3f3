'use client';

import { Activity, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { expectPart, settlePart, type LatePart } from './held-press';
import { whenAwake } from './wake';

/**
 * A component whose code the browser fetches when the page is awake (`wake`). The server renders it like any other; until then React
 * leaves that HTML as it is. The boundary is an Activity, not a Suspense: it has no fallback that could show, and the server never writes it elsewhere in
 * the document. What is around it must not render anew before, or React drops the HTML: so only server components stand there.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const Part = lazy(async () => {
    const Loaded = await whenAwake(load);
    return {
      default: function Awake({ part, props }: { part: LatePart; props: Props }) {
        useEffect(() => settlePart(part), [part]);
        return <Loaded {...props} />;
      },
    };
  });
  return function Late(props) {
    const [part] = useState<LatePart>(() => ({ isAwake: false }));
    // After the effect of what is inside, where both come at once.
    useEffect(() => expectPart(part), [part]);
    return (
      <Activity>
        <Part part={part} props={props} />
      </Activity>
    );
  };
}
