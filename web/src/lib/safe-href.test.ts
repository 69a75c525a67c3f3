import { isExternal, safeHref } from './safe-href';

describe('safeHref', () => {
  it.each(['https://example.com/a', 'http://example.com', 'mailto:a@rukn.example', 'tel:+97140000000', '/services', '#team', 'about'])(
    'lets %s through',
    (address) => {
      expect(safeHref(address)).toBe(address);
    },
  );

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', '', 'http://'])(
    'refuses %j',
    (address) => {
      expect(safeHref(address)).toBeNull();
    },
  );
});

describe('isExternal', () => {
  it('knows other sites from own paths', () => {
    expect(isExternal('https://example.com')).toBe(true);
    expect(isExternal('//example.com')).toBe(true);
    expect(isExternal('/blog')).toBe(false);
    expect(isExternal('mailto:a@rukn.example')).toBe(false);
  });
});
