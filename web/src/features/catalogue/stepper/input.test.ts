import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURES_SHOWN, HOME_SERVICES_LIMIT, MIN_HEIGHT_EM, NARROW_BELOW_PX, STEPPED_MEDIA } from './constants';
import { currentThreshold, meaningOfKey } from './input';

const press = (key: string, { rtl = false, target = document.body as Element, ...init }: KeyboardEventInit & { rtl?: boolean; target?: Element } = {}) => {
  const event = new KeyboardEvent('keydown', { key, ...init });
  Object.defineProperty(event, 'target', { value: target });
  return meaningOfKey(event, rtl);
};

const element = (tag: string) => document.createElement(tag);

it('holds the figures of the specification', () => {
  expect({ FEATURES_SHOWN, HOME_SERVICES_LIMIT, NARROW_BELOW_PX }).toEqual({ FEATURES_SHOWN: 6, HOME_SERVICES_LIMIT: 20, NARROW_BELOW_PX: 768 });
});

it('asks for the same window as the stylesheet', () => {
  const css = readFileSync(path.join(process.cwd(), 'src/app/globals.css'), 'utf8');
  expect(css).toContain(`@custom-variant stepped (@media ${STEPPED_MEDIA});`);
  expect(MIN_HEIGHT_EM * 16).toBe(640);
});

it.each([
  [767, 80],
  [768, 120],
])('in a window of %i px a step takes %i', (width, threshold) => {
  const before = window.innerWidth;
  Object.assign(window, { innerWidth: width });
  expect(currentThreshold()).toBe(threshold);
  Object.assign(window, { innerWidth: before });
});

it.each([
  ['ArrowDown', 100, 100],
  ['ArrowUp', -100, -100],
  ['ArrowRight', 100, -100],
  ['ArrowLeft', -100, 100],
])('%s counts %i from left to right, %i from right to left', (key, ltr, rtl) => {
  expect(press(key)).toBe(ltr);
  expect(press(key, { rtl: true })).toBe(rtl);
});

it.each(['Escape', 'PageDown', 'PageUp', 'Home', 'End', ' '])('%j leads out', (key) => {
  expect(press(key)).toBe('leave');
});

it.each(['Tab', 'Enter', 'a', 'F5'])('%s is left alone', (key) => {
  expect(press(key)).toBeNull();
});

it('leaves alone what has a meaning of its own', () => {
  expect(press('ArrowDown', { altKey: true })).toBeNull();
  expect(press('ArrowLeft', { metaKey: true })).toBeNull();
  expect(press('ArrowDown', { target: element('input') })).toBeNull();
  expect(press(' ', { target: element('button') })).toBeNull();
});
