import { MAX_QUERY_LENGTH, searchQuery } from '@/contracts/search';
import { paths } from '@/i18n/paths';

type Given = string | string[] | undefined;

/** The words an address asks for, empty where it asks for none. Whatever else stands there is cut to what can be searched for. */
export function readWords(given: Given): string {
  const text = (Array.isArray(given) ? given[0] : given) ?? '';
  // Cut through the middle, a character of two parts leaves one that nothing can store.
  const cut = text.replaceAll('\u0000', ' ').trim().slice(0, MAX_QUERY_LENGTH).replace(/\p{Surrogate}/gu, '');
  const parsed = searchQuery.shape.q.safeParse(cut);
  return parsed.success ? parsed.data : '';
}

/** The page of results that an address asks for; what makes no sense counts as the first. */
export const readPage = (given: Given): number => searchQuery.shape.page.catch(1).parse(given);

/** Address of a page of results, without language. */
export function searchPath(words: string, page = 1): string {
  const query = new URLSearchParams({ ...(words !== '' && { q: words }), ...(page > 1 && { page: String(page) }) }).toString();
  return query === '' ? paths.search : `${paths.search}?${query}`;
}
