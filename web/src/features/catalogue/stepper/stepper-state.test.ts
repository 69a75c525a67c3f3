import { BACK_LOCK_MS, EVENT_CAP_PX, RELEASE_AFTER_MS, STEP_LOCK_MS, STEP_THRESHOLD_NARROW_PX, STEP_THRESHOLD_PX } from './constants';
import { atFirst, nextState, type StepperState } from './stepper-state';

const TOTAL = 4;
const ARRIVED_AT = 10_000;
/** The first moment at which input counts. */
const START = ARRIVED_AT + STEP_LOCK_MS;

const arrived = (total = TOTAL) => nextState(atFirst(total), { type: 'arrive', at: ARRIVED_AT, seen: false });
const standingAt = (index: number): StepperState => ({ ...arrived(), index });

const input = (state: StepperState, amount: number, at = START, threshold = STEP_THRESHOLD_PX) =>
  nextState(state, { type: 'input', at, amount, threshold });

/** Several equal events, a few milliseconds apart. */
const inputs = (state: StepperState, amounts: readonly number[], at = START, threshold = STEP_THRESHOLD_PX) =>
  amounts.reduce((before, amount, position) => input(before, amount, at + position * 16, threshold), state);

it('holds the figures of the specification', () => {
  expect({ STEP_THRESHOLD_NARROW_PX, STEP_THRESHOLD_PX, EVENT_CAP_PX, STEP_LOCK_MS, BACK_LOCK_MS, RELEASE_AFTER_MS }).toEqual({
    STEP_THRESHOLD_NARROW_PX: 80,
    STEP_THRESHOLD_PX: 120,
    EVENT_CAP_PX: 100,
    STEP_LOCK_MS: 1200,
    BACK_LOCK_MS: 1500,
    RELEASE_AFTER_MS: 3000,
  });
});

describe('accumulating', () => {
  it.each([
    { threshold: 120, amounts: [40, 40], index: 0 },
    { threshold: 120, amounts: [40, 40, 39], index: 0 },
    { threshold: 120, amounts: [40, 40, 40], index: 1 },
    { threshold: 80, amounts: [40, 39], index: 0 },
    { threshold: 80, amounts: [40, 40], index: 1 },
  ])('$amounts make index $index of a threshold of $threshold', ({ threshold, amounts, index }) => {
    expect(inputs(arrived(), amounts, START, threshold).index).toBe(index);
  });

  it('counts 100 of an event at most', () => {
    expect(input(arrived(), 5000)).toMatchObject({ index: 0, carried: 100 });
    expect(inputs(arrived(), [5000, 19]).index).toBe(0);
    expect(inputs(arrived(), [5000, 20]).index).toBe(1);
    expect(inputs(standingAt(2), [-5000, -19]).index).toBe(2);
    expect(inputs(standingAt(2), [-5000, -20]).index).toBe(1);
  });

  it('makes one step of one event, and keeps nothing for the next', () => {
    expect(input(arrived(), 5000, START, 80)).toMatchObject({ index: 1, carried: 0 });
  });

  it('begins anew when the direction turns', () => {
    expect(inputs(standingAt(1), [100, -40])).toMatchObject({ index: 1, carried: -40 });
  });

  it('is let go after 3 s without input', () => {
    const before = input(arrived(), 100);
    expect(input(before, 20, START + 2999).index).toBe(1);
    expect(input(before, 20, START + 3000)).toMatchObject({ index: 0, carried: 20 });
  });

  it('ignores an event without movement', () => {
    const state = arrived();
    expect(input(state, 0)).toBe(state);
  });
});

describe('locks', () => {
  it('takes no input for 1.2 s after a step, nor keeps it', () => {
    const stepped = inputs(arrived(), [100, 20], START);
    const at = START + 16;
    expect(inputs(stepped, [100, 100], at + 1199 - 16)).toMatchObject({ index: 1, carried: 0 });
    expect(inputs(stepped, [100, 100], at + 1200).index).toBe(2);
  });

  it('takes what is left of the scrolling that led here for no step', () => {
    expect(inputs(arrived(), [100, 100], START - 32)).toMatchObject({ index: 0, carried: 0 });
    expect(inputs(arrived(), [100, 100], START).index).toBe(1);
  });

  it('lets no second step back follow for 1.5 s, but one forward after 1.2 s', () => {
    const steppedBack = input(standingAt(3), -100, START, 80);
    expect(steppedBack.index).toBe(2);
    expect(input(steppedBack, -100, START + 1499, 80).index).toBe(2);
    expect(input(steppedBack, -100, START + 1500, 80).index).toBe(1);
    expect(input(steppedBack, 100, START + 1199, 80).index).toBe(2);
    expect(input(steppedBack, 100, START + 1200, 80).index).toBe(3);
  });
});

describe('the page', () => {
  it('is locked from the arrival on, once', () => {
    expect(arrived().page).toBe('locked');
    const released = nextState(arrived(), { type: 'release' });
    expect(released.page).toBe('released');
    expect(nextState(released, { type: 'arrive', at: START, seen: false }).page).toBe('released');
  });

  it('is never locked where the stepper had its turn, or has nothing to step to', () => {
    expect(nextState(atFirst(TOTAL), { type: 'arrive', at: ARRIVED_AT, seen: true }).page).toBe('released');
    expect(arrived(1).page).toBe('released');
  });

  it('is released past the last service', () => {
    const last = standingAt(TOTAL - 1);
    expect(inputs(last, [100, 19]).page).toBe('locked');
    expect(inputs(last, [100, 20])).toMatchObject({ page: 'released', index: TOTAL - 1 });
  });

  it('is released back past the first', () => {
    expect(inputs(arrived(), [-100, -20])).toMatchObject({ page: 'released', index: 0 });
  });

  it('takes no input before and after', () => {
    for (const state of [atFirst(TOTAL), nextState(arrived(), { type: 'release' })]) {
      expect(inputs(state, [100, 100])).toBe(state);
    }
  });

  it('is not given up before it was locked', () => {
    const state = atFirst(TOTAL);
    expect(nextState(state, { type: 'release' })).toBe(state);
  });
});

it('goes to any service by its dot, at any time, and locks like a step', () => {
  const chosen = nextState(arrived(), { type: 'choose', at: START, index: 3 });
  expect(chosen.index).toBe(3);
  expect(inputs(chosen, [-100, -100], START + 1168).index).toBe(3);
  const back = nextState(chosen, { type: 'choose', at: START + 1, index: 1 });
  expect(back.index).toBe(1);
  expect(input(back, -100, START + 1500, 80).index).toBe(1);
  expect(input(back, -100, START + 1501, 80).index).toBe(0);
});
