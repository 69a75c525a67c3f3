// @ts-check
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';

import { firstPost, locations, oneOfEachKind, publicPages } from './site-paths.mjs';

/** @param {string[]} paths */
const xml = (paths) => paths.map((path) => `<url><loc>http://localhost:3000${path}</loc></url>`).join('\n');

test('reads the paths of a sitemap', () => {
  assert.deepEqual(locations(xml(['/', '/ar/blog/a'])), ['/', '/ar/blog/a']);
  assert.deepEqual(locations('<sitemap><loc>https://site.example</loc></sitemap>'), ['/']);
});

test('follows the parts of a sitemap, and adds what no sitemap names', async () => {
  /** @type {Record<string, string>} */
  const answers = { '/sitemap.xml': xml(['/sitemaps/a.xml', '/sitemaps/b.xml']), '/sitemaps/a.xml': xml(['/', '/blog']), '/sitemaps/b.xml': xml(['/blog', '/blog/x']) };
  const server = createServer((request, response) => response.end(answers[request.url ?? ''] ?? ''));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  try {
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    const pages = await publicPages(`http://127.0.0.1:${address.port}`);
    assert.deepEqual(pages.slice(0, 3), ['/', '/blog', '/blog/x']);
    assert.ok(pages.includes('/cart') && pages.includes('/ar/cart'));
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('finds one page of each kind, and the first post', () => {
  const paths = ['/', '/ar', '/services', '/services/page/2', '/services/seo', '/services/web', '/blog', '/blog/category/news', '/blog/a', '/blog/b', '/about'];
  assert.deepEqual(oneOfEachKind(paths), ['/', '/services', '/services/seo', '/blog', '/blog/a', '/about']);
  assert.equal(firstPost(paths), '/blog/a');
  assert.throws(() => firstPost(['/', '/blog/category/news']), /no post/);
});
