import type { TrackRequest } from '@/contracts/analytics';
import { MAX_NAME } from './constants';

export type PageNames = Pick<TrackRequest, 'pageName' | 'blogTitle' | 'serviceName' | 'subServiceName'>;

/** A text in one line; nothing where there is none. */
export const oneLine = (text: string | null | undefined, max: number): string | undefined =>
  text?.replace(/\s+/g, ' ').trim().slice(0, max).trim() || undefined;

/** What a page wants to be called whose title says what was typed. */
const ownName = (page: Document): string | undefined => page.querySelector<HTMLElement>('[data-track-page]')?.dataset.trackPage;

/** The title as it may be told. */
export const tellableTitle = (page: Document): string => ownName(page) ?? page.title;

/** The title without the site's name behind it. */
function titleOf(page: Document): string {
  const brand = ` | ${page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''}`;
  return page.title.endsWith(brand) ? page.title.slice(0, -brand.length) : page.title;
}

/**
 * What the page that is shown is called.
 * @param staleTitle title of the page before: a title may follow its page a little later, and the main heading says it until then
 */
export function namesOf(page: Document, staleTitle?: string): PageNames {
  const marked = (what: string, element: Element | null = page.querySelector(`[data-track-${what}]`)) =>
    oneLine(element?.getAttribute(`data-track-${what}`), MAX_NAME);
  return {
    pageName: oneLine(ownName(page) ?? (page.title && page.title !== staleTitle ? titleOf(page) : page.querySelector('h1')?.textContent), MAX_NAME),
    blogTitle: marked('blog'),
    serviceName: marked('service'),
    subServiceName: marked('sub-service', page.getElementById(page.location.hash.slice(1))),
  };
}
