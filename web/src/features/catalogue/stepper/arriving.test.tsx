import { fireEvent } from '@testing-library/react';
import { CENTRE_DEBOUNCE_MS, SCROLL_FRESH_MS } from './constants';
import {
  arrive,
  media,
  page,
  panel,
  renderStepper,
  scrollBy,
  scrolledTo,
  tellSight,
  wait,
  wheel,
  WINDOW_HEIGHT,
  withFakeBrowser,
} from './testing';

withFakeBrowser();

describe('arriving', () => {
  it('locks the page when it was scrolled to, and centres it after 400 ms of rest', () => {
    expect(CENTRE_DEBOUNCE_MS).toBe(400);
    renderStepper();
    tellSight(1);
    wheel(100);
    scrollBy(100);
    expect(page()).toBe('locked');
    wait(399);
    scrollBy(3);
    wait(399);
    expect(scrolledTo).not.toHaveBeenCalled();
    wait(1);
    expect(scrolledTo).toHaveBeenCalledWith({ block: 'center' });
    wait(5000);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is out of sight', () => tellSight(0)],
    ['has not come to the middle', () => Object.assign(panel, { top: 400 })],
    ['is nearly gone', () => Object.assign(panel, { top: -400 })],
    ['doesn’t fit into the window', () => Object.assign(panel, { height: WINDOW_HEIGHT + 1, top: 0 })],
    ['is a list', () => (Object.assign(media, { matches: false }), tellSight(1))],
  ])('leaves the page alone while the panel %s', (_what, prepare) => {
    renderStepper();
    tellSight(1);
    prepare();
    wheel(100);
    scrollBy(100);
    expect(page()).toBe('free');
  });

  it('leaves alone who comes up from below, by a link, or by the scrollbar', () => {
    renderStepper();
    tellSight(1);
    scrollBy(100);
    wheel(-100);
    scrollBy(-50);
    wait(SCROLL_FRESH_MS + 1);
    scrollBy(100);
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    scrollBy(100);
    expect(page()).toBe('free');
  });

  it('locks once per visit, on whichever page', () => {
    const { unmount } = renderStepper();
    arrive();
    unmount();
    renderStepper();
    tellSight(1);
    wheel(100);
    scrollBy(100);
    expect(page()).toBe('released');
  });
});

it('listens to nothing while out of sight, and with nothing that could hold the page up until it is locked', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const added = () => listen.mock.calls.map(([type, , options]) => [type, typeof options === 'object' && options.passive]);
  renderStepper();
  listen.mockClear();
  tellSight(0);
  expect(added()).toEqual([]);
  tellSight(0.2);
  expect(added()).toEqual([['wheel', true], ['touchmove', true], ['keydown', true], ['scroll', true]]);
  listen.mockRestore();
});
