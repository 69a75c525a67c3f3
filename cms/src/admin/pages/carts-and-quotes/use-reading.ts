import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import { useTexts } from './use-texts';

export interface Pagination {
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

interface Answer<T> {
  readonly data: T;
  readonly pagination: Pagination;
}

type Reading<T> = { readonly state: 'loading' } | { readonly state: 'failed' } | ({ readonly state: 'read' } & Answer<T>);

/**
 * Reads one of the page's own routes.
 * @param path below `/carts-and-quotes`
 */
export function useReading<T>(path: string, page = '1'): Reading<T> {
  const { get } = useFetchClient();
  const { language } = useTexts();
  const [reading, setReading] = useState<Reading<T>>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    setReading({ state: 'loading' });
    get<Answer<T>>(`/carts-and-quotes/${path}`, { params: { page, language } }).then(
      ({ data }) => isCurrent && setReading({ state: 'read', ...data }),
      () => isCurrent && setReading({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, path, page, language]);

  return reading;
}
