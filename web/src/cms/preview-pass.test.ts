/** @jest-environment node */
import { isPreviewPass, PREVIEW_SECONDS, previewedPath, previewPass } from './preview-pass';

const SECRET = 'a-secret-of-the-site';
const UNTIL = 1_764_000_000_000;
/** As the CMS makes it; its own test has the same one. */
const link = { path: '/ar/blog/draft', until: String(UNTIL), signature: 'iMvmYRTu1S-WF2KbprTl-5PCVYTiWPCLJX99VX5RP9w' };

const ask = (change: Partial<typeof link> = {}, now = UNTIL - 1, secret = SECRET) => previewedPath(new URLSearchParams({ ...link, ...change }), secret, now);

describe('a link of the panel', () => {
  it('leads to the page it was made for', () => {
    expect(ask()).toBe('/ar/blog/draft');
  });

  it('is over when its time is', () => {
    expect(ask({}, UNTIL)).toBeUndefined();
  });

  it.each([
    ['another path', { path: '/ar/blog/other' }],
    ['a later end', { until: String(UNTIL + 1) }],
    ['no signature', { signature: '' }],
    ['another signature', { signature: 'A'.repeat(43) }],
  ])('is none with %s', (_what, change) => {
    expect(ask(change)).toBeUndefined();
  });

  it('is none of another secret, or without anything', () => {
    expect(ask({}, UNTIL - 1, 'another-secret-of-a-site')).toBeUndefined();
    expect(previewedPath(new URLSearchParams(), SECRET, 0)).toBeUndefined();
  });
});

describe('a pass', () => {
  it('lasts two hours', () => {
    const pass = previewPass(SECRET, UNTIL);
    expect(isPreviewPass(pass, SECRET, UNTIL + PREVIEW_SECONDS * 1_000 - 1)).toBe(true);
    expect(isPreviewPass(pass, SECRET, UNTIL + PREVIEW_SECONDS * 1_000)).toBe(false);
  });

  it.each(['', '.', 'x', `${UNTIL}.`, `9${previewPass(SECRET, UNTIL)}`, `${UNTIL}.${link.signature}`])('is nothing made up: %j', (pass) => {
    expect(isPreviewPass(pass, SECRET, UNTIL - 1)).toBe(false);
  });

  it('is none of another secret', () => {
    expect(isPreviewPass(previewPass('another-secret-of-a-site', UNTIL), SECRET, UNTIL)).toBe(false);
  });
});
