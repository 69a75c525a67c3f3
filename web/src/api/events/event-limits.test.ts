/** @jest-environment node */
import { limitPerMinute } from './event-limits';

const refusal = (retryAfter: number): unknown => expect.objectContaining({ code: 'too_many_requests', details: { retryAfter } });

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void jest.useRealTimers());

describe('a limit per minute', () => {
  it('is each address’s own, and says when it ends', async () => {
    const takeTurn = limitPerMinute(2);
    await takeTurn('192.0.2.1');
    await takeTurn('192.0.2.1');
    await expect(takeTurn('192.0.2.1')).rejects.toEqual(refusal(60));
    await takeTurn('192.0.2.2');
    jest.advanceTimersByTime(45_000);
    await expect(takeTurn('192.0.2.1')).rejects.toEqual(refusal(15));
    jest.advanceTimersByTime(15_001);
    await takeTurn('192.0.2.1');
  });

  it('counts an IPv6 network as one', async () => {
    const takeTurn = limitPerMinute(1);
    await takeTurn('2001:db8:1:2::1');
    await expect(takeTurn('2001:db8:1:2:ffff::9')).rejects.toEqual(refusal(60));
    await takeTurn('2001:db8:1:3::1');
  });

  it('is shared by all whose address isn’t known', async () => {
    const takeTurn = limitPerMinute(1);
    await takeTurn('unknown');
    await expect(takeTurn('unknown')).rejects.toEqual(refusal(60));
  });
});
