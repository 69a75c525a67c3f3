/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildPageEntry, matchesEtag, varyOn } from './page-entry';

const HTML = Buffer.from(`<p>نص</p><script>a()</script>${'x'.repeat(5_000)}`);
const build = (html = HTML) =>
  buildPageEntry(html, { contentType: 'text/html; charset=utf-8', vary: 'rsc', baseHeaders: ['X-Frame-Options', 'DENY'], freshUntil: 1 });

const asObject = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, i) => (i % 2 ? [] : [[name, flat[i + 1]]]))) as Record<string, string>;

describe('buildPageEntry', () => {
  it('prepares every encoding of the same page, each with its own strong ETag', async () => {
    const { variants } = await build();
    expect(brotliDecompressSync(variants.br.body)).toEqual(HTML);
    expect(gunzipSync(variants.gzip.body)).toEqual(HTML);
    expect(variants.identity.body).toEqual(HTML);
    expect(new Set(Object.values(variants).map(({ etag }) => etag)).size).toBe(3);
    for (const { etag } of Object.values(variants)) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it('writes headers that make everybody ask again', async () => {
    const { br } = (await build()).variants;
    expect(asObject(br.headers)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Encoding': 'br',
      'Content-Length': String(br.body.length),
      'Content-Security-Policy': expect.stringContaining("'sha256-") as string,
      Vary: 'rsc, Accept-Encoding',
      ETag: br.etag,
    });
    expect(asObject(br.notModifiedHeaders)).not.toHaveProperty('Content-Length');
  });

  it('lets the proxy in front give it to everybody for a second, with 304 too, but not where it says that there is no page', async () => {
    const { br } = (await build()).variants;
    for (const headers of [br.headers, br.notModifiedHeaders]) {
      expect(asObject(headers)).toMatchObject({ 'X-Accel-Expires': '1' });
      // Older versions of nginx take the first of the two.
      expect(headers.indexOf('X-Accel-Expires')).toBeLessThan(headers.indexOf('Cache-Control'));
    }
    const missing = await buildPageEntry(HTML, { contentType: 'text/html', vary: '', baseHeaders: [], freshUntil: 1, status: 404 });
    expect(missing.variants.br.headers).not.toContain('X-Accel-Expires');
  });

  it('keeps the ETag of a page that did not change, and no other', async () => {
    const [first, same, other] = await Promise.all([build(), build(), build(Buffer.from('<p>other</p>'))]);
    expect(same.variants.br.etag).toBe(first.variants.br.etag);
    expect(other.variants.br.etag).not.toBe(first.variants.br.etag);
  });
});

describe('matchesEtag', () => {
  it.each(['"a"', 'W/"a"', '"x", "a"', '*', '"x",W/"a" '])('finds %s', (given) => {
    expect(matchesEtag(given, '"a"')).toBe(true);
  });

  it.each(['"b"', 'a', '"a-br"', ''])('does not find %s', (given) => {
    expect(matchesEtag(given, '"a"')).toBe(false);
  });
});

describe('varyOn', () => {
  it.each([
    ['', 'Accept-Encoding'],
    ['rsc', 'rsc, Accept-Encoding'],
    ['rsc, accept-encoding', 'rsc, accept-encoding'],
  ])('makes "%s" into "%s"', (given, vary) => {
    expect(varyOn(given)).toBe(vary);
  });
});
