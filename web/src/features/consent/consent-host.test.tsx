import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyButton } from '@/components/layout/privacy-button';
import type { Locale } from '@/i18n/locales';
import { installModalDialogs } from '@/testing/modal-dialogs';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import { ConsentHost } from './consent-host';
import type { Governed } from './types';

const place: Governed = { geolocation: true, provider: null };
const nothing: Governed = { geolocation: false, provider: null };
const { Consent: texts } = en;
const labels = { label: texts.label, text: texts.ask.place, accept: texts.accept, refuse: texts.refuse, more: texts.more };

let notifySize: (blockSize: number) => void = () => undefined;
class FakeResizeObserver {
  constructor(onResize: (entries: { borderBoxSize: { blockSize: number }[] }[]) => void) {
    notifySize = (blockSize) => onResize([{ borderBoxSize: [{ blockSize }] }]);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const setPrivacyControl = (value: boolean) => Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const bar = () => screen.queryByRole('region', { name: labels.label });
const choice = () => (JSON.parse(window.localStorage.getItem('consent') ?? '{}') as { analytics?: string }).analytics;
const idle = () => act(() => jest.runAllTimersAsync());

beforeAll(() => {
  installModalDialogs();
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
});
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  window.localStorage.clear();
  setPrivacyControl(false);
});
afterEach(() => jest.useRealTimers());

async function show(governed: Governed, locale: Locale = 'en') {
  render(
    <>
      <button type="button">before</button>
      <PrivacyButton label={texts.open} className="" />
      <ConsentHost locale={locale} labels={labels} governed={governed} months={13} />
    </>,
  );
  await idle();
}
async function openDialog() {
  await user.click(screen.getByRole('button', { name: texts.open }));
  await idle();
  return screen.getByRole('dialog');
}

describe('the question', () => {
  it('comes when the browser is idle, with two answers that look the same', async () => {
    render(<ConsentHost locale="en" labels={labels} governed={place} months={13} />);
    expect(bar()).toBeNull();
    await idle();
    const [refuse, accept] = [texts.refuse, texts.accept].map((name) => screen.getByRole('button', { name }));
    expect(refuse?.className).toBe(accept?.className);
  });

  it.each([['accept', 'granted'], ['refuse', 'denied']] as const)('%s is kept, and it goes', async (answer, kept) => {
    await show(place);
    await user.click(screen.getByRole('button', { name: texts[answer] }));
    expect(choice()).toBe(kept);
    expect(bar()).toBeNull();
  });

  it('gives the focus back to where it was', async () => {
    await show(place);
    const before = screen.getByRole('button', { name: 'before' });
    act(() => before.focus());
    act(() => screen.getByRole('button', { name: texts.refuse }).focus());
    await user.keyboard('{Enter}');
    expect(before).toHaveFocus();
  });

  it('makes room for itself at the foot of the page while it is there', async () => {
    await show(place);
    act(() => notifySize(88));
    expect(document.documentElement.style.getPropertyValue('--consent-bar')).toBe('88px');
    await user.click(screen.getByRole('button', { name: texts.refuse }));
    expect(document.documentElement.style.getPropertyValue('--consent-bar')).toBe('');
  });

  it('isn’t asked where nothing needs an answer, where there is one, and where the browser refuses', async () => {
    await show(nothing);
    expect(bar()).toBeNull();
    setPrivacyControl(true);
    await show(place);
    expect(bar()).toBeNull();
    setPrivacyControl(false);
    window.localStorage.setItem('consent', JSON.stringify({ analytics: 'denied', at: '2026-01-01T00:00:00Z' }));
    await show(place);
    expect(bar()).toBeNull();
  });
});

describe('the dialog', () => {
  it('says what is kept, for how long, and changes the choice', async () => {
    window.localStorage.setItem('consent', JSON.stringify({ analytics: 'granted', at: '2026-11-20T10:00:00Z' }));
    await show(place);
    const dialog = await openDialog();
    for (const text of ['13 months', 'no IP address', 'You accepted on November 20, 2026.']) expect(dialog.textContent?.toLowerCase()).toContain(text.toLowerCase());
    await user.click(within(dialog).getByRole('button', { name: texts.refuse }));
    expect(choice()).toBe('denied');
    await idle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from the question too', async () => {
    await show(place);
    await user.click(screen.getByRole('button', { name: texts.more }));
    await idle();
    expect(screen.getByRole('dialog', { name: texts.title })).toBeVisible();
  });

  it('says that the browser refuses already, and offers no answer then', async () => {
    setPrivacyControl(true);
    await show(place);
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent(texts.refusedByBrowser);
    expect(within(dialog).queryByRole('button', { name: texts.accept })).toBeNull();
  });

  it('names who else is told', async () => {
    await show({ geolocation: false, provider: 'ga4' });
    expect(await openDialog()).toHaveTextContent('Google Analytics');
  });

  it('says so where nothing needs consent', async () => {
    await show(nothing);
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent(texts.nothingAsked);
    expect(within(dialog).queryByRole('button', { name: texts.refuse })).toBeNull();
  });

  it('speaks Arabic', async () => {
    await show(place, 'ar');
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent(ar.Consent.title);
    expect(dialog).toHaveTextContent('13 شهرًا');
  });
});
