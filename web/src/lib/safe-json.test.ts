/** @jest-environment node */
import { parseSafeJson } from './safe-json';

describe('parseSafeJson', () => {
  it.each(['{"a":[1,"ب",null,true]}', '"[[[[{{{{"', '{"text":"a \\" quote and [brackets"}', '32'])('accepts %s', (text) => {
    expect(parseSafeJson(text)).toEqual({ value: JSON.parse(text) as unknown });
  });

  it.each([
    ['broken text', '{"a":'],
    ['nothing', ''],
    ['a depth of 10,000', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a depth of 10,000 without an end', '['.repeat(10_000)],
    ['a prototype key', '{"a":{"__proto__":{"admin":true}}}'],
    ['a constructor key', '{"constructor":{}}'],
    ['NUL', '{"a":"x\\u0000"}'],
    ['NUL in a key', '{"x\\u0000":1}'],
    ['a lone surrogate', '{"a":"\\ud800"}'],
  ])('refuses %s', (_, text) => {
    expect(parseSafeJson(text)).toBeUndefined();
  });
});
