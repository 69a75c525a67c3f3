import type { AccountUser } from '@/contracts/account';
import type { CartAction } from '@/lib/cart-events';
import { createUuid } from '@/lib/uuid';
import { SETTLE_MS } from './constants';
import { describeClick } from './describe-click';
import { namesOf } from './describe-page';
import type { TrackingConfig } from './types';

/** A call that the tracker made. */
export interface SentCall {
  to: string;
  body: Record<string, unknown>;
  keepalive: boolean | undefined;
}

/** The site's side of the calls: stands in for `fetch`. Accepts everything unless told otherwise. */
export class FakeSite {
  readonly calls: SentCall[] = [];
  /** Answers that were read to their end. */
  read = 0;
  /** Status of each answer to come; 0 for none at all. When they are used up, 202. */
  readonly answers: (number | { status: number; retryAfter: string })[] = [];
  place: unknown = { success: true, data: { country: 'Testland', region: 'North', city: 'Testville', source: 'ip' } };

  readonly fetch = async (to: string, { body, keepalive }: RequestInit = {}) => {
    this.calls.push({ to, body: JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>, keepalive });
    if (to === '/api/visitor/location') return { status: 200, headers: new Map(), json: async () => this.place };
    const next = this.answers.shift() ?? 202;
    const { status, retryAfter } = typeof next === 'number' ? { status: next, retryAfter: null } : next;
    if (status === 0) throw new TypeError('no network');
    const text = async () => {
      this.read += 1;
      return '';
    };
    return { status, headers: { get: () => retryAfter }, text };
  };

  /** Bodies that were sent to an address, in their order. */
  to = (address: string) => this.calls.filter(({ to }) => to === address).map(({ body }) => body);
  pages = () => this.to('/api/analytics/track');
  /** Type, path and seconds of each page that was told. */
  told = () => this.pages().map(({ type, path, duration }) => [type, path, duration]);
}

/** A client and somebody of the agency. */
export const client: AccountUser = { _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role: 'user' };
export const staff: AccountUser = { _id: 'b2', email: 'omar@rukn.example', name: 'Omar', role: 'marketing_responsible' };

const happened = () => ({ eventId: createUuid(), at: Date.now(), path: window.location.pathname });

/** The tracker's code anew, as after a page load; the storage stays. */
async function loadTracker(config: Partial<TrackingConfig> = {}) {
  jest.resetModules();
  const { useAuthState } = await import('@/lib/auth-state');
  const { keepNotes, note } = await import('./notes');
  const { startTracker } = await import('./tracker');
  const start = () => startTracker({ geolocation: false, provider: null, ...config });
  return {
    start,
    /** Nobody signed in, a client, or staff; undefined while that isn't known. */
    setAccount: (user: AccountUser | null | undefined) =>
      useAuthState.setState({ status: user === undefined ? 'unknown' : user ? 'authenticated' : 'unauthenticated', user: user ?? null }),
    visit: (path: string, { search = '', referrer = '' } = {}) => {
      window.history.replaceState(null, '', path);
      note({ ...happened(), kind: 'page', search, referrer, names: namesOf(document) });
    },
    press: (html: string) => {
      document.body.innerHTML = html;
      const element = document.querySelector<HTMLElement>('a, button');
      if (element) note({ ...happened(), kind: 'click', click: describeClick(element) });
    },
    act: (act: CartAction) => note({ ...happened(), kind: 'cart', act }),
    /** Left before the tracker has started. */
    leaveEarly: keepNotes,
  };
}

/** Removes what is listened to from now on, as a page takes it along when it goes. */
function forgetListeners(): () => void {
  const added: (() => void)[] = [];
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    return jest.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions | boolean) => {
      add(type, listener, options);
      added.push(() => target.removeEventListener(type, listener, options));
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    for (const remove of added) remove();
  };
}

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });

/** The tab is put behind another one, or comes to the front. */
export function setVisibility(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The page is left, or taken out of the back-forward cache. */
export const tellWindow = (type: 'pagehide' | 'pageshow', persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event(type), { persisted }));

/** A browser session with its documents, one after the other. */
export class FakeSession {
  site = new FakeSite();
  #leave: () => void = () => undefined;

  /** A tab that was just opened, at ten o'clock. */
  open(): void {
    jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    window.sessionStorage.clear();
    window.localStorage.clear();
    document.body.replaceChildren();
    document.title = 'Home';
    this.site = new FakeSite();
    globalThis.fetch = this.site.fetch as unknown as typeof fetch;
    setVisibility('visible');
    this.#leave = forgetListeners();
  }

  close(): void {
    this.#leave();
    jest.useRealTimers();
  }

  /** The next document, in which nobody knows yet who it is. */
  load(config?: Partial<TrackingConfig>) {
    this.#leave();
    this.#leave = forgetListeners();
    return loadTracker(config);
  }

  /** The next document, of a visitor who isn't signed in, until its page has been told. */
  async visit(path: string, config?: Partial<TrackingConfig>) {
    const tracker = await this.load(config);
    tracker.setAccount(null);
    tracker.visit(path);
    tracker.start();
    await settle();
    return tracker;
  }
}

export const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

/** Long enough for a page's title, short enough for nothing else. */
export const settle = (): Promise<void> => pass(SETTLE_MS + 50);
