import { act, fireEvent, render, screen } from '@testing-library/react';
import { removeEntry } from '@/lib/browser-storage';
import { SEEN_KEY, STEP_LOCK_MS } from './constants';
import { ServicesStepper } from './services-stepper';

export const TITLES = ['SEO', 'Content', 'Brand'];
export const WINDOW_HEIGHT = 900;

/** Where the stepper stands in the window. */
export const panel = { top: 150, height: 600 };

/** Whether this is a window for the stepper. */
export const media = Object.assign(new EventTarget(), { matches: true });

/** How much of the stepper is in sight. */
export let tellSight: (share: number) => void;

export const scrolledTo = jest.fn();

/** Gives the tests of a file a browser that measures, and a clock that stands still. */
export function withFakeBrowser(): void {
  beforeAll(() => {
    Object.assign(window, { matchMedia: () => media, innerHeight: WINDOW_HEIGHT });
    Element.prototype.scrollIntoView = scrolledTo;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => panel as DOMRect);
    window.IntersectionObserver = class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        tellSight = (share) => act(() => callback([{ intersectionRatio: share }]));
      }
      observe = jest.fn();
      disconnect = jest.fn();
    } as unknown as typeof IntersectionObserver;
  });

  beforeEach(() => {
    jest.useFakeTimers();
    scrolledTo.mockClear();
    removeEntry('session', SEEN_KEY);
    Object.assign(panel, { top: 150, height: 600 });
    Object.assign(media, { matches: true });
    Object.assign(window, { innerWidth: 1440, scrollY: 0 });
  });

  afterEach(() => jest.useRealTimers());
}

export function renderStepper(rtl = false) {
  return render(
    <>
      <a href="#before">before</a>
      <ServicesStepper
        rtl={rtl}
        labels={{ dots: 'Choose a service', skip: 'Skip', forward: 'forward', back: 'back', swipe: 'swipe' }}
        items={TITLES.map((title, index) => ({
          id: title,
          title,
          progress: `${index + 1} of ${TITLES.length} services`,
          card: <a href={`#${title}`}>Learn more about {title}</a>,
        }))}
      />
    </>,
  );
}

export const page = () => document.querySelector('[data-stepper]')?.getAttribute('data-stepper');
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
export const wheel = (deltaY: number, init: WheelEventInit = {}) => fireEvent.wheel(window, { deltaY, cancelable: true, ...init });
export const scrollBy = (pixels: number) => {
  Object.assign(window, { scrollY: window.scrollY + pixels });
  fireEvent.scroll(window);
};
export const press = (key: string) => {
  fireEvent.keyDown(document.body, { key });
  fireEvent.keyUp(document.body, { key });
};
export const swipe = (from: number, ...to: number[]) => {
  fireEvent.touchStart(window, { touches: [{ clientX: 0, clientY: from }] });
  for (const clientY of to) fireEvent.touchMove(window, { touches: [{ clientX: 0, clientY }] });
};
export const showsService = (n: number) => {
  expect(screen.getByText(`${n} of 3 services`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: TITLES[n - 1] })).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'))).toHaveLength(1);
};

/** Scrolls to the stepper, and waits until it takes input. */
export function arrive() {
  tellSight(1);
  wheel(100);
  scrollBy(100);
  expect(page()).toBe('locked');
  wait(STEP_LOCK_MS);
}
