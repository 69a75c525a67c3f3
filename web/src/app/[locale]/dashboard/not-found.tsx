import { getLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';

/** Next hands no parameters to this file; the layout above has told next-intl the language. */
export default async function NotFound() {
  return <NotFoundView locale={await getLocale()} />;
}
