/** How a figure stands to that of the previous period; `by` is what it rose or fell by. */
export type Comparison = { kind: 'none' } | { kind: 'same' } | { kind: 'up' | 'down'; by: number; isGood: boolean };

/** Shares and changes are shown with one digit behind the point; what is less than half of that digit is no change. */
const LEAST_CHANGE = 0.0005;

const direction = (by: number, riseIsGood: boolean): Comparison =>
  Math.abs(by) < LEAST_CHANGE ? { kind: 'same' } : { kind: by > 0 ? 'up' : 'down', by: Math.abs(by), isGood: by > 0 === riseIsGood };

/**
 * Compares figures of which more is better.
 * @returns `by` as a share of the former: 0.5 for half as many again
 */
export const compareAmounts = (now: number, before: number): Comparison => (before === 0 ? { kind: 'none' } : direction((now - before) / before, true));

/**
 * Compares shares of which less is better.
 * @param hadAny whether there was anything before to be a share of
 * @returns `by` as the difference of both: 0.05 for five points
 */
export const compareShares = (now: number, before: number, hadAny: boolean): Comparison => (hadAny ? direction(now - before, false) : { kind: 'none' });
