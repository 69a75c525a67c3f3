'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { CART_ACTION_EVENT } from '@/lib/cart-events';
import { isPressedAgain } from '@/lib/held-press';
import { createUuid } from '@/lib/uuid';
import { whenIdle } from '@/lib/when-idle';
import { describeClick, pressedIn } from './describe-click';
import { namesOf } from './describe-page';
import { keepNotes, note } from './notes';
import type { TrackingConfig } from './types';

const happenedOn = (path: string) => ({ eventId: createUuid(), at: Date.now(), path });

/** Notes what is visited and pressed, and has the tracker fetched once the page has loaded and the browser is idle. */
export function TrackingClient({ geolocation, provider }: TrackingConfig) {
  // Not the location's: on the way back that one changes before the page does.
  const path = usePathname();

  useEffect(() => {
    const { search } = window.location;
    note({ ...happenedOn(path), kind: 'page', search, referrer: document.referrer, names: namesOf(document) });
  }, [path]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (isPressedAgain()) return;
      const element = pressedIn(target);
      if (element) note({ ...happenedOn(path), kind: 'click', click: describeClick(element) });
    };
    const onCartAction = ({ detail: act }: WindowEventMap['cartAction']) => note({ ...happenedOn(path), kind: 'cart', act });
    // On its way down: what handles the press may take the button away.
    document.addEventListener('click', onClick, true);
    window.addEventListener(CART_ACTION_EVENT, onCartAction);
    window.addEventListener('pagehide', keepNotes);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener(CART_ACTION_EVENT, onCartAction);
      window.removeEventListener('pagehide', keepNotes);
    };
  }, [path]);

  useEffect(
    () =>
      whenIdle(() => {
        // Without it, nothing is counted; the page misses nothing.
        void import('./tracker').then(({ startTracker }) => startTracker({ geolocation, provider })).catch(() => undefined);
      }),
    [geolocation, provider],
  );
  return null;
}
