import { readEntry, removeEntry, writeEntry } from '@/lib/browser-storage';
import { INTENT_KEPT_MS } from './constants';

/** What a visitor wanted to add before signing in. */
export interface Intent {
  serviceId: string;
  subServiceId: string;
  subServiceName: string;
}

const ENTRY = 'cart-intent';

/** Remembers the last thing that was wanted; only what names it. */
export const rememberIntent = ({ serviceId, subServiceId, subServiceName }: Intent): void =>
  writeEntry('local', ENTRY, JSON.stringify({ serviceId, subServiceId, subServiceName, at: Date.now() }));

export const forgetIntent = (): void => removeEntry('local', ENTRY);

/** @returns null where nothing was wanted, or too long ago, or the entry isn't ours */
export function readIntent(): Intent | null {
  const entry = readEntry('local', ENTRY);
  if (entry === null) return null;
  try {
    const { serviceId, subServiceId, subServiceName, at } = JSON.parse(entry) as Partial<Record<keyof Intent | 'at', unknown>>;
    if (typeof serviceId !== 'string' || typeof subServiceId !== 'string' || typeof subServiceName !== 'string') return null;
    if (typeof at !== 'number' || Date.now() - at > INTENT_KEPT_MS) return null;
    return { serviceId, subServiceId, subServiceName };
  } catch {
    return null;
  }
}
