import type { CartItem } from '@/contracts/cart';
import type { QuoteItemRequest } from '@/contracts/quote-request';
import { readEntry, removeEntry, writeEntry } from '@/lib/browser-storage';
import { lineKey } from './cart-changes';

/** A submission that isn't complete; it outlives a reload, so that nothing is sent twice under two names. */
export interface SubmissionRecord {
  /** Names the submission to the server. */
  key: string;
  /** Whose it is: the next one to sign in at this browser has a cart of their own. */
  owner: string;
  /** What the cart held. Another cart is another submission. */
  fingerprint: string;
  /** Keys of the lines whose storage the server has confirmed. */
  stored: string[];
  /** The call whose answer hasn't been seen. */
  sending: QuoteItemRequest | null;
}

const ENTRY = 'quote-submission';
const KEY_BYTES = 16;

/** The same for the same items, in whatever order they come. */
export const fingerprintOf = (items: readonly CartItem[]): string =>
  items
    .map((item) => `${lineKey(item)}:${item.quantity}:${item.price}`)
    .sort()
    .join('|');

/** Not `randomUUID`, which browsers offer over https only. */
const newKey = (): string =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newRecord = (owner: string, items: readonly CartItem[]): SubmissionRecord => ({
  key: newKey(),
  owner,
  fingerprint: fingerprintOf(items),
  stored: [],
  sending: null,
});

export const writeRecord = (record: SubmissionRecord): void => writeEntry('local', ENTRY, JSON.stringify(record));

export const forgetRecord = (): void => removeEntry('local', ENTRY);

/** @returns null where there is none of this account, or the entry isn't ours */
export function readRecord(owner: string): SubmissionRecord | null {
  try {
    const record = JSON.parse(readEntry('local', ENTRY) ?? 'null') as Partial<SubmissionRecord> | null;
    const isOurs =
      typeof record?.key === 'string' && typeof record.fingerprint === 'string' && Array.isArray(record.stored) && record.owner === owner;
    return isOurs ? { sending: null, ...(record as Omit<SubmissionRecord, 'sending'>) } : null;
  } catch {
    return null;
  }
}
