const CHANNEL = 'cart';

let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in window ? (channel ??= new BroadcastChannel(CHANNEL)) : undefined;

/** Tells the site's other tabs that the cart is another one now. */
export const tellTabs = (): void => openChannel()?.postMessage('changed');

/**
 * Listens to other tabs. Where there is no channel, a tab learns of a change when it is looked at again.
 * @returns stops listening
 */
export function followTabs(onChanged: () => void): () => void {
  const opened = openChannel();
  opened?.addEventListener('message', onChanged);
  return () => opened?.removeEventListener('message', onChanged);
}
