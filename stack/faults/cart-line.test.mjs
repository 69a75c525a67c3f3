// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { unexplained } from './cart-line.mjs';

/** @typedef {import('./cart-line.mjs').LineAct} LineAct */

let clock = 0;

/**
 * One act after the other, unless moments are given.
 * @param {LineAct['kind']} kind
 * @param {number} [quantity]
 * @param {Partial<LineAct>} [rest]
 * @returns {LineAct}
 */
const act = (kind, quantity = 0, rest = {}) => ({ kind, quantity, from: (clock += 1), to: (clock += 1), outcome: 'done', ...rest });

/** @param {LineAct[]} acts */
const explained = (...acts) => assert.equal(unexplained(acts), null);

/** @param {LineAct} culprit @param {LineAct[]} acts */
const fails = (culprit, ...acts) => assert.equal(unexplained(acts)?.act, culprit);

test('a line that was added, changed and removed is what the last act says', () => {
  explained(act('add', 2), act('see', 2), act('set', 5), act('see', 5), act('remove'), act('see', 0));
  explained(act('add', 1), act('empty'), act('add', 3), act('see', 3));
});

test('a lost addition, change and removal are found', () => {
  const missing = act('see', 0, { from: 100, to: 101 });
  fails(missing, act('add', 2, { from: 1, to: 2 }), missing);
  const old = act('see', 2, { from: 100, to: 101 });
  fails(old, act('add', 2, { from: 1, to: 2 }), act('set', 7, { from: 3, to: 4 }), old);
  const back = act('see', 7, { from: 100, to: 101 });
  fails(back, act('add', 7, { from: 1, to: 2 }), act('remove', 0, { from: 3, to: 4 }), back);
});

test('a quantity nobody has asked for is found', () => {
  const doubled = act('see', 4, { from: 100, to: 101 });
  fails(doubled, act('add', 2, { from: 1, to: 2 }), doubled);
});

test('a line in a cart to which nothing was added is found', () => {
  const ghost = act('see', 1);
  fails(ghost, ghost);
});

test('an unanswered act may have happened or not, and stays as it is once it was seen', () => {
  /** @param {number} before @param {number} seen @returns {LineAct[]} */
  const story = (before, seen) => [
    act('add', before, { from: 1, to: 2 }), act('set', 9, { from: 3, to: 10, outcome: 'unknown' }), act('see', seen, { from: 20, to: 21 }),
  ];
  explained(...story(1, 1));
  explained(...story(1, 9));
  assert.notEqual(unexplained(story(1, 5)), null);
  assert.notEqual(unexplained([...story(1, 9), act('see', 1, { from: 30, to: 31 })]), null);
  assert.notEqual(unexplained([...story(1, 1), act('see', 9, { from: 30, to: 31 })]), null);
});

test('an unanswered removal explains a missing line up to its last moment only', () => {
  /** @param {number} lastMoment @returns {LineAct[]} */
  const story = (lastMoment) => [
    act('add', 1, { from: 1, to: 2 }),
    act('remove', 0, { from: 3, to: lastMoment, outcome: 'unknown' }),
    act('set', 4, { from: 5, to: 6 }),
    act('see', 0, { from: 30, to: 31 }),
  ];
  explained(...story(20));
  assert.notEqual(unexplained(story(4)), null);
});

test('refusals have to be true as well', () => {
  explained(act('remove', 0, { outcome: 'refused' }), act('add', 1), act('add', 3, { outcome: 'refused' }), act('see', 1));
  const untrue = act('set', 3, { from: 100, to: 101, outcome: 'refused' });
  fails(untrue, act('add', 1, { from: 1, to: 2 }), untrue);
});

test('two tabs: either order explains what overlaps, and nothing else does', () => {
  const first = act('set', 5, { from: 10, to: 20 });
  const second = act('set', 6, { from: 11, to: 19 });
  const begin = act('add', 1, { from: 1, to: 2 });
  explained(begin, first, second, act('see', 5, { from: 30, to: 31 }));
  explained(begin, first, second, act('see', 6, { from: 30, to: 31 }));
  assert.notEqual(unexplained([begin, first, second, act('see', 1, { from: 30, to: 31 })]), null);
});

test('two tabs that add the same item: one of them is told that it is there', () => {
  const one = act('add', 1, { from: 1, to: 5 });
  explained(one, act('add', 1, { from: 2, to: 4, outcome: 'refused' }), act('see', 1, { from: 6, to: 7 }));
  assert.notEqual(unexplained([one, act('add', 1, { from: 2, to: 4 })]), null);
});
