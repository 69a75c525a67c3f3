import { visitorSessionId as contract } from '@/contracts/account';
import { visitorSessionId } from './visitor-session';

beforeEach(() => window.sessionStorage.clear());

it('is random, carries its time, and passes the contract', () => {
  const before = Date.now();
  const id = visitorSessionId();
  expect(id).toMatch(/^session_[0-9a-f]{24}_\d{13}$/);
  expect(contract.safeParse(id).success).toBe(true);
  const startedAt = Number(window.sessionStorage.getItem('sessionTimestamp'));
  expect(id.endsWith(`_${startedAt}`)).toBe(true);
  expect(startedAt).toBeGreaterThanOrEqual(before);
});

it('stays the same for the browser session', () => {
  expect(visitorSessionId()).toBe(visitorSessionId());
  expect(window.sessionStorage.getItem('sessionId')).toBe(visitorSessionId());
});

it('takes the place of what isn’t one', () => {
  window.sessionStorage.setItem('sessionId', 'session_<script>');
  expect(visitorSessionId()).toMatch(/^session_[0-9a-f]{24}_\d{13}$/);
});
