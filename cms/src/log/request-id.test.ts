import { requestIdOf } from './request-id';

type Call = Parameters<typeof requestIdOf>[0];

const call = (given = ''): Call => ({ get: () => given, req: {} }) as unknown as Call;

describe('requestIdOf', () => {
  it('is the id the website gave the call', () => {
    expect(requestIdOf(call('4f0c-1.a_B'))).toBe('4f0c-1.a_B');
  });

  it.each(['', 'a b', 'a\r\nb', '{"x":1}', 'x'.repeat(65)])('is one of our own instead of %j', (given) => {
    expect(requestIdOf(call(given))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stays the same for the call', () => {
    const one = call();
    expect(requestIdOf(one)).toBe(requestIdOf(one));
    expect(requestIdOf(one)).not.toBe(requestIdOf(call()));
  });
});
