import type { CartItem } from '@/contracts/cart';
import type { QuoteItemRequest } from '@/contracts/quote-request';
import { readEntry, removeEntry, writeEntry } from '@/lib/browser-storage';
import { createUuid } from '@/lib/uuid';

/** A submission; it outlives a reload and is seen by other tabs, so that nothing is sent twice under two names. */
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
  /** Once it is complete. */
  reference: string | null;
}

const ENTRY = 'quote-submission';

/** The same for the same lines, in whatever order they come; not for others like them that were added later. */
export const fingerprintOf = (items: readonly CartItem[]): string =>
  items
    .map((item) => `${item.id}:${item.quantity}:${item.price}`)
    .sort()
    .join('|');

export const newRecord = (owner: string, items: readonly CartItem[]): SubmissionRecord => ({
  key: createUuid(),
  owner,
  fingerprint: fingerprintOf(items),
  stored: [],
  sending: null,
  reference: null,
});

export const writeRecord = (record: SubmissionRecord): void => writeEntry('local', ENTRY, JSON.stringify(record));

export const forgetRecord = (): void => removeEntry('local', ENTRY);

/** @returns null where there is none of this account, or the entry isn't ours */
export function readRecord(owner: string): SubmissionRecord | null {
  try {
    const record = JSON.parse(readEntry('local', ENTRY) ?? 'null') as Partial<SubmissionRecord> | null;
    const isOurs =
      typeof record?.key === 'string' && typeof record.fingerprint === 'string' && Array.isArray(record.stored) && record.owner === owner;
    return isOurs ? (record as SubmissionRecord) : null;
  } catch {
    return null;
  }
}
