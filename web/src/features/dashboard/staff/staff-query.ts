import { staffListQuery, type StaffStatus } from '@/contracts/staff';

/** What the list of staff accounts shows. */
export interface StaffQuery {
  page: number;
  status: StaffStatus | null;
  search: string;
}

const PAGE_SIZE = 20;

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** From the page's address; what is wrong in it counts as not given. */
export function readStaffQuery(given: Given): StaffQuery {
  const { page, status, search } = staffListQuery.shape;
  return {
    page: page.catch(1).parse(given.page),
    status: status.catch(undefined).parse(given.status) ?? null,
    search: search.catch(undefined).parse(given.search) ?? '',
  };
}

/** For the page's address; what is as always is left out. */
export function staffQueryString({ page, status, search }: StaffQuery): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (search) parameters.set('search', search);
  if (page > 1) parameters.set('page', String(page));
  return parameters.toString();
}

/** Path of the call that answers it. */
export function staffListPath({ page, status, search }: StaffQuery): string {
  const parameters = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
  if (status) parameters.set('status', status);
  if (search) parameters.set('search', search);
  return `/dashboard/staff?${parameters.toString()}`;
}
