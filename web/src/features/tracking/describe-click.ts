import type { ClickRequest } from '@/contracts/analytics';
import { MAX_NAME, MAX_TEXT } from './constants';
import { namesOf, oneLine, tellableTitle } from './describe-page';
import { isTracked } from './tracked-path';

export type ClickDescription = Pick<ClickRequest, 'buttonText' | 'buttonId' | 'buttonType' | 'buttonHref' | 'pageName' | 'pageTitle'>;

/** What is told of: nothing that holds what somebody typed or chose. */
const PRESSABLE = 'a[href], button, [role="button"]';

/** Ids that we gave; React's own differ from page to page. */
const OWN_ID = /^[a-z][a-z0-9-]*$/i;

/** The link or button that was pressed; null where none was. */
export const pressedIn = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;

/** Without its query, which may hold anything. A page that is never told of isn't named here either. */
function addressOf(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin, pathname, hash } = link;
  if (origin === window.location.origin) return isTracked(pathname) ? pathname + hash : undefined;
  return (origin === 'null' ? protocol : origin) + pathname;
}

/** What a link or button is called, where it leads, and on which page it is. */
export function describeClick(element: HTMLElement): ClickDescription {
  const isLink = element instanceof HTMLAnchorElement;
  return {
    buttonText: oneLine(element.getAttribute('aria-label') || element.textContent, MAX_TEXT),
    buttonId: OWN_ID.test(element.id) ? element.id : undefined,
    buttonType: isLink ? 'link' : element instanceof HTMLButtonElement ? element.type : 'button',
    buttonHref: isLink ? addressOf(element) : undefined,
    pageName: namesOf(document).pageName,
    pageTitle: oneLine(tellableTitle(document), MAX_NAME),
  };
}
