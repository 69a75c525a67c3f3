/** @jest-environment node */
import { chooseEncoding } from './encoding';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['br;q=many', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers "%s" with %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it('stays right when many different values come in', () => {
    for (let i = 0; i < 1_000; i += 1) expect(chooseEncoding(`gzip, made-up-${i}`)).toBe('gzip');
    expect(chooseEncoding('br')).toBe('br');
  });
});
