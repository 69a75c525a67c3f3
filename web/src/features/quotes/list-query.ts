import { quoteListQuery } from '@/contracts/quotes';
import { paths } from '@/i18n/paths';

/** Requests on one page of the list. */
export const LIST_SIZE = 10;

/** The page that an address asks for; what makes no sense counts as the first. */
export const readPage = (given: string | string[] | undefined): number => quoteListQuery.shape.page.catch(1).parse(given);

/** Address of a page of the list, without language. */
export const listPagePath = (page: number): string => (page <= 1 ? paths.quotes : `${paths.quotes}?page=${page}`);

/** Path of the call that answers it. */
export const listCallPath = (page: number): string => `/quotes?page=${page}&limit=${LIST_SIZE}`;
