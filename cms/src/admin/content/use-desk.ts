import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Edited } from './edited';

export type Reading<T> = { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'read'; readonly data: T };

/**
 * Reads what a route of `cms/src/panel/content-desk.ts` says about the document in the form, anew after each save.
 * @param path below the document's
 */
export function useDesk<T>({ path, language, revision }: Edited, below: string): Reading<T> {
  const { get } = useFetchClient();
  const [reading, setReading] = useState<Reading<T>>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    get<{ data: T }>(path + below, { params: { language } }).then(
      ({ data }) => isCurrent && setReading({ state: 'read', data: data.data }),
      () => isCurrent && setReading({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, path, below, language, revision]);

  return reading;
}
