import { cmsAs } from '../../fixtures/cms-client';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const FAR = '9999999999999';

test.describe('a preview begins with a link of the panel alone', () => {
  for (const query of ['', '?path=/blog', `?path=/blog&until=${FAR}`, `?path=/blog&until=${FAR}&signature=${'A'.repeat(43)}`, `?path=//evil.example&until=${FAR}&signature=x`]) {
    test(`not with /preview/start${query}`, async ({ request }) => {
      const answer = await request.get(`/preview/start${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(403);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store' });
      expect(answer.headers()).not.toHaveProperty('set-cookie');
    });
  }

  for (const cookie of ['__prerender_bypass=x', '__prerender_bypass=development-id; preview=x', `preview=${FAR}.x`]) {
    test(`not with the cookie ${cookie}`, async ({ request, stack }) => {
      const cms = await cmsAs(stack, ACCOUNTS.marketing);
      const slug = `never-published-${Date.now()}-${cookie.length}`;
      const post = await cms.draft('api::post.post', { title: 'Never published', slug });
      try {
        const answer = await request.get(`/blog/${slug}`, { headers: { cookie } });
        expect(answer.status()).toBe(404);
        expect(await answer.text()).not.toContain('Never published');
        expect(await (await request.get('/blog', { headers: { cookie } })).text()).not.toContain('Exit preview');
      } finally {
        await cms.remove('api::post.post', post);
      }
    });
  }
});

test('the end of a preview leads nowhere else', async ({ request, stack }) => {
  const leave = async (referer: string) => (await request.get('/preview/exit', { maxRedirects: 0, headers: { referer } })).headers().location;
  expect(await leave('https://evil.example/phish')).toBe('/');
  expect(await leave(`${stack.siteUrl}//evil.example`)).toBe('/');
  expect(await leave(`${stack.siteUrl}/ar/blog`)).toBe('/ar/blog');
});
