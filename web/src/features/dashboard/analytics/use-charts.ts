import { useCallback, useEffect, useState } from 'react';

const load = () => import('./charts');
type Charts = Awaited<ReturnType<typeof load>>;

/** Loaded once; a chart that comes up later is drawn at once. */
let loaded: Charts | null = null;

export interface ChartsState {
  charts: Charts | null;
  /** They couldn't be loaded. */
  failed: boolean;
  retry: () => void;
}

/** The charts' code, which is larger than all the rest of the page and therefore comes after it. */
export function useCharts(): ChartsState {
  const [state, setState] = useState({ charts: loaded, failed: false });
  const start = useCallback(() => {
    let isWanted = true;
    load().then(
      (charts) => {
        loaded = charts;
        if (isWanted) setState({ charts, failed: false });
      },
      () => {
        if (isWanted) setState({ charts: null, failed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(() => (loaded ? undefined : start()), [start]);
  return { ...state, retry: start };
}
