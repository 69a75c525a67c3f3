import type { AccountUser } from '@/contracts/account';
import type { CartActionRequest, ClickRequest, TrackRequest } from '@/contracts/analytics';
import { useAuthState, type AuthState } from '@/lib/auth-state';
import { followConsent, isConsentGiven } from '@/lib/consent';
import { createUuid } from '@/lib/uuid';
import { MAX_DESCRIPTION, MAX_NAME, PLACE_KEPT_MS } from './constants';
import { oneLine } from './describe-page';
import { takeNotes, type Note } from './notes';
import { createOutbox, type Letter } from './outbox';
import { followPages, type PageView } from './page-views';
import { askPlace, forgetPlace, keptPlace, placeFields } from './place';
import { amendSession, sessionState } from './session-state';
import { originOf } from './source';
import { isTracked } from './tracked-path';
import type { TrackingConfig } from './types';

const TRACK = '/api/analytics/track';
const CLICK = '/api/analytics/click';
const CART_ACTION = '/api/visitor/cart-action';
const LINK = '/api/visitor/link-current';

const linkIdOf = ({ _id }: AccountUser): string => `link ${_id}`;

let isStarted = false;

/**
 * Tells the site what is visited and pressed, from now on and from before. Nothing leaves before it is known that nobody of the agency is
 * signed in. Called again, it does nothing: there is one for as long as the document lives.
 */
export function startTracker({ geolocation, provider }: TrackingConfig): void {
  if (isStarted) return;
  isStarted = true;

  let isAskingPlace = false;
  let placeAskedAt = -PLACE_KEPT_MS;

  const mayTell = (): boolean => useAuthState.getState().status !== 'unknown' && !sessionState().isStaff;

  const outbox = createOutbox({
    mayGo: ({ id, to }) => {
      if (to !== LINK) return mayTell() && (to !== TRACK || !isAskingPlace);
      const { status, user } = useAuthState.getState();
      return status === 'authenticated' && user !== null && id === linkIdOf(user);
    },
    // Consent may have been taken back while it waited: the place isn't kept with the event.
    complete: ({ to }) => (to === TRACK ? placeFields(geolocation && isConsentGiven() ? keptPlace() : null) : {}),
    onDelivered: ({ id, to }) => {
      if (to === LINK) amendSession({ linkedTo: id });
    },
  });

  /** What every event says of itself. */
  const common = (path: string, at: number) => ({ sessionId: sessionState().sessionId, path, timestamp: new Date(at).toISOString() });
  const origin = () => ({ ...sessionState().origin, userAgent: navigator.userAgent });
  const put = <Event extends { eventId: string }>(to: Letter['to'], body: Event) => outbox.put({ id: body.eventId, to, body });

  const tell = (view: Pick<PageView, 'eventId' | 'path' | 'at' | 'names' | 'visibleMs'>): void => {
    if (sessionState().isStaff) return;
    const { eventId, path, at, names, visibleMs } = view;
    const visitId = sessionState().visitId ?? amendSession({ visitId: eventId }).visitId;
    const type = visitId === eventId ? 'visit' : 'pageview';
    honourConsent();
    put(TRACK, { eventId, ...common(path, at), ...origin(), type, duration: visibleMs / 1_000, ...names } satisfies TrackRequest);
  };
  const pages = followPages(tell);

  const learnPlace = async (): Promise<void> => {
    if (!geolocation || isAskingPlace || keptPlace() || Date.now() - placeAskedAt < PLACE_KEPT_MS) return;
    isAskingPlace = true;
    placeAskedAt = Date.now();
    await askPlace();
    isAskingPlace = false;
    if (!isConsentGiven()) forgetPlace();
    outbox.pump();
  };

  /** Does what needs consent, where there is consent and a page to do it for. */
  const honourConsent = (): void => {
    const page = pages.current();
    if (!page || !mayTell() || !isConsentGiven()) return;
    void learnPlace();
    if (provider) void import('./provider').then(({ tellProvider }) => tellProvider(provider, page)).catch(() => undefined);
  };
  const onConsent = (): void => {
    placeAskedAt = -PLACE_KEPT_MS;
    if (isConsentGiven()) return honourConsent();
    forgetPlace();
    if (provider) void import('./forget-provider').then(({ forgetProvider }) => forgetProvider(provider)).catch(() => undefined);
  };

  const followAccount = ({ status, user }: AuthState): void => {
    if (status === 'unknown') return;
    // By the contract's own names, so that their aliases needn't come along.
    if (user && user.role !== 'user') {
      amendSession({ isStaff: true });
      outbox.clear();
    }
    if (user && sessionState().linkedTo !== linkIdOf(user)) {
      outbox.put({ id: linkIdOf(user), to: LINK, body: { sessionId: sessionState().sessionId } });
    }
    honourConsent();
    outbox.pump();
  };

  const onNote = (note: Note): void => {
    const { eventId, path, at } = note;
    if (note.kind === 'page') {
      const { names, leftAt } = note;
      if (!sessionState().origin) amendSession({ origin: originOf(note.search, note.referrer, window.location.host) });
      if (leftAt === undefined) {
        if (pages.current()?.path !== path) pages.show(note);
      } else if (isTracked(path)) tell({ eventId, path, at, names, visibleMs: Math.max(0, leftAt - at) });
    } else if (isTracked(path) && !sessionState().isStaff) {
      if (note.kind === 'click') {
        put(CLICK, { eventId, ...common(path, at), ...origin(), ...note.click } satisfies ClickRequest);
      } else {
        const { action, item } = note.act;
        const { user } = useAuthState.getState();
        put(CART_ACTION, {
          eventId,
          ...common(path, at),
          action,
          serviceName: oneLine(item.serviceName, MAX_NAME),
          subServiceName: oneLine(item.subServiceName, MAX_NAME),
          subServiceDescription: oneLine(item.description, MAX_DESCRIPTION),
          userEmail: user?.email,
          userName: user?.name,
        } satisfies CartActionRequest);
      }
    }
  };

  const leave = (): void => {
    pages.hide();
    outbox.flush();
  };
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : pages.reveal()));
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Out of the browser's back-forward cache: the page is seen once more.
    if (persisted) pages.show({ eventId: createUuid(), path: window.location.pathname, at: Date.now() });
    outbox.pump();
  });
  followConsent(onConsent);
  useAuthState.subscribe(followAccount);
  followAccount(useAuthState.getState());
  takeNotes(onNote);
}
