import { z } from 'zod';
import type { ContentKind, StaffContentListQueryVariables } from '@/gql/operations';
import { PAGE_SIZE, type Given } from './content-query';

export const boardKinds = ['service', 'subService', 'post'] as const satisfies readonly ContentKind[];
/** All of it, or what is left to do. */
export const boardShows = ['all', 'withoutArabic', 'outdated', 'drafts'] as const;

export interface BoardQuery {
  page: number;
  kind: (typeof boardKinds)[number];
  show: (typeof boardShows)[number];
}

const wholeBoard: BoardQuery = { page: 1, kind: 'service', show: 'all' };

const read = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(wholeBoard.page),
  kind: z.enum(boardKinds).catch(wholeBoard.kind),
  show: z.enum(boardShows).catch(wholeBoard.show),
});

/** From the page's address; what is wrong in it counts as not given. */
export const readBoardQuery = (given: Given): BoardQuery => read.parse(given);

/** For the page's address; what is as always is left out. */
export function boardQueryString({ page, kind, show }: Partial<BoardQuery>): string {
  const parameters = new URLSearchParams();
  if (kind && kind !== wholeBoard.kind) parameters.set('kind', kind);
  if (show && show !== wholeBoard.show) parameters.set('show', show);
  if (page && page > 1) parameters.set('page', String(page));
  return parameters.toString();
}

/** For the question that answers it. */
export function boardVariables({ page, kind, show }: BoardQuery): StaffContentListQueryVariables {
  const narrowings = {
    all: {},
    withoutArabic: { state: 'missing', language: 'ar' },
    outdated: { outdated: true },
    drafts: { state: 'draft' },
  } as const satisfies Record<BoardQuery['show'], Partial<StaffContentListQueryVariables>>;
  return { kind, page, limit: PAGE_SIZE, sort: kind === 'post' ? 'changed' : 'order', ...narrowings[show] };
}
