import { jsonLines, MESSAGE } from './json-lines';

function line(info: Parameters<typeof jsonLines.transform>[0]): { text: string; fields: Record<string, unknown> } {
  const text = jsonLines.transform(info)[MESSAGE] ?? '';
  return { text, fields: JSON.parse(text) as Record<string, unknown> };
}

describe('a line of the log', () => {
  it('says when, how bad, which part, which call and what', () => {
    const { fields } = line({ level: 'warn', message: 'slow', requestId: 'abc', fields: { ms: 12 } });
    expect(fields).toEqual({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/), level: 'warn', part: 'cms', requestId: 'abc', message: 'slow', ms: 12 });
  });

  it('stays one line, whatever is in the message', () => {
    const { text, fields } = line({ level: 'info', message: 'a\r\n{"level":"error"}\u2028\u0000' });
    expect(text).not.toMatch(/[\r\n\u0000]/);
    expect(fields.level).toBe('info');
  });

  it('holds no commands to a terminal', () => {
    expect(line({ level: 'info', message: '\u001b[31mred\u001b[0m' }).fields.message).toBe('red');
  });

  it('tells of an error handed over alone', () => {
    const error = Object.assign(new Error('broken'), { level: 'error', rows: ['somebody'] });
    const { text, fields } = line(error);
    expect(fields).toMatchObject({ level: 'error', message: 'broken', stack: expect.stringContaining('broken') });
    expect(text).not.toContain('somebody');
  });

  it('cuts a message of any length', () => {
    expect(line({ level: 'info', message: 'x'.repeat(100_000) }).text.length).toBeLessThan(10_000);
  });

  it('takes what is no text', () => {
    expect(line({ level: 'info', message: { a: 1 } }).fields.message).toBe('{"a":1}');
    expect(line({ level: 'info', message: undefined }).fields.message).toBe('');
  });
});
