import type { InboxQuoteDetail } from '@/contracts/quotes';
import { buildInboxDetail } from './build-inbox-quote';
import { changesBetween } from './quote-changes';

const message = (id: string, from: 'client' | 'staff') => ({ id, at: '2026-11-22T08:00:00.000Z', from, name: 'Somebody', text: 'Hello' });
const draft = { version: 1, note: '', validUntil: null };

it.each<[Partial<InboxQuoteDetail>, string[]]>([
  [{}, []],
  [{ updatedAt: '2026-11-22T09:00:00.000Z', overdue: true }, []],
  [{ status: 'in_review' }, ['status']],
  [{ messages: [message('1', 'client'), message('2', 'staff')] }, ['clientMessage', 'staffMessage']],
  [{ notes: [{ id: '1', at: '2026-11-22T08:00:00.000Z', name: 'Omar', text: 'Hello' }] }, ['note']],
  [{ assignee: { id: 'omaromaromar', name: 'Omar' } }, ['assignee']],
  [{ draft }, ['offer']],
  [{ draft, status: 'offer_sent' }, ['status']],
])('%j is told as %j', (facts, changes) => expect(changesBetween(buildInboxDetail(), buildInboxDetail(facts))).toEqual(changes));

it('tells of no message twice', () => {
  const before = buildInboxDetail({ messages: [message('1', 'client')] });
  expect(changesBetween(before, buildInboxDetail({ messages: [message('1', 'client'), message('2', 'staff')] }))).toEqual(['staffMessage']);
});
