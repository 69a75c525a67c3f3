/** @jest-environment node */
import { createLog } from './log';
import { onBehalfOf, onNobodysBehalf } from './request-context';

function collecting() {
  const lines: string[] = [];
  const troubles: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) }, { write: (line) => void troubles.push(line) });
  return { log, lines, troubles };
}

const parsed = (line: string | undefined): Record<string, unknown> => JSON.parse(line ?? '') as Record<string, unknown>;

describe('the log', () => {
  it('writes a line of JSON, troubles apart from the rest', () => {
    const { log, lines, troubles } = collecting();
    log.info('site listens', { address: '127.0.0.1:3000' });
    log.warning('content can not be read');
    expect([lines.length, troubles.length]).toEqual([1, 1]);
    const { time, ...rest } = parsed(lines[0]);
    expect(rest).toEqual({ level: 'info', message: 'site listens', address: '127.0.0.1:3000' });
    expect(new Date(String(time)).toISOString()).toBe(time);
    expect(parsed(troubles[0])).toMatchObject({ level: 'warn', message: 'content can not be read' });
  });

  it('keeps line breaks and control characters out of its structure', () => {
    const { log, lines } = collecting();
    log.info('a\r\n{"level":"error"}', { page: '/x\n\u001b[31m\u0000' });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.slice(0, -1)).not.toMatch(/[\u0000-\u001f]/);
    expect(parsed(lines[0])).toMatchObject({ message: 'a\r\n{"level":"error"}', page: '/x\n\u001b[31m\u0000' });
  });

  it('tells an error with its stack and its cause', () => {
    const { log, troubles } = collecting();
    log.error('api call failed', new Error('the CMS gave no answer', { cause: new Error('connect ECONNREFUSED') }), { requestId: 'abcd-1234' });
    log.error('odd', 'just a text');
    expect(parsed(troubles[0])).toMatchObject({
      level: 'error',
      error: 'the CMS gave no answer',
      cause: 'connect ECONNREFUSED',
      stack: expect.stringContaining('log.test') as string,
      requestId: 'abcd-1234',
    });
    expect(parsed(troubles[1])).toMatchObject({ error: 'just a text' });
  });

  it('hides what would open something', () => {
    const { log, lines } = collecting();
    log.info('x', { token: 'open-sesame', headers: { authorization: 'Bearer open-sesame', cookie: 'session=open-sesame' }, caller: { sessionSecret: 'open-sesame' } });
    expect(lines[0]).not.toContain('open-sesame');
    expect(parsed(lines[0])).toMatchObject({ token: '[hidden]', headers: { authorization: '[hidden]' } });
  });

  it('names the request on whose behalf something happens, and none where it was only set off', async () => {
    const { log, lines } = collecting();
    await onBehalfOf('request-1', async () => {
      await Promise.resolve();
      log.info('within');
      onNobodysBehalf(() => log.info('beside'));
    });
    log.info('outside');
    expect(lines.map((line) => parsed(line).requestId)).toEqual(['request-1', undefined, undefined]);
  });
});
