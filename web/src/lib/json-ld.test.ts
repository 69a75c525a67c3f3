import { serialiseJsonLd } from './json-ld';

it('cannot be closed from inside', () => {
  const text = serialiseJsonLd({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
