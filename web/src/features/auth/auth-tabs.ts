import type { AccountUser } from '@/contracts/account';
import { AUTH_ENTRY, userInAuthEntry } from './stored-auth';

/** Who is signed in in the tab that tells it; null: nobody any more. */
export interface TabMessage {
  user: AccountUser | null;
}

const CHANNEL = 'auth';

let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in window ? (channel ??= new BroadcastChannel(CHANNEL)) : undefined;

/** Tells the site's other tabs. Where there is no channel, they see the change of the storage. */
export const tellTabs = (message: TabMessage): void => openChannel()?.postMessage(message);

/**
 * Listens to what other tabs tell.
 * @returns stops listening
 */
export function followTabs(onMessage: (message: TabMessage) => void): () => void {
  const opened = openChannel();
  if (opened) {
    const listener = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
    opened.addEventListener('message', listener);
    return () => opened.removeEventListener('message', listener);
  }
  const listener = ({ key, newValue }: StorageEvent) => {
    // Without a key, everything was cleared.
    if (key === null || key === AUTH_ENTRY) onMessage({ user: userInAuthEntry(newValue) });
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
