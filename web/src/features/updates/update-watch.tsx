'use client';

import { useCallback, useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { whenIdle } from '@/lib/when-idle';
import { isHardReload, reload, reloadWithoutCaches } from './reload';
import { browserAsks, followTyping, isSomethingTyped } from './typed';
import { UpdateNotice } from './update-notice';
import { isNewBuild } from './version';
import { followWorker } from './worker';

export type UpdateLabels = Readonly<Record<'label' | 'text' | 'reload' | 'later' | 'unsavedTitle' | 'unsavedText' | 'unsavedReload' | 'unsavedStay', string>>;

/** Goes on where nothing is lost by it, else has the visitor asked. */
function unlessTyped(goOn: () => void, ask: (goOn: () => void) => void): void {
  if (isSomethingTyped() && !browserAsks()) ask(goOn);
  else goOn();
}

/**
 * Says when there is a newer build than the one this browser knows, and reloads when asked to: never by itself, and over what was
 * typed into a form only after asking. All of it begins once the page has loaded and has nothing better to do.
 */
export function UpdateWatch({ labels }: { labels: UpdateLabels }) {
  const [hasUpdate, setHasUpdate] = useState(false);
  /** What happens once the visitor has agreed to lose what was typed. */
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null);

  const ask = useCallback((goOn: () => void) => setAsked({ goOn }), []);
  const dismiss = useCallback(() => setHasUpdate(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHardReload(event)) return;
      event.preventDefault();
      unlessTyped(() => void reloadWithoutCaches(), ask);
    };
    const announce = () => setHasUpdate(true);
    let stopFollowing = () => {};
    const stopWaiting = whenIdle(() => {
      void isNewBuild().then((isNew) => isNew && announce());
      stopFollowing = followWorker(announce);
    });
    const stopTyping = followTyping();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      stopTyping();
      stopWaiting();
      stopFollowing();
    };
  }, [ask]);

  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <div aria-live="polite">
        {hasUpdate ? <UpdateNotice labels={labels} onReload={() => unlessTyped(() => void reload(), ask)} onDismiss={dismiss} /> : null}
      </div>
      {asked ? (
        <AlertDialog
          title={labels.unsavedTitle}
          text={labels.unsavedText}
          onClose={() => setAsked(null)}
          actions={
            <>
              <ActionButton autoFocus onClick={() => setAsked(null)}>
                {labels.unsavedStay}
              </ActionButton>
              <ActionButton variant="danger" onClick={asked.goOn}>
                {labels.unsavedReload}
              </ActionButton>
            </>
          }
        />
      ) : null}
    </>
  );
}
