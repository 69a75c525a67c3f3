import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../messages/en.json';
import { AUTO_ADVANCE_MS, SWIPE_PX } from './constants';
import { TeamCarousel } from './team-carousel';
import { TEAM_IDS } from './teams';

/** The window around the carousel: what of it is seen, and what the visitor asked for. */
const watch: { notify: (isSeen: boolean) => void } = { notify: () => undefined };
let isReduced: boolean;
let onMotionChange: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  isReduced = false;
  onMotionChange = () => undefined;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return isReduced;
      },
      addEventListener: (_type: string, listener: () => void) => void (onMotionChange = listener),
      removeEventListener: () => undefined,
    }),
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        watch.notify = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        watch.notify(true);
      }
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(isRtl = false) {
  const { teams, ...labels } = en.Benefits;
  return render(
    <>
      <h2 id="title">{labels.title}</h2>
      <TeamCarousel
        labelledBy="title"
        labels={labels}
        isRtl={isRtl}
        icons={{ previous: null, next: null, pause: null, play: null }}
        slides={TEAM_IDS.map((id) => ({ id, title: teams[id].title, card: <p>{teams[id].description}</p> }))}
      />
    </>,
  );
}

const carousel = () => screen.getByRole('region', { name: 'Who benefits' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** A mouse that waits by the test's clock. */
const pointer = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const current = () => TEAM_IDS[screen.getAllByRole('group', { name: / Teams, \d of 5$/ }).findIndex((slide) => !slide.classList.contains('invisible'))];
const marked = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const pause = () => screen.queryByRole('button', { name: en.Benefits.pause });

it('fades nothing before it has moved', () => {
  show();
  const fading = () => screen.getAllByRole('group', { name: / Teams, \d of 5$/ }).filter(({ className }) => className.includes('transition'));
  expect(fading()).toEqual([]);
  press(en.Benefits.next);
  expect(fading()).toHaveLength(TEAM_IDS.length);
});

it('moves on every five seconds and comes round', () => {
  expect(AUTO_ADVANCE_MS).toBe(5000);
  show();
  expect(current()).toBe('marketing');
  wait(AUTO_ADVANCE_MS - 1);
  expect(current()).toBe('marketing');
  for (const team of ['sales', 'content', 'growth', 'support', 'marketing']) {
    wait(team === 'sales' ? 1 : AUTO_ADVANCE_MS);
    expect(current()).toBe(team);
  }
  expect(marked()).toBe('Marketing Teams, 1 of 5');
});

describe.each([
  ['next', () => press('Next team'), 'sales'],
  ['previous', () => press('Previous team'), 'support'],
  ['a dot', () => press('Growth Teams, 4 of 5'), 'growth'],
  ['a swipe', () => swipe(-SWIPE_PX), 'sales'],
] as const)('%s', (_name, move, team) => {
  it(`shows ${team} and ends the moving by itself for good`, () => {
    show();
    expect(carousel().firstElementChild).toHaveAttribute('aria-live', 'off');
    move();
    expect(current()).toBe(team);
    expect(pause()).toBeNull();
    expect(carousel().firstElementChild).toHaveAttribute('aria-live', 'polite');
    act(() => watch.notify(false));
    act(() => watch.notify(true));
    fireEvent.pointerLeave(carousel());
    wait(10 * AUTO_ADVANCE_MS);
    expect(current()).toBe(team);
  });
});

function swipe(distance: number) {
  const card = carousel().firstElementChild as Element;
  fireEvent.touchStart(card, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(card, { changedTouches: [{ clientX: 200 + distance }] });
}

it('mirrors swipes in Arabic, and takes a short one for none', () => {
  show(true);
  swipe(SWIPE_PX - 1);
  expect(current()).toBe('marketing');
  expect(pause()).not.toBeNull();
  swipe(SWIPE_PX);
  expect(current()).toBe('sales');
  swipe(-SWIPE_PX);
  expect(current()).toBe('marketing');
});

it('pauses and plays by its button', () => {
  show();
  press(en.Benefits.pause);
  wait(3 * AUTO_ADVANCE_MS);
  expect(current()).toBe('marketing');
  press(en.Benefits.play);
  wait(AUTO_ADVANCE_MS);
  expect(current()).toBe('sales');
});

it('plays when asked to, although pointer and focus are on the button', async () => {
  show();
  await pointer().click(screen.getByRole('button', { name: en.Benefits.pause }));
  press(en.Benefits.play);
  wait(AUTO_ADVANCE_MS);
  expect(current()).toBe('sales');
});

it('pauses under the mouse, and not under a finger that passed', async () => {
  const user = pointer();
  show();
  const card = screen.getByText(en.Benefits.teams.marketing.description);
  await user.pointer([{ keys: '[TouchA>]', target: card }, { keys: '[/TouchA]' }]);
  wait(AUTO_ADVANCE_MS);
  expect(current()).toBe('sales');
  await user.hover(card);
  wait(3 * AUTO_ADVANCE_MS);
  expect(current()).toBe('sales');
  await user.hover(screen.getByRole('heading', { level: 2 }));
  wait(AUTO_ADVANCE_MS);
  expect(current()).toBe('content');
});

it('pauses while the focus is inside', () => {
  show();
  const next = screen.getByRole('button', { name: 'Next team' });
  act(() => next.focus());
  wait(3 * AUTO_ADVANCE_MS);
  expect(current()).toBe('marketing');
  act(() => next.blur());
  wait(AUTO_ADVANCE_MS);
  expect(current()).toBe('sales');
});

it('waits while the tab is hidden, and while it is out of the window', () => {
  show();
  const setHidden = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  setHidden(true);
  wait(3 * AUTO_ADVANCE_MS);
  setHidden(false);
  expect(current()).toBe('marketing');
  wait(AUTO_ADVANCE_MS);
  expect(current()).toBe('sales');
  act(() => watch.notify(false));
  wait(3 * AUTO_ADVANCE_MS);
  act(() => watch.notify(true));
  expect(current()).toBe('sales');
  wait(AUTO_ADVANCE_MS);
  expect(current()).toBe('content');
});

it('doesn’t move by itself under reduced motion', () => {
  isReduced = true;
  show();
  wait(3 * AUTO_ADVANCE_MS);
  expect(current()).toBe('marketing');
  press('Next team');
  expect(current()).toBe('sales');
});

it('stops as soon as reduced motion is asked for', () => {
  show();
  isReduced = true;
  act(() => onMotionChange());
  wait(3 * AUTO_ADVANCE_MS);
  expect(current()).toBe('marketing');
});

it('says what it is', () => {
  show();
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getAllByRole('group', { name: / Teams, \d of 5$/ })).toHaveLength(5);
  expect(screen.getByText(en.Benefits.teams.support.description).parentElement).toHaveAttribute('aria-roledescription', 'slide');
});
