import { ACCOUNTS } from '../../fixtures/stack';
import { cmsAs, type CmsDocument } from '../../fixtures/cms-client';
import { sitemapParts } from '../../fixtures/sitemap';
import { expect, test } from '../../fixtures/test';

const POST = 'api::post.post';
const SECRET = 'Nobody may read this yet';
const slug = 'nobody-may-read-this';

let post: CmsDocument;

test.beforeAll(async ({ stack }) => {
  const cms = await cmsAs(stack, ACCOUNTS.marketing);
  post = await cms.draft(POST, { title: SECRET, slug, excerpt: SECRET, content: [] });
});

test.afterAll(async ({ stack }) => {
  await (await cmsAs(stack, ACCOUNTS.marketing)).remove(POST, post);
});

test('no anonymous call to the CMS itself gives a draft', async ({ request, stack }) => {
  const rest = [
    `/api/posts?filters[slug]=${slug}`,
    `/api/posts?status=draft`,
    `/api/posts?status=draft&locale=ar`,
    `/api/posts?publicationState=preview`,
    `/api/posts?populate=localizations&status=draft`,
    `/api/posts?populate[localizations][status]=draft`,
    `/api/posts/${post.documentId}`,
    `/api/posts/${post.documentId}?status=draft`,
    `/api/categories?populate[posts][status]=draft`,
    `/api/services?populate[subServices][status]=draft`,
  ];
  for (const path of rest) {
    expect(await (await request.get(stack.cmsUrl + path)).text(), path).not.toContain(SECRET);
  }
  const queries = [
    '{ posts(status: DRAFT) { title } }',
    `{ post(documentId: "${post.documentId}", status: DRAFT) { title } }`,
    `{ post(documentId: "${post.documentId}") { title } }`,
    '{ posts(locale: "ar", status: DRAFT) { title } }',
    '{ posts { title localizations { title } } }',
    '{ categories { name posts(status: DRAFT) { title } } }',
  ];
  for (const query of queries) {
    const answer = await request.post(`${stack.cmsUrl}/graphql`, { data: { query } });
    expect(await answer.text(), query).not.toContain(SECRET);
  }
});

test('the site doesn’t show it', async ({ request }) => {
  for (const path of [`/blog/${slug}`, `/ar/blog/${slug}`, `/blog/${post.documentId}`]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect(await (await request.get('/blog')).text()).not.toContain(SECRET);
  expect((await sitemapParts(request)).join('')).not.toContain(slug);
});
