import { act, fireEvent, screen } from '@testing-library/react';
import { BACK_LOCK_MS, STEP_LOCK_MS } from './constants';
import {
  arrive,
  media,
  page,
  panel,
  press,
  renderStepper,
  scrollBy,
  scrolledTo,
  showsService,
  swipe,
  tellSight,
  TITLES,
  wait,
  wheel,
  WINDOW_HEIGHT,
  withFakeBrowser,
} from './testing';

withFakeBrowser();

describe('while the page is locked', () => {
  it('steps by the wheel, 120 px at a time, and keeps the page from moving', () => {
    renderStepper();
    arrive();
    expect(wheel(40)).toBe(false);
    wheel(40);
    showsService(1);
    wheel(40);
    showsService(2);
    wait(STEP_LOCK_MS - 1);
    expect(wheel(500)).toBe(false);
    wheel(500);
    showsService(2);
    wait(1);
    wheel(500);
    wheel(500);
    showsService(3);
  });

  it('steps by 80 px in a narrow window', () => {
    Object.assign(window, { innerWidth: 767 });
    renderStepper();
    arrive();
    wheel(79);
    showsService(1);
    wheel(1);
    showsService(2);
  });

  it('leaves zooming and scrolling sideways to the browser', () => {
    renderStepper();
    arrive();
    expect(wheel(200, { ctrlKey: true })).toBe(true);
    expect(wheel(20, { deltaX: 200 })).toBe(true);
    showsService(1);
  });

  it('steps by swipes up and down, and lets two fingers zoom', () => {
    renderStepper();
    arrive();
    swipe(500, 440, 380);
    showsService(2);
    wait(STEP_LOCK_MS);
    swipe(300, 360, 420);
    showsService(1);
    fireEvent.touchMove(window, { touches: [{ clientX: 0, clientY: 1 }, { clientX: 9, clientY: 9 }] });
    expect(page()).toBe('released');
  });

  it.each([
    { rtl: false, next: 'ArrowRight', previous: 'ArrowLeft' },
    { rtl: true, next: 'ArrowLeft', previous: 'ArrowRight' },
  ])('steps once by one press of a key (right to left: $rtl)', ({ rtl, next, previous }) => {
    renderStepper(rtl);
    arrive();
    press(next);
    showsService(2);
    wait(STEP_LOCK_MS);
    press('ArrowDown');
    showsService(3);
    wait(STEP_LOCK_MS);
    press(previous);
    showsService(2);
    wait(BACK_LOCK_MS - 1);
    press('ArrowUp');
    showsService(2);
    wait(1);
    press('ArrowUp');
    showsService(1);
  });

  it('shows a service by its dot', () => {
    renderStepper();
    arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Brand' }));
    showsService(3);
    expect(page()).toBe('locked');
  });

  it('takes the focus along when its card goes', () => {
    renderStepper();
    arrive();
    const [first, second] = screen.getAllByRole('link', { name: /^Learn more/ });
    act(() => first?.focus());
    press('ArrowDown');
    expect(second).toHaveFocus();
    expect(page()).toBe('locked');
  });

  it('never takes Tab', () => {
    renderStepper();
    arrive();
    expect(fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(true);
    expect(page()).toBe('locked');
  });
});

describe('releasing', () => {
  const finish = () => {
    for (const _title of TITLES) {
      wheel(100);
      wheel(100);
      wait(STEP_LOCK_MS);
    }
  };

  it.each<[string, () => void]>([
    ['the finish', finish],
    ['going back past the first', () => [wheel(-100), wheel(-100)]],
    ['Skip', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
    ['Esc', () => press('Escape')],
    ['Page Down', () => press('PageDown')],
    ['focus that goes elsewhere', () => act(() => screen.getByText('before').focus())],
    ['a window it doesn’t fit any more', () => (Object.assign(panel, { height: WINDOW_HEIGHT + 1 }), fireEvent(window, new Event('resize')))],
    ['a window that gets the list', () => (Object.assign(media, { matches: false }), act(() => media.dispatchEvent(new Event('change'))))],
    ['a jump to elsewhere on the page', () => tellSight(0.4)],
  ])('%s lets the page go, for good', (_what, leave) => {
    renderStepper();
    arrive();
    leave();
    expect(page()).toBe('released');
    expect(wheel(100)).toBe(true);
    scrollBy(100);
    expect(page()).toBe('released');
  });

  it('Skip leads to what follows', () => {
    renderStepper();
    arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(document.querySelector('[data-stepper]')?.lastElementChild).toHaveFocus();
    expect(scrolledTo).toHaveBeenLastCalledWith({ block: 'start' });
  });

  it('keeps the dots', () => {
    renderStepper();
    arrive();
    press('Escape');
    fireEvent.click(screen.getByRole('button', { name: 'Content' }));
    showsService(2);
  });
});
