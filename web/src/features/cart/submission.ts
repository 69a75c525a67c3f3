import type { CartItem } from '@/contracts/cart';
import type { QuoteItemRequest, QuoteSubmission } from '@/contracts/quote-request';
import { callApi, type ApiProblem } from '@/lib/api-client';
import { useAuthState } from '@/lib/auth-state';
import { oneTabAtATime } from '@/lib/one-tab-at-a-time';
import { visitorSessionId } from '@/lib/visitor-session';
import { lineKey, withoutLines } from './cart-changes';
import { useCartState } from './cart-state';
import { enqueue, loadCart, replaceConfirmed } from './cart-sync';
import { MAX_DESCRIPTION } from './constants';
import { fingerprintOf, forgetRecord, newRecord, readRecord, writeRecord, type SubmissionRecord } from './submission-record';

export type SubmissionOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'empty' }
  | { kind: 'failed'; stored: number; total: number };

type Answer = { ok: true; data: QuoteSubmission } | ApiProblem;

/** Whether the server may have stored what it gave no answer to, or a broken one. */
const isUncertain = ({ status }: ApiProblem): boolean => status === 0 || status >= 500;

const FAILED: SubmissionOutcome = { kind: 'failed', stored: 0, total: 0 };

const itemsToSend = (): CartItem[] => useCartState.getState().cart.items.filter(({ available }) => available);

let running: Promise<SubmissionOutcome> | undefined;

/**
 * Asks for a quote for what is in the cart: one call per item, one after the other, all with the same key. What the server has
 * stored isn't sent again, also after a reload; called again while it goes on, here or in another tab, it is one and the same submission.
 */
export function submitCart(): Promise<SubmissionOutcome> {
  running ??= enqueue(() => oneTabAtATime('quote-submission', sendCart), FAILED).finally(() => {
    running = undefined;
    useCartState.setState({ submitting: null });
  });
  return running;
}

/**
 * Finds out what became of a call whose answer got lost, where its item is no longer in the cart: by asking for the same once more,
 * which the server answers without doing it again.
 * @returns null where nothing is open
 */
export async function recoverSubmission(): Promise<SubmissionOutcome | null> {
  const { user } = useAuthState.getState();
  const record = user && readRecord(user._id);
  if (!record?.sending || running || itemsToSend().length > 0) return null;
  const answer = await sendItem(record.sending);
  if (!answer.ok && isUncertain(answer)) return null;
  forgetRecord();
  return answer.ok && answer.data.reference !== null ? { kind: 'sent', reference: answer.data.reference } : null;
}

async function sendCart(): Promise<SubmissionOutcome> {
  const { user } = useAuthState.getState();
  const items = itemsToSend();
  if (!user || items.length === 0) return { kind: 'empty' };
  const known = readRecord(user._id);
  const record = known?.fingerprint === fingerprintOf(items) ? known : newRecord(user._id, items);
  // Another tab has just done it.
  if (record.reference !== null) return finish(items, record.reference);
  const outcome = await sendItems(items, record);
  // The key was used for something else, whatever that was: the same under a new one.
  return outcome === 'key_reused' ? orFailed(await sendItems(items, newRecord(user._id, items))) : outcome;
}

const orFailed = (outcome: SubmissionOutcome | 'key_reused'): SubmissionOutcome => (outcome === 'key_reused' ? FAILED : outcome);

async function sendItems(items: readonly CartItem[], record: SubmissionRecord): Promise<SubmissionOutcome | 'key_reused'> {
  const total = items.length;
  for (const item of items) {
    const key = lineKey(item);
    if (record.stored.includes(key)) continue;
    useCartState.setState({ submitting: { position: record.stored.length + 1, total } });
    record.sending = requestFor(item, record.key);
    writeRecord(record);
    const answer = await sendItem(record.sending);
    if (!answer.ok) {
      if (!isUncertain(answer)) record.sending = null;
      writeRecord(record);
      if (answer.code === 'key_reused') return 'key_reused';
      void loadCart();
      return answer.code === 'cart_empty' ? { kind: 'empty' } : { kind: 'failed', stored: record.stored.length, total };
    }
    record.stored.push(key);
    record.sending = null;
    writeRecord(record);
    if (answer.data.complete && answer.data.reference !== null) {
      writeRecord({ ...record, reference: answer.data.reference });
      return finish(items, answer.data.reference);
    }
  }
  // All that we know of is stored, and the server misses something: the cart has been changed elsewhere.
  forgetRecord();
  void loadCart();
  return { kind: 'failed', stored: total, total };
}

function finish(items: readonly CartItem[], reference: string): SubmissionOutcome {
  replaceConfirmed((cart) => withoutLines(cart, new Set(items.map(lineKey))));
  void loadCart();
  return { kind: 'sent', reference };
}

function requestFor(item: CartItem, requestId: string): QuoteItemRequest {
  const { user } = useAuthState.getState();
  return {
    serviceName: item.serviceName,
    subServiceName: item.subServiceName,
    subServiceDescription: item.description.slice(0, MAX_DESCRIPTION),
    sessionId: visitorSessionId(),
    userEmail: user?.email ?? '',
    userName: user?.name ?? '',
    path: window.location.pathname,
    requestId,
    serviceId: item.serviceId,
    subServiceId: item.subServiceId,
  };
}

async function sendItem(body: QuoteItemRequest): Promise<Answer> {
  const answer = await callApi<{ data: QuoteSubmission }>('POST', '/visitor/quote-request', { body });
  return answer.ok ? { ok: true, data: answer.data.data } : answer;
}
