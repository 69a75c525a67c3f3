import { z } from 'zod';
import { contentStates } from '@/contracts/content';
import type { StaffContentListQueryVariables } from '@/gql/operations';
import { locales, type Locale } from '@/i18n/locales';

export const contentSorts = ['order', 'title', 'changed'] as const;
export type ContentSort = (typeof contentSorts)[number];

/** How a document stands: one of its states, or out of date. */
export const contentStandings = [...contentStates, 'outdated'] as const;
export type ContentStanding = (typeof contentStandings)[number];

/** What a list of content shows. */
export interface ContentQuery {
  page: number;
  search: string;
  /** Of the language below; of either where there is none. */
  standing: ContentStanding | null;
  language: Locale | null;
  sort: ContentSort;
}

export const PAGE_SIZE = 20;

export const wholeList: ContentQuery = { page: 1, search: '', standing: null, language: null, sort: 'order' };

export type Given = Readonly<Record<string, string | string[] | undefined>>;

const page = z.coerce.number().int().min(1).max(100_000);
const search = z.string().trim().max(100);

/**
 * From the page's address; what is wrong in it counts as not given.
 * @param usual what the list shows where the address says nothing
 */
export function readContentQuery(given: Given, usual: ContentQuery = wholeList): ContentQuery {
  return {
    page: page.catch(usual.page).parse(given.page),
    search: search.catch(usual.search).parse(given.search),
    standing: z.enum(contentStandings).nullable().catch(usual.standing).parse(given.standing),
    language: z.enum(locales).nullable().catch(usual.language).parse(given.language),
    sort: z.enum(contentSorts).catch(usual.sort).parse(given.sort),
  };
}

/** For the page's address; what is as always is left out. */
export function contentQueryString(query: ContentQuery, usual: ContentQuery = wholeList): string {
  const parameters = new URLSearchParams();
  for (const name of ['search', 'standing', 'language', 'sort'] as const) {
    const value = query[name];
    if (value && value !== usual[name]) parameters.set(name, value);
  }
  if (query.page > 1) parameters.set('page', String(query.page));
  return parameters.toString();
}

/** For the question that answers it. Only Arabic can be out of date. */
export function contentVariables({ page: number, search: words, standing, language, sort }: ContentQuery): Omit<StaffContentListQueryVariables, 'kind'> {
  const isOutdated = standing === 'outdated';
  return {
    page: number,
    limit: PAGE_SIZE,
    sort,
    ...(words && { search: words }),
    ...(isOutdated && { outdated: true }),
    ...(standing && !isOutdated && { state: standing }),
    ...(standing && !isOutdated && language && { language }),
  };
}

const news = ['removedService', 'removedSubService'] as const;
/** What was done on the page that led to the list, as its address says it. */
export type ContentNews = (typeof news)[number];

export const readContentNews = (given: Given): ContentNews | null => z.enum(news).nullable().catch(null).parse(given.done ?? null);

/** Whether anything is left out of the list. */
export const isNarrowed = ({ search: words, standing }: ContentQuery): boolean => words !== '' || standing !== null;
