/** @jest-environment node */
import { cacheTags } from '@/cms/tags';
import { KnownChanges } from './known-changes';

let changes: KnownChanges;
beforeEach(() => {
  changes = new KnownChanges();
  changes.startOver(10);
});

it('believes no page before a change has been told of', () => {
  expect(new KnownChanges().covers(99, ['posts'])).toBe(false);
  expect(changes.covers(10, ['posts'])).toBe(false);
});

it('takes what was rendered after the last change of everything a page shows', () => {
  changes.begin(['services'], 11)();
  changes.begin(['posts'], 12)();
  expect(changes.covers(11, ['services', 'settings'])).toBe(true);
  expect(changes.covers(11, ['services', 'posts'])).toBe(false);
  expect(changes.covers(12, ['services', 'posts', '_N_T_/en'])).toBe(true);
});

it('needs newer pages from the moment a change begins, and makes them from the moment it is done', () => {
  const finish = changes.begin(['posts'], 11);
  expect(changes.covers(10, ['posts'])).toBe(false);
  expect(changes.known).toBe(0);
  finish();
  expect(changes.known).toBe(11);
});

it('goes on with the higher number where two changes overtake each other', () => {
  const later = changes.begin(['posts'], 12);
  changes.begin(['posts'], 11)();
  expect(changes.covers(11, ['posts'])).toBe(false);
  later();
  expect(changes.known).toBe(12);
});

it('believes nobody about what it found by itself, until the next change is told of', () => {
  changes.begin(['posts'], 11)();
  changes.begin(['posts'], undefined)();
  expect(changes.covers(11, ['posts'])).toBe(false);
  changes.begin(['posts'], 12)();
  expect(changes.covers(12, ['posts'])).toBe(true);
});

it('is as far as all others once it renders everything anew', () => {
  changes.begin(['posts'], undefined)();
  expect(changes.known).toBe(0);
  changes.begin(cacheTags, undefined)();
  expect(changes.known).toBe(10);
});

it('believes nothing of before while it hears nothing', () => {
  changes.begin(['posts'], 11)();
  changes.startOver(undefined);
  expect(changes.covers(99, ['posts'])).toBe(false);
  changes.begin(['services'], 15)();
  expect(changes.covers(15, ['posts'])).toBe(true);
  expect(changes.covers(14, ['posts'])).toBe(false);
});
