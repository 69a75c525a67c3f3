import { BACK_LOCK_MS, EVENT_CAP_PX, RELEASE_AFTER_MS, STEP_LOCK_MS } from './constants';

export interface StepperState {
  readonly total: number;
  /** Which service is shown, from 0. */
  readonly index: number;
  /** `free`: not reached yet. `locked`: the page stands still. `released`: it never does again. */
  readonly page: 'free' | 'locked' | 'released';
  /** Input that wasn't enough for a step yet, in CSS pixels; forward is positive. */
  readonly carried: number;
  /** When that was last added to. All times are milliseconds of `performance.now()`. */
  readonly carriedAt: number;
  /** From when on input counts. */
  readonly inputFrom: number;
  /** From when on input that goes back counts. */
  readonly backFrom: number;
}

export type StepperAction =
  /** The visitor has scrolled to it. `seen`: it had its turn in this visit. */
  | { type: 'arrive'; at: number; seen: boolean }
  /** A wheel, touch or key event: `amount` pixels, of which `threshold` make a step. */
  | { type: 'input'; at: number; amount: number; threshold: number }
  /** A progress dot. */
  | { type: 'choose'; at: number; index: number }
  /** Skip, Esc, or the visitor went elsewhere. */
  | { type: 'release' };

export const atFirst = (total: number): StepperState => ({
  total,
  index: 0,
  page: 'free',
  carried: 0,
  carriedAt: 0,
  inputFrom: 0,
  backFrom: 0,
});

/** The rules of the stepper, without a clock or a page of their own. */
export function nextState(state: StepperState, action: StepperAction): StepperState {
  switch (action.type) {
    case 'arrive':
      if (state.page !== 'free') return state;
      if (action.seen || state.total < 2) return { ...state, page: 'released' };
      // What is left of the movement that led here would be the first step, before anything was read.
      return { ...state, page: 'locked', inputFrom: action.at + STEP_LOCK_MS };
    case 'input':
      return afterInput(state, action);
    case 'choose':
      return stepTo(state, action.index, action.at);
    case 'release':
      return state.page === 'locked' ? { ...state, page: 'released' } : state;
  }
}

function afterInput(state: StepperState, { at, amount, threshold }: { at: number; amount: number; threshold: number }): StepperState {
  const direction = Math.sign(amount);
  if (state.page !== 'locked' || direction === 0 || at < state.inputFrom || (direction < 0 && at < state.backFrom)) return state;
  const lapsed = at - state.carriedAt >= RELEASE_AFTER_MS || Math.sign(state.carried) !== direction;
  const carried = (lapsed ? 0 : state.carried) + direction * Math.min(Math.abs(amount), EVENT_CAP_PX);
  if (Math.abs(carried) < threshold) return { ...state, carried, carriedAt: at };
  const index = state.index + direction;
  // Past the last one is the finish; back past the first one leads out as well.
  if (index < 0 || index >= state.total) return { ...state, page: 'released' };
  return stepTo(state, index, at);
}

const stepTo = (state: StepperState, index: number, at: number): StepperState => ({
  ...state,
  index,
  carried: 0,
  inputFrom: at + STEP_LOCK_MS,
  backFrom: index < state.index ? at + BACK_LOCK_MS : state.backFrom,
});
