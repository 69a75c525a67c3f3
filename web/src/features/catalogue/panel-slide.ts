/** How long one panel takes to slide over to the next, in milliseconds. */
export const PANEL_SLIDE_MS = 250;

const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** A picture of a panel that is about to go, and where it was in the window. */
export interface Leaving {
  picture: HTMLElement;
  top: number;
}

/** Takes a picture of the panel, as it is replaced by the next one at once; nothing where the visitor wants no motion. */
export function pictureOf(panel: HTMLElement | null): Leaving | null {
  if (!panel || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return null;
  const picture = panel.cloneNode(true) as HTMLElement;
  // They are in the browser's memory; without this they would be blank for a moment.
  for (const image of picture.querySelectorAll('img')) image.decoding = 'sync';
  const heading = panel.querySelector('h1');
  if (heading) picture.querySelector('h1')?.replaceWith(plainCopyOf(heading));
  return { picture, top: panel.getBoundingClientRect().top };
}

/** The same to the eye, as a document has one main heading only: that of the new panel. */
function plainCopyOf(heading: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.className = heading.className;
  copy.textContent = heading.textContent;
  const { fontWeight, letterSpacing, textWrap } = window.getComputedStyle(heading);
  Object.assign(copy.style, { fontWeight, letterSpacing, textWrap });
  return copy;
}

interface Slide {
  leaving: Leaving;
  panel: HTMLElement;
  /** Holds the picture; lies over the panel. */
  stage: HTMLElement;
  /** Whether the new panel comes from the end of the line: from the right in English, from the left in Arabic. */
  forward: boolean;
}

/** Slides the panel in and the picture of the former one out. */
export function slide({ leaving: { picture, top }, panel, stage, forward }: Slide): void {
  const fromRight = forward !== (document.documentElement.dir === 'rtl');
  const [entry, exit] = fromRight ? ['100%', '-100%'] : ['-100%', '100%'];
  const timing: KeyframeAnimationOptions = { duration: PANEL_SLIDE_MS, easing: EASING, fill: 'backwards' };
  panel.animate([{ transform: `translateX(${entry})` }, { transform: 'none' }], timing);

  // The page was scrolled to the new panel's top meanwhile; the former one leaves from where it was seen.
  picture.style.translate = `0 ${top - stage.getBoundingClientRect().top}px`;
  stage.replaceChildren(picture);
  const leave = picture.animate([{ transform: 'none' }, { transform: `translateX(${exit})` }], { ...timing, fill: 'forwards' });
  leave.onfinish = () => picture.remove();
}
